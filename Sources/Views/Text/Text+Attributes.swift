import Foundation

nonisolated extension Text {
    private func setting<Value>(_ keyPath: WritableKeyPath<TextAttributes, Value?>, _ value: Value?) -> Text {
        var text = self
        for index in text.segments.indices where text.segments[index].attributes[keyPath: keyPath] == nil {
            text.segments[index].attributes[keyPath: keyPath] = value
        }
        return text
    }

    // Links keep the tint.
    private func painted(_ style: AnyShapeStyle?) -> Text {
        var text = setting(\.foreground, style)
        for index in segments.indices where segments[index].attributes.link != nil {
            text.segments[index].attributes.foreground = segments[index].attributes.foreground
        }
        return text
    }

    public func font(_ font: Font?) -> Text { setting(\.font, font) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }
    public func fontDesign(_ design: Font.Design?) -> Text { setting(\.design, design) }
    public func fontWidth(_ width: Font.Width?) -> Text { setting(\.width, width) }
    public func foregroundColor(_ color: Color?) -> Text { painted(color.map { AnyShapeStyle($0) }) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { painted(AnyShapeStyle(style)) }
    public func bold() -> Text { setting(\.bold, true) }
    public func bold(_ isActive: Bool) -> Text { setting(\.bold, isActive) }
    public func italic() -> Text { setting(\.italic, true) }
    public func italic(_ isActive: Bool) -> Text { setting(\.italic, isActive) }
    public func monospaced(_ isActive: Bool = true) -> Text { setting(\.monospaced, isActive) }
    public func monospacedDigit() -> Text { setting(\.monospacedDigit, true) }
    public func kerning(_ kerning: CGFloat) -> Text { setting(\.kerning, kerning) }
    public func tracking(_ tracking: CGFloat) -> Text { setting(\.tracking, tracking) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { setting(\.baselineOffset, baselineOffset) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        setting(\.underline, TextLineMark(isActive: isActive, pattern: pattern, color: color))
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        setting(\.strikethrough, TextLineMark(isActive: isActive, pattern: pattern, color: color))
    }

    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? setting(\.isSecondaryScale, scale.isSecondary) : self
    }
}
