import Foundation

/// What Markdown means by the marks around words; Foundation on Linux does not have it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)

    /// How text of the intent looks.
    var textAttributes: TextAttributes {
        var result = TextAttributes()
        if contains(.emphasized) { result.italic = true }
        if contains(.stronglyEmphasized) { result.bold = true }
        if contains(.code) { result.monospaced = true }
        if contains(.strikethrough) { result.strikethrough = TextLineMark() }
        return result
    }

    /// What a look says of the intent.
    init(_ attributes: TextAttributes) {
        self = []
        if attributes.italic == true { insert(.emphasized) }
        if attributes.bold == true { insert(.stronglyEmphasized) }
        if attributes.monospaced == true { insert(.code) }
        if attributes.strikethrough != nil { insert(.strikethrough) }
    }
}
