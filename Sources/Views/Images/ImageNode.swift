import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// An image in the layout tree.
struct ImageNode {
    private let image: Image
    private let context: ResolveContext
    /// What the catalogues have under the image's name.
    private let asset: AssetImage?

    init(_ image: Image, _ context: ResolveContext) {
        self.image = image
        var own = context
        if let mode = image.symbolRenderingMode { own.environment.symbolRenderingMode = mode }
        if let tint = image.tint, case .symbol = image.source { own.setForeground([AnyShapeStyle(tint)]) }
        self.context = own
        if case .asset(let name) = image.source { asset = own.assetImage(name) } else { asset = nil }
    }

    var node: LayoutNode {
        let size = naturalSize
        let isResizable = image.isResizable
        let behavior = LeafBehavior(spacing: ViewSpacing(), alignment: baseline) { proposal in
            isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
        }
        return context.node("Image", behavior) { info in
            info.draw = { node, painter in draw(node.frame, &painter) }
            info.describe = { _, view in
                if case .asset = image.source, asset?.pixels == nil { view.isPlaceholder = true }
            }
        }
    }

    private var naturalSize: CGSize {
        switch image.source {
        case .bitmap(let reference, let scale):
            return CGSize(width: CGFloat(reference.bitmap.width) / scale, height: CGFloat(reference.bitmap.height) / scale)
        case .drawing(let drawing): return drawing.size
        case .asset: return asset?.size ?? AssetImage.unknownSize
        // No name is no symbol, not one that is unknown.
        case .symbol(""): return .zero
        case .symbol: return symbolSize
        }
    }

    private var symbol: Symbol? {
        guard case .symbol(let name) = image.source else { return nil }
        let symbol = Symbol(name, variants: context.environment.symbolVariants, direction: context.environment.layoutDirection)
        guard image.isResizable else { return symbol }
        // Recorded on iOS 18.6: "person" and "arrow.right", resizable in 20 x 20, leave ink from edge to edge.
        return symbol?.withoutAir(line: SymbolDrawing.lineWidth(weight: SymbolMetrics(context).weight))
    }

    private var symbolSize: CGSize {
        let usual = SymbolMetrics(context).size
        guard let grid = symbol?.size, grid != SymbolForm.usualSize else { return usual }
        let (across, down) = (usual.width / SymbolForm.usualSize.width, usual.height / SymbolForm.usualSize.height)
        // A resizable symbol keeps the proportions of its drawing.
        if image.isResizable { return CGSize(width: grid.width * down, height: grid.height * down) }
        let pixels = PixelGrid(scale: context.environment.displayScale)
        return CGSize(
            width: pixels.roundUp(grid.width * across),
            height: pixels.roundUp(grid.height * down))
    }

    // A symbol is centred on the capitals of its text; other images stand on the baseline.
    private func baseline(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard case .symbol = image.source, !image.isResizable,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return size.height / 2 + SymbolMetrics(context).capHeight / 2
    }

    private func draw(_ frame: CGRect, _ painter: inout Painter) {
        guard !context.environment.isRedacted else { return context.drawBar(frame, &painter) }
        switch image.source {
        case .bitmap(let reference, _): draw(reference, frame, &painter)
        case .drawing(let drawing): drawing.draw(in: frame, context, &painter)
        case .symbol(""): break
        case .symbol(let name):
            draw(symbol: name, frame, &painter)
        case .asset(let name):
            draw(asset: name, frame, &painter)
        }
    }

    private func draw(asset name: String, _ frame: CGRect, _ painter: inout Painter) {
        switch asset?.content {
        case .pixels(let levels):
            let scale = context.environment.displayScale
            // What is cut is cut out of the whole.
            let isWhole = (image.slices ?? asset?.slices)?.isWhole ?? true
            // Twice what is drawn: what stands around the view may enlarge it.
            let pixels = CGSize(width: 2 * frame.width * scale, height: 2 * frame.height * scale)
            let picture = isWhole ? levels.level(covering: pixels) : levels.picture
            return draw(picture, frame, &painter)
        case .problem(let sentence): context.session.note(sentence)
        case nil where context.session.assets.isEmpty:
            context.session.note("There is no asset catalogue here: the image \"\(name)\" is shown as a box.")
        case nil: context.session.note("No asset catalogue of the project has an image \"\(name)\"; a box stands for it.")
        }
        PlaceholderDrawing.draw(name, in: frame, context, &painter)
    }

    /// Draws pixels as they are, or as a mask for the foreground style.
    private func draw(_ picture: ImageReference, _ frame: CGRect, _ painter: inout Painter) {
        let isTemplate = image.renderingMode.map { $0 == .template } ?? asset?.isTemplate ?? context.environment.takesImagesForMasks
        let own = image.tint.map { Paint.color($0.rgba(in: context)) }
        let paint = isTemplate ? own ?? context.environment.foreground.paint(in: context, frame) : nil
        var tint: RGBA?
        if case .color(let color)? = paint { tint = color }
        let whole = ImageSlices(insets: EdgeInsets(), isTiled: false)
        let drawing = ImageDrawing(
            picture: picture, size: naturalSize, slices: image.isResizable ? image.slices ?? asset?.slices ?? whole : whole,
            smooth: image.interpolation != .none, tint: tint,
            isMirrored: image.slices != nil && context.environment.layoutDirection == .rightToLeft)
        guard let paint, tint == nil else { return drawing.draw(in: frame, &painter) }
        var mask = Painter(node: painter.node)
        drawing.draw(in: frame, &mask)
        var inner = Painter(node: painter.node)
        inner.shape(.rect(frame), paint)
        var effect = GroupEffect()
        effect.mask = mask.items
        painter.group(effect, inner.items)
    }
}

extension ImageNode {
    fileprivate func draw(symbol name: String, _ frame: CGRect, _ painter: inout Painter) {
        if let symbol {
            SymbolDrawing(symbol: symbol, frame: frame, weight: SymbolMetrics(context).weight, context: context)
                .draw(&painter)
            return
        }
        context.session.note("The symbol \"\(name)\" has no drawing of ours; a box stands for it.")
        let side = min(frame.width, frame.height) * 0.8
        guard side > 0 else { return }
        let box = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        painter.shape(
            .roundedRect(box, cornerSize: CGSize(width: side / 4, height: side / 4)),
            context.environment.foreground.paint(in: context, frame),
            stroke: StrokeStyle(lineWidth: max(side / 12, 0.5), dash: [side / 8, side / 8]))
    }
}

/// The size of a symbol next to text: swiftui-layout 11, a body star is 22 x 20 points at 17.
struct SymbolMetrics {
    let size: CGSize
    let capHeight: CGFloat
    /// The weight of the text, 100 to 900.
    let weight: Double

    init(_ context: ResolveContext) {
        let attributes = context.environment.textAttributes
        let font = ResolvedFont(
            context.environment.symbolFont ?? attributes.resolvedFont(.body), category: context.environment.sizeCategory,
            profile: context.session.profile,
            shaper: context.session.shaper)
        let factor: CGFloat =
            switch context.environment.imageScale {
            case .small: 0.81
            case .medium: 1
            case .large: 1.28
            }
        let grid = PixelGrid(scale: context.environment.displayScale)
        let em = font.request.size * factor
        weight = font.request.weight
        size = CGSize(width: grid.roundUp(em * 22 / 17), height: grid.roundUp(em * 20 / 17))
        capHeight = context.session.shaper.metrics(font.request).capHeight
    }
}

private enum SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum TakesImagesForMasksKey: EnvironmentKey { static let defaultValue = false }
private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
    /// The font that symbols are as large as, where it is not the one of text.
    var symbolFont: Font? {
        get { self[SymbolFontKey.self] }
        set { self[SymbolFontKey.self] = newValue }
    }

    /// Whether images that do not say it themselves are masks for the foreground style, as in tab bars.
    var takesImagesForMasks: Bool {
        get { self[TakesImagesForMasksKey.self] }
        set { self[TakesImagesForMasksKey.self] = newValue }
    }

    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
