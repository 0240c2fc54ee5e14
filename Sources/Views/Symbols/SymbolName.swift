/// A symbol's name taken apart: what it shows, and the variants its suffixes ask for.
struct SymbolName: Equatable {
    /// The name of the form, without suffixes.
    var base: String
    var isFilled = false
    var hasSlash = false
    /// The form around the base, such as `circle`.
    var enclosure: String?
    /// The small mark at the lower trailing corner.
    var badge: String?

    static let enclosures: Set<String> = [
        "circle", "square", "rectangle", "triangle", "diamond", "hexagon", "octagon", "seal", "app", "capsule", "shield", "bubble",
    ]

    /// Turning arrows that hold a number of seconds.
    static let skips: Set<String> = ["goforward", "gobackward"]

    /// Takes suffixes off until a known form is left; `isKnown` tells which bases have one.
    init(_ name: String, isKnown: (String) -> Bool) {
        var words = name.split(separator: ".").map(String.init)
        base = name
        if let place = words.firstIndex(of: "badge"), place > 0 {
            var mark = Array(words[(place + 1)...])
            if mark.last == "fill" { isFilled = mark.popLast() != nil }
            badge = mark.first ?? "circle"
            words = Array(words[..<place])
        }
        func take(_ word: String) -> Bool {
            guard words.count > 1, words.last == word else { return false }
            words.removeLast()
            return true
        }
        func isWhole() -> Bool { isKnown(words.joined(separator: ".")) }
        if take("inverse") { isFilled = true }
        if !isWhole(), take("fill") { isFilled = true }
        if !isWhole(), take("slash") { hasSlash = true }
        if !isWhole(), words.count > 1, let last = words.last, Self.enclosures.contains(last) {
            enclosure = last
            words.removeLast()
        }
        if !isWhole(), words.count == 2, Self.skips.contains(words[0]), Int(words[1]) != nil {
            enclosure = words.removeFirst()
        }
        if !isWhole(), take("fill") { isFilled = true }
        if !isWhole(), take("slash") { hasSlash = true }
        base = words.joined(separator: ".")
    }
}
