import Foundation

/// JSON text with its `//` comments taken out, so that Foundation reads it; lines keep their numbers.
struct Commentless {
    let data: Data

    init(_ text: some Sequence<UInt8>) {
        var kept: [UInt8] = []
        var state = State.outside
        for byte in text {
            switch (state, byte) {
            case (.comment, UInt8(ascii: "\n")):
                state = .outside
                kept.append(byte)
            case (.comment, _):
                continue
            case (.outside, UInt8(ascii: "/")) where kept.last == UInt8(ascii: "/"):
                kept.removeLast()
                state = .comment
            case (.outside, UInt8(ascii: "\"")), (.escape, _):
                state = .string
                kept.append(byte)
            case (.string, UInt8(ascii: "\"")):
                state = .outside
                kept.append(byte)
            case (.string, UInt8(ascii: "\\")):
                state = .escape
                kept.append(byte)
            default:
                kept.append(byte)
            }
        }
        data = Data(kept)
    }

    private enum State { case outside, string, escape, comment }
}
