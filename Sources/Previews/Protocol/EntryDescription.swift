import ProofsheetDrawing
import ProofsheetViews

/// A type of the user's that offers previews, and the previews it offers.
package struct EntryDescription: Equatable, Sendable {
    package enum Origin: Equatable, Sendable {
        /// A `PreviewProvider`, by the type's names from the outermost in, without its module.
        case provider(type: String)
        /// A `#Preview`, by its place.
        case macro(path: String, line: Int)
    }

    /// One of the entry's previews.
    package struct Part: Equatable, Sendable {
        package let attributes: PreviewAttributes
        /// The type of the view, for previews without a name.
        package let viewName: String

        package init(attributes: PreviewAttributes, viewName: String) {
            self.attributes = attributes
            self.viewName = viewName
        }
    }

    package let origin: Origin
    package let parts: [Part]

    package init(origin: Origin, parts: [Part]) {
        self.origin = origin
        self.parts = parts
    }
}

extension EntryDescription {
    static let kind = EncodedKind(letters: "PED", version: 1, name: "description of previews")

    /// The payload of an answer.
    package func encoded() -> [UInt8] {
        var out = ByteWriter()
        out.header(Self.kind)
        switch origin {
        case .provider(let type):
            out.flag(false)
            out.string(type)
        case .macro(let path, let line):
            out.flag(true)
            out.string(path)
            out.count(line)
        }
        out.count(parts.count)
        for part in parts {
            out.string(part.viewName)
            out.attributes(part.attributes)
        }
        return out.bytes
    }

    /// Rebuilds a description.
    package init(decoding bytes: [UInt8]) throws(MalformedEncoding) {
        var input = ByteReader(bytes)
        try input.header(Self.kind)
        if try input.flag() {
            origin = .macro(path: try input.string(), line: try input.index())
        } else {
            origin = .provider(type: try input.string())
        }
        var parts: [Part] = []
        for _ in 0..<(try input.count(of: 6)) {
            let name = try input.string()
            parts.append(Part(attributes: try input.attributes(), viewName: name))
        }
        self.parts = parts
        try input.finish()
    }
}
