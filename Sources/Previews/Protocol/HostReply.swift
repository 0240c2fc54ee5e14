import ProofsheetDrawing

/// What a host answers.
package enum HostReply: Equatable, Sendable {
    /// The library is loaded; these types offer previews.
    case loaded([EntryOrigin])
    /// The library cannot be loaded; the text is the dynamic linker's.
    case notLoaded(String)
    /// The answer to a step of the request: an encoded description of an entry, or an encoded cell.
    case answer(step: Int, payload: [UInt8])
    /// A step that has no answer, with the sentence that says why.
    case refused(step: Int, sentence: String)
}

extension HostReply {
    static let kind = EncodedKind(letters: "PHA", version: 1, name: "answer of a host")

    /// The bytes that go through the channel.
    package func encoded() -> [UInt8] {
        var out = ByteWriter()
        out.header(Self.kind)
        switch self {
        case .loaded(let entries):
            out.byte(0)
            out.count(entries.count)
            for entry in entries { out.origin(entry) }
        case .notLoaded(let text):
            out.byte(1)
            out.string(text)
        case .answer(let step, let payload):
            out.byte(2)
            out.count(step)
            out.block(payload)
        case .refused(let step, let sentence):
            out.byte(3)
            out.count(step)
            out.string(sentence)
        }
        return out.bytes
    }

    /// Rebuilds an answer.
    package init(decoding bytes: [UInt8]) throws(MalformedEncoding) {
        var input = ByteReader(bytes)
        try input.header(Self.kind)
        switch try input.byte() {
        case 0:
            var entries: [EntryOrigin] = []
            for _ in 0..<(try input.count(of: 2)) { entries.append(try input.origin()) }
            self = .loaded(entries)
        case 1: self = .notLoaded(try input.string())
        case 2: self = .answer(step: try input.index(), payload: try input.block())
        case 3: self = .refused(step: try input.index(), sentence: try input.string())
        default: throw .outOfRange("answer", offset: input.position - 1)
        }
        try input.finish()
    }
}
