import Foundation

/// Words that agree in number with a value: `^[3 apple](inflect: true)` is said as `3 apples`.
///
/// Of English only, by its common rules; words of other languages stay as they are written.
enum Inflection {
    /// The parts of a text with the last word of every inflected stretch in the number of the first figure in it.
    static func inflected(_ segments: [TextSegment], locale: () -> Locale) -> [TextSegment] {
        guard segments.contains(where: { $0.attributes.inflection != nil }), locale().language.languageCode == .english else {
            return segments
        }
        var result = segments
        var start = 0
        while start < result.count {
            let group = result[start].attributes.inflection
            let end = result[start...].firstIndex { $0.attributes.inflection != group } ?? result.count
            if group != nil { inflect(&result, start..<end) }
            start = end
        }
        return result
    }

    private static func inflect(_ segments: inout [TextSegment], _ range: Range<Int>) {
        let whole = segments[range].map(\.string).joined()
        guard let isOne = saysOne(whole) else { return }
        for index in range.reversed() {
            let string = segments[index].string
            guard let last = string.lastIndex(where: \.isLetter) else { continue }
            let end = string.index(after: last)
            let start = string[..<last].lastIndex { !$0.isLetter }.map { string.index(after: $0) } ?? string.startIndex
            segments[index] = segments[index].saying(
                string[..<start] + EnglishNoun(String(string[start..<end])).form(isOne: isOne) + string[end...])
            return
        }
    }

    // Whether the first figure is one; nil without any.
    private static func saysOne(_ text: String) -> Bool? {
        guard let start = text.firstIndex(where: \.isNumber) else { return nil }
        return text[start...].prefix { $0.isNumber || $0 == "." || $0 == "," } == "1"
    }
}
