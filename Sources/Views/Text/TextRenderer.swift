import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Draws the lines of a text in its own way.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as its renderer may measure it.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A mark on a part of a text that its renderer can find again.
public protocol TextAttribute {}

private enum TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

extension EnvironmentValues {
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Draws all texts in the view with a renderer, which decides their size too.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        mapContext { $0.environment.textRenderer = renderer }
    }
}

nonisolated extension Text {
    /// Puts a mark on the text that its renderer finds in the runs of the layout.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        var text = self
        for index in segments.indices {
            text.segments[index].attributes.marks = (segments[index].attributes.marks ?? [:]).merging(
                [ObjectIdentifier(T.self): TextMark(value)]) { inner, _ in inner }
        }
        return text
    }
}

/// A mark on a part of a text; it is read on the main thread alone, where texts are laid out.
struct TextMark: @unchecked Sendable {
    let value: any TextAttribute

    init(_ value: any TextAttribute) { self.value = value }
}
