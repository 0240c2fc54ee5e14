/// How much nearer the pairs of characters of Apple's system font stand than those of its stand-in, which are kerned as in the font.
package struct SystemKerning: Hashable, Sendable {
    /// Two characters of ASCII.
    private struct Pair: Hashable {
        let first, second: UInt8
    }

    private let pairs: [Pair: Double]
    /// What a colon between two digits moves on both sides, as in times.
    private let timeColon: Double

    /// Lengths in em by two characters of ASCII each; others are passed over.
    package init(pairs: [String: Double], timeColon: Double) {
        let known = pairs.compactMap { name, length -> (Pair, Double)? in
            let bytes = Array(name.utf8)
            return bytes.count == 2 ? (Pair(first: bytes[0], second: bytes[1]), length) : nil
        }
        self.pairs = Dictionary(known) { first, _ in first }
        self.timeColon = timeColon
    }

    /// The pairs of a text that move, in em, by the UTF-8 offset of their first character.
    func moves(in text: UnsafeBufferPointer<UInt8>) -> [Int: Double] {
        var moves: [Int: Double] = [:]
        for (offset, (first, second)) in zip(text, text.dropFirst()).enumerated() {
            if let length = pairs[Pair(first: first, second: second)] { moves[offset] = length }
            guard second == Self.colon, offset + 2 < text.count, Self.isDigit(first), Self.isDigit(text[offset + 2]) else { continue }
            (moves[offset], moves[offset + 1]) = (timeColon, timeColon)
        }
        return moves
    }

    private static let colon = UInt8(ascii: ":")

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
