import Foundation

/// A part of a text with the attributes that were set on it alone.
struct TextSegment: Sendable {
    private enum Content {
        case literal(String)
        case late(any LateValue)
        case image(Image)
    }

    private var content: Content
    var attributes = TextAttributes()

    init(_ string: String) { content = .literal(string) }
    init(_ value: any LateValue) { content = .late(value) }
    init(_ image: Image) { content = .image(image) }

    /// A value with a formatter; nothing where the formatter does not take it.
    init(_ subject: Any, _ formatter: Formatter) { self.init(FormatterValue(subject, formatter, fallback: "")) }

    /// A value with a format style; nothing where there is no value.
    init<F: FormatStyle>(_ input: F.FormatInput?, _ style: F) where F.FormatOutput == String {
        if let input { self.init(StyledValue(input, style)) } else { self.init("") }
    }

    /// A picture in the line, in place of the string.
    var image: Image? {
        if case .image(let image) = content { image } else { nil }
    }

    /// The characters where nothing has to be written out.
    var literal: String? {
        if case .literal(let string) = content { string } else { nil }
    }

    /// The same with the value, if it holds one, written out in an environment.
    func written(in environment: EnvironmentValues) -> TextSegment {
        guard case .late = content else { return self }
        return saying(string(in: environment))
    }

    /// The same with other characters.
    func saying(_ string: String) -> TextSegment {
        var segment = self
        segment.content = .literal(string)
        return segment
    }

    /// The characters in an environment, which is read only if a value has to be written out.
    func string(in environment: EnvironmentValues) -> String { string(in: FormatSurroundings(environment)) }

    /// The characters in the standard surroundings.
    var string: String { string(in: .standard) }

    func string(in surroundings: @autoclosure () -> FormatSurroundings) -> String {
        switch content {
        case .literal(let string): string
        case .late(let value): value.string(in: surroundings())
        case .image(let image): image.textEquivalent
        }
    }
}

/// What can be set on a part of a text; nil leaves it to the surroundings.
struct TextAttributes: Sendable {
    var font: Font?
    var foreground: AnyShapeStyle?
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var bold: Bool?
    var italic: Bool?
    var monospaced: Bool?
    var monospacedDigit: Bool?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: TextLineMark?
    var strikethrough: TextLineMark?
    /// Whether the text is smaller than its font says.
    var isSecondaryScale: Bool?
    var background: Color?
    /// Where a link leads, as it is written; a link has the tint.
    var link: String?
    /// The number of the words in their literal that agree with each other.
    var inflection: Int?
    /// Marks that renderers find again, by their type.
    var marks: [ObjectIdentifier: TextMark]?

    /// These attributes, and those of the surroundings where these are silent.
    func inheriting(_ outer: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? outer.font
        result.foreground = foreground ?? outer.foreground
        result.weight = weight ?? outer.weight
        result.design = design ?? outer.design
        result.width = width ?? outer.width
        result.bold = bold ?? outer.bold
        result.italic = italic ?? outer.italic
        result.monospaced = monospaced ?? outer.monospaced
        result.monospacedDigit = monospacedDigit ?? outer.monospacedDigit
        result.kerning = kerning ?? outer.kerning
        result.tracking = tracking ?? outer.tracking
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        result.isSecondaryScale = isSecondaryScale ?? outer.isSecondaryScale
        result.background = background ?? outer.background
        result.link = link ?? outer.link
        result.inflection = inflection ?? outer.inflection
        result.marks = marks.map { (outer.marks ?? [:]).merging($0) { _, own in own } } ?? outer.marks
        return result
    }

    /// The same where a length that is not finite is none.
    var withoutEndlessLengths: TextAttributes {
        var result = self
        for length in [\TextAttributes.kerning, \.tracking, \.baselineOffset] where result[keyPath: length]?.isFinite == false {
            result[keyPath: length] = nil
        }
        return result
    }

    /// The font with all changes of the attributes applied.
    func resolvedFont(_ base: Font) -> Font {
        var font = self.font ?? base
        if let design { font = font.changed(.design(design)) }
        if let width { font = font.width(width) }
        if bold == true { font = font.bold() }
        if let weight { font = font.weight(weight) }
        if italic == true { font = font.italic() }
        if monospaced == true { font = font.monospaced() }
        if monospacedDigit == true { font = font.monospacedDigit() }
        return font
    }
}
