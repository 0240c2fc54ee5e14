import Foundation

private enum TextAttributesKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum LineReserveKey: EnvironmentKey { static let defaultValue = 0 }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }

extension EnvironmentValues {
    /// Attributes of all text below, from modifiers such as `bold()`.
    var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }

    public var font: Font? {
        get { textAttributes.font }
        set { textAttributes.font = newValue }
    }

    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The number of lines whose height is kept even where the text is shorter.
    var reservedLines: Int {
        get { self[LineReserveKey.self] }
        set { self[LineReserveKey.self] = newValue }
    }

    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}
