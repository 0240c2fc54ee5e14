import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A picture: a system symbol, an image of a catalogue, or pixels.
///
/// Takes its own size unless it is resizable, then whatever it is offered.
///
/// *Differences:* system symbols are drawn in our own simple forms; of the images of a catalogue those in PNG and JPEG are drawn.
nonisolated public struct Image: View, PrimitiveView, Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        case asset(String)
        case bitmap(ImageReference, scale: CGFloat)
        case drawing(DrawnImage)
    }

    let source: Source
    var isResizable = false
    /// How a resizable image is cut, nil where it does not say so itself.
    var slices: ImageSlices?
    var renderingMode: TemplateRenderingMode?
    /// The colour that a mask lets through, nil for that of its surroundings.
    var tint: Color?
    var interpolation: Interpolation = .medium
    /// How the symbol is coloured, where the image says so itself.
    var symbolRenderingMode: SymbolRenderingMode?

    init(source: Source) { self.source = source }

    public init(systemName: String) { source = .symbol(systemName) }

    public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }

    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }

    /// An image that a closure draws, of a size in points.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) { source = .drawing(DrawnImage(size: size, renderer: renderer)) }

    public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }

    /// Whether the image is a mask for the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How a resizable image is sampled.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// What happens to the parts outside the cap insets.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// The size of a symbol relative to its text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        let slices = ImageSlices(insets: capInsets, isTiled: resizingMode == .tile)
        image.slices = slices.isWhole ? nil : slices
        return image
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// Says how a symbol is coloured, whatever is said around it.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }

    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// What stands for the image in a line of text.
    var textEquivalent: String { "\u{25A2}" }

    func resolve(_ context: ResolveContext) -> ViewList { .nodes([ImageNode(self, context).node]) }
}
