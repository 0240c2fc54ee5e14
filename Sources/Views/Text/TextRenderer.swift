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
    /// Draws all texts in the view with a renderer.
    ///
    /// *Differences:* the renderer does not decide the size.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        mapContext { $0.environment.textRenderer = renderer }
    }
}

nonisolated extension Text {
    /// Accepted; marks are not handed to renderers.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
