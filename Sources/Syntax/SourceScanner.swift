/// Cuts Swift source into tokens, so that nobody mistakes the inside of a string or a comment for code.
///
/// Regular expressions between bare slashes are not known; Swift 5 mode has none.
struct SourceScanner {
    let bytes: [UInt8]
    private var position = 0
    /// Literals within interpolations within literals; past the limit an interpolation is taken as plain text.
    private var depth = 0
    private static let depthLimit = 100

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() -> [SourceToken] {
        var tokens: [SourceToken] = []
        while position < bytes.count { tokens.append(next()) }
        return tokens
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private mutating func next() -> SourceToken {
        let start = position
        let kind = nextKind()
        return SourceToken(kind: kind, range: start..<position)
    }

    private mutating func nextKind() -> SourceToken.Kind {
        switch byte() {
        case .newline, .carriageReturn:
            position += byte() == .carriageReturn && byte(1) == .newline ? 2 : 1
            return .newline
        case .space, .tab, 0, 0x0B, 0x0C:
            position += 1
            while byte().isBlank { position += 1 }
            return .space
        case .slash where byte(1) == .slash:
            while position < bytes.count, !byte().isLineEnd { position += 1 }
            return .comment
        case .slash where byte(1) == .star:
            skipBlockComment()
            return .comment
        case .quote:
            skipString(hashes: 0)
            return .string
        case .hash:
            return hashKind()
        case .backtick:
            return backtickKind()
        case let first where first.isDigit:
            while byte().isWord { position += 1 }
            return .number
        case let first where first.isWord:
            while byte().isWord { position += 1 }
            return .word
        default:
            position += 1
            return .punctuation
        }
    }

    /// `#if`, `#"raw"#`, `#/regular expression/#` or a lone number sign.
    private mutating func hashKind() -> SourceToken.Kind {
        var hashes = 0
        while byte(hashes) == .hash { hashes += 1 }
        if byte(hashes) == .quote {
            position += hashes
            skipString(hashes: hashes)
            return .string
        }
        if byte(hashes) == .slash, skipRegularExpression(hashes: hashes) { return .string }
        position += 1
        guard byte().isWord, !byte().isDigit else { return .punctuation }
        while byte().isWord { position += 1 }
        return .directive
    }

    private mutating func backtickKind() -> SourceToken.Kind {
        var end = position + 1
        while end < bytes.count, bytes[end] != .backtick, !bytes[end].isLineEnd { end += 1 }
        guard end < bytes.count, bytes[end] == .backtick else {
            position += 1
            return .punctuation
        }
        position = end + 1
        return .word
    }

    private mutating func skipBlockComment() {
        var level = 0
        repeat {
            if byte() == .slash, byte(1) == .star {
                level += 1
                position += 2
            } else if byte() == .star, byte(1) == .slash {
                level -= 1
                position += 2
            } else {
                position += 1
            }
        } while level > 0 && position < bytes.count
        position = min(position, bytes.count)
    }

    /// Moves behind a literal whose first quote is at the position; one that is not closed ends with its line.
    private mutating func skipString(hashes: Int) {
        let isBlock = byte(1) == .quote && byte(2) == .quote && !(hashes > 0 && closesOnLine(hashes: hashes))
        let quotes = isBlock ? 3 : 1
        position += quotes
        while position < bytes.count {
            if byte() == .backslash, hasHashes(hashes, at: 1) {
                position += 1 + hashes
                if byte() == .openParenthesis, depth < Self.depthLimit {
                    skipInterpolation()
                } else if position < bytes.count, isBlock || !byte().isLineEnd {
                    position += 1
                }
            } else if (0..<quotes).allSatisfy({ byte($0) == .quote }), hasHashes(hashes, at: quotes) {
                position += quotes + hashes
                return
            } else if !isBlock, byte().isLineEnd {
                return
            } else {
                position += 1
            }
        }
    }

    /// Moves behind the parenthesis that closes the one at the position.
    private mutating func skipInterpolation() {
        depth += 1
        defer { depth -= 1 }
        var level = 0
        while position < bytes.count {
            let first = byte()
            _ = nextKind()
            if first == .openParenthesis { level += 1 }
            if first == .closeParenthesis { level -= 1 }
            if level == 0 { return }
        }
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == .hash }
    }

    /// Whether a raw literal that starts with three quotes ends in its own line, as `#"""#` does.
    private func closesOnLine(hashes: Int) -> Bool {
        var offset = 1
        while position + offset < bytes.count, !byte(offset).isLineEnd {
            if byte(offset) == .quote, hasHashes(hashes, at: offset + 1) { return true }
            offset += 1
        }
        return false
    }

    private mutating func skipRegularExpression(hashes: Int) -> Bool {
        var end = position + hashes + 1
        while end + hashes < bytes.count {
            if bytes[end] == .slash, bytes[end + 1...end + hashes].allSatisfy({ $0 == .hash }) {
                position = end + hashes + 1
                return true
            }
            end += bytes[end] == .backslash ? 2 : 1
        }
        return false
    }
}
