import Foundation

nonisolated extension View {
    private func textAttribute<Value>(_ keyPath: WritableKeyPath<TextAttributes, Value?>, _ value: Value?) -> some View {
        mapContext { $0.environment.textAttributes[keyPath: keyPath] = value }
    }

    public func font(_ font: Font?) -> some View { textAttribute(\.font, font) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { textAttribute(\.weight, weight) }
    public func fontDesign(_ design: Font.Design?) -> some View { textAttribute(\.design, design) }
    public func fontWidth(_ width: Font.Width?) -> some View { textAttribute(\.width, width) }
    public func bold(_ isActive: Bool = true) -> some View { textAttribute(\.bold, isActive) }
    public func italic(_ isActive: Bool = true) -> some View { textAttribute(\.italic, isActive) }
    public func monospaced(_ isActive: Bool = true) -> some View { textAttribute(\.monospaced, isActive) }
    public func monospacedDigit() -> some View { textAttribute(\.monospacedDigit, true) }
    public func kerning(_ kerning: CGFloat) -> some View { textAttribute(\.kerning, kerning) }
    public func tracking(_ tracking: CGFloat) -> some View { textAttribute(\.tracking, tracking) }
    public func baselineOffset(_ offset: CGFloat) -> some View { textAttribute(\.baselineOffset, offset) }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { textAttribute(\.underline, TextLineMark(isActive: isActive, pattern: pattern, color: color)) }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { textAttribute(\.strikethrough, TextLineMark(isActive: isActive, pattern: pattern, color: color)) }

    public func lineLimit(_ number: Int?) -> some View {
        mapContext { ($0.environment.lineLimit, $0.environment.reservedLines) = (number, 0) }
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        mapContext { ($0.environment.lineLimit, $0.environment.reservedLines) = (limit, reservesSpace ? limit : 0) }
    }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        mapContext { ($0.environment.lineLimit, $0.environment.reservedLines) = (nil, limit.lowerBound) }
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        mapContext { ($0.environment.lineLimit, $0.environment.reservedLines) = (limit.upperBound, 0) }
    }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        mapContext {
            ($0.environment.lineLimit, $0.environment.reservedLines) = (limit.upperBound, limit.lowerBound)
        }
    }

    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        mapContext { if isEnabled { $0.environment.textAttributes.isSecondaryScale = scale.isSecondary } }
    }
}
