import Foundation

extension LaidOutTree {
    /// The canonical bytes; frames are exact, because inspection and comparison of layouts want what layout found.
    package func encoded() -> [UInt8] {
        var out = ByteWriter(capacity: 64 + views.count * 96)
        out.header(.laidOutTree)
        out.count(views.count)
        for view in views { view.write(to: &out) }
        return out.bytes
    }

    /// Rebuilds a tree exactly; every parent has to come before its children.
    package init(decoding bytes: [UInt8]) throws(MalformedEncoding) {
        var input = ByteReader(bytes)
        try input.header(.laidOutTree)
        let count = try input.count(of: 10)
        self.init()
        views.reserveCapacity(count)
        for index in 0..<count { views.append(try LaidOutView(from: &input, index: index)) }
        try input.finish()
        guard encoded() == bytes else { throw .notCanonical(EncodedKind.laidOutTree.name) }
    }
}

extension LaidOutView {
    fileprivate func write(to out: inout ByteWriter) {
        out.count(parent.map { $0 + 1 } ?? 0)
        out.string(path)
        out.string(type)
        out.byte(Flags(self).rawValue)
        if let identifier { out.string(identifier) }
        out.exact(frame)
        if let text { out.string(text) }
        out.count(lines.count)
        for line in lines {
            out.string(line.text)
            out.exact(line.frame)
            out.exact(line.baseline)
        }
    }

    fileprivate init(from input: inout ByteReader, index: Int) throws(MalformedEncoding) {
        let start = input.position
        let parent = try input.unsigned()
        guard parent <= UInt64(index) else { throw .outOfRange("parent", offset: start) }
        let path = try input.string()
        let type = try input.string()
        let flags = Flags(rawValue: try input.byte())
        guard Flags.all.isSuperset(of: flags) else { throw .outOfRange("flag", offset: input.position - 1) }
        let identifier = flags.contains(.identifier) ? try input.string() : nil
        let frame = try input.exactRect()
        let text = flags.contains(.text) ? try input.string() : nil
        var lines: [LaidOutLine] = []
        for _ in 0..<(try input.count(of: 6)) {
            lines.append(
                LaidOutLine(text: try input.string(), frame: try input.exactRect(), baseline: try input.exact()))
        }
        self.init(
            path: path, type: type, identifier: identifier, parent: parent == 0 ? nil : Int(parent) - 1, frame: frame,
            text: text, lines: lines, isTruncated: flags.contains(.truncated), isClipping: flags.contains(.clipping),
            isPlaceholder: flags.contains(.placeholder))
    }

    /// What a view has and is, in one byte.
    private struct Flags: OptionSet {
        let rawValue: UInt8

        static let identifier = Flags(rawValue: 1 << 0)
        static let text = Flags(rawValue: 1 << 1)
        static let truncated = Flags(rawValue: 1 << 2)
        static let clipping = Flags(rawValue: 1 << 3)
        static let placeholder = Flags(rawValue: 1 << 4)
        static let all = Flags(rawValue: (1 << 5) - 1)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ view: LaidOutView) {
            self = []
            if view.identifier != nil { insert(.identifier) }
            if view.text != nil { insert(.text) }
            if view.isTruncated { insert(.truncated) }
            if view.isClipping { insert(.clipping) }
            if view.isPlaceholder { insert(.placeholder) }
        }
    }
}
