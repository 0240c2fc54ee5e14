/// A character as people count them, with its place in the text.
struct Grapheme {
    /// UTF-8 offsets.
    let start, end: Int
    let isSpace: Bool
}
