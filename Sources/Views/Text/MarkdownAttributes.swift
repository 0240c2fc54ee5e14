/// The attributes that follow a label in Markdown that begins with `^[`, such as `(inflect: true)`.
struct MarkdownAttributes {
    // Characters that are looked at for the end.
    private static let longest = 200

    /// Whether the words of the label agree with the number in it.
    let inflects: Bool
    /// Where the text goes on.
    let end: Substring.Index

    /// What is in parentheses; nil without them.
    init?(_ rest: Substring) {
        let head = rest.prefix(Self.longest)
        guard head.first == "(", let close = head.firstIndex(of: ")") else { return nil }
        let inner = head[..<close].dropFirst().filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
        inflects = inner.split(separator: ",").contains("inflect:true")
        end = rest.index(after: close)
    }
}
