import Foundation

extension AttributedString {
    /// The characters of an attributed string of UIKit with the attributes that text knows.
    ///
    /// *Differences:* Foundation on Linux has no such conversion; paragraph styles, shadows and attachments are left out.
    public init(_ string: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole, options: []) { values, range, _ in
            append(AttributedString(string.attributedSubstring(from: range).string, attributes: Self.attributes(values)))
        }
    }

    private static func attributes(_ values: [NSAttributedString.Key: Any]) -> AttributeContainer {
        func color(_ key: NSAttributedString.Key) -> Color? { (values[key] as? UIColor)?.color ?? values[key] as? Color }
        func length(_ key: NSAttributedString.Key) -> CGFloat? {
            values[key] as? CGFloat ?? (values[key] as? Double).map { CGFloat($0) } ?? (values[key] as? Int).map { CGFloat($0) }
        }
        func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> Text.LineStyle? {
            let style = (values[key] as? Int).map(NSUnderlineStyle.init(rawValue:)) ?? values[key] as? NSUnderlineStyle
            return style?.lineStyle(color(colorKey))
        }
        var result = AttributeContainer()
        result.font = (values[.font] as? UIFont)?.font ?? values[.font] as? Font
        result.foregroundColor = color(.foregroundColor)
        result.backgroundColor = color(.backgroundColor)
        result.kern = length(.kern)
        result.baselineOffset = length(.baselineOffset)
        result.underlineStyle = line(.underlineStyle, .underlineColor)
        result.strikethroughStyle = line(.strikethroughStyle, .strikethroughColor)
        result.link = values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
        return result
    }
}
