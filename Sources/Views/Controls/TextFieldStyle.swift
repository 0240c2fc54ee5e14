import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The look of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a field as its style sees it.
nonisolated public struct _TextFieldStyleLabel: View, StylePart {
    let part: ViewPart
}

/// A field taken apart for its style.
struct FieldParts {
    let text: TextSegment
    let prompt: Text?
    let label: ViewPart
    let axis: Axis?
    let isSecret: Bool
}

/// A style of text fields as the environment keeps it.
struct AnyTextFieldStyle {
    let make: (FieldParts, ResolveContext) -> ViewList

    init<S: TextFieldStyle>(_ style: S) {
        make = { parts, context in
            let field = TextField(
                text: parts.text, prompt: parts.prompt, label: _TextFieldStyleLabel(part: parts.label), axis: parts.axis,
                isSecret: parts.isSecret)
            // The field that a style changes has the plain look.
            let inner = context.environment(\.textFieldStyle, .plain)
            return inner.styled(style, field) { $0.0._body(configuration: $0.1) }
        }
    }

    private init(make: @escaping (FieldParts, ResolveContext) -> ViewList) { self.make = make }

    static var plain: AnyTextFieldStyle {
        AnyTextFieldStyle { parts, context in FieldLook(parts: parts).resolved(context) }
    }
}

private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyTextFieldStyle { .plain }
}

extension EnvironmentValues {
    var textFieldStyle: AnyTextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of text fields inside.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, AnyTextFieldStyle(style))
    }
}

nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A field in a box with rounded corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View { RoundedField(field: configuration) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: DefaultTextFieldStyle { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

/// The text of a field, or its prompt in the placeholder's colour, in one line that takes the width it is offered.
nonisolated struct FieldLook: ComposedView {
    let parts: FieldParts

    func compose(_ context: ResolveContext) -> some View {
        // In rows the list's own insets make up the height. Two pictures of secret fields show 20.333 and 21 at `large`.
        let slack = context.environment.enclosingList != nil ? 0 : parts.isSecret ? 0.167 : Self.leading(context) / 2
        let text = parts.text.string(in: context.environment)
        return UnnamedRow {
            if !text.isEmpty {
                Text(verbatim: text)
            } else if let prompt = parts.prompt {
                prompt.foregroundStyle(Color(.system("placeholderText")))
            } else {
                PartView(part: parts.label).foregroundStyle(Color(.system("placeholderText")))
            }
        }
        .lineLimit(parts.axis == .vertical ? context.environment.lineLimit : 1)
        .frame(maxWidth: .infinity, alignment: Self.alignment(context.environment.multilineTextAlignment))
        .padding(.vertical, slack)
    }

    // A field has its line's leading too: 22 high at `large` and 21 at `medium`, swiftui-layout 11; and that of UIKit's fields, a point
    // and a half, where a font has none.
    private static func leading(_ context: ResolveContext) -> CGFloat {
        let font = ResolvedFont(
            context.environment.textAttributes.resolvedFont(.body), category: context.environment.sizeCategory,
            profile: context.session.profile, shaper: context.session.shaper)
        let (line, pixels) = (
            context.session.shaper.metrics(font.request).lineHeight, PixelGrid(scale: context.environment.displayScale)
        )
        return pixels.roundUp(line + (font.leading > 0 ? font.leading : 1.5)) - pixels.roundUp(line)
    }

    private static func alignment(_ text: TextAlignment) -> Alignment {
        switch text {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// A field in a box.
nonisolated struct RoundedField<Field: View>: ComposedView {
    let field: Field

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let radius = CGFloat(profile.metric("textField.roundedRadius"))
        let height = CGFloat(profile.metric("textField.roundedHeight"))
        // Two lines are eight points lower than their box on iOS 26, and a line's box is never lower than 34.
        return
            field
            .padding(.horizontal, profile.metric("textField.roundedSideInset"))
            .padding(.vertical, 4)
            .frame(minHeight: height)
            .background {
                // Recorded on iOS 17: black on white or white on black, in sheets too.
                let isDark = context.environment.colorScheme == .dark
                RoundedRectangle(cornerRadius: radius).fill(isDark ? Color.black : .white)
                RoundedRectangle(cornerRadius: radius).strokeBorder((isDark ? Color.white : .black).opacity(0.15), lineWidth: 0.5)
            }
    }
}
