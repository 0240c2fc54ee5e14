import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// What a canvas is drawn with. Copies draw on the same canvas, each with its own state.
///
/// *Differences:* there is no Core Graphics context behind it.
public struct GraphicsContext {
    let sheet: CanvasSheet
    private let size: CGSize
    public var opacity: Double = 1
    public var blendMode: BlendMode = .normal
    /// From the coordinates of drawing to those of the canvas.
    public var transform: CGAffineTransform = .identity
    private var steps: [GroupEffect] = []

    init(_ sheet: CanvasSheet, size: CGSize) {
        self.sheet = sheet
        self.size = size
    }

    public var environment: EnvironmentValues { sheet.context.environment }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Limits further drawing to a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var effect = GroupEffect()
        var area = path.applying(transform)
        if options.contains(.inverse) { area.addRect(clipBoundingRect) }
        effect.clip = .path(area, evenOdd: style.isEOFilled || options.contains(.inverse))
        steps.append(effect)
    }

    /// Limits further drawing to where a layer is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var effect = GroupEffect()
        var layer = GroupEffect()
        layer.opacity = opacity
        let drawn = try items(content)
        effect.mask = [.group(node: sheet.node, effect: layer, items: drawn)]
        steps.append(effect)
    }

    /// The canvas, larger by its own size on every side: no clip is known to be smaller.
    public var clipBoundingRect: CGRect {
        CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
    }

    /// Changes further drawing, each part of it on its own.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        steps.append(filter.effect(in: sheet.context))
    }

    /// Draws several things as one picture.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GroupEffect()
        layer.isolated = true
        let drawn = try items(content)
        draw([.group(node: sheet.node, effect: layer, items: drawn)], placed: false)
    }

    private func items(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
        let inner = CanvasSheet(sheet.context, symbols: sheet.symbols, node: sheet.node)
        var context = GraphicsContext(inner, size: size)
        context.transform = transform
        try content(&context)
        return inner.items
    }

    /// Adds items with the state in force; `placed` ones are in the coordinates of drawing, others in the canvas's.
    func draw(_ items: [DisplayItem], placed: Bool = true) {
        var painter = Painter(node: sheet.node)
        var effect = GroupEffect()
        if placed { effect.transform = transform }
        painter.group(effect, items)
        for step in steps.reversed() { painter = painter.wrapped(step) }
        var last = GroupEffect()
        last.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
        last.blend = blendMode
        sheet.items += painter.wrapped(last).items
    }
}

extension Painter {
    fileprivate func wrapped(_ effect: GroupEffect) -> Painter {
        var outer = Painter(node: node)
        outer.group(effect, items)
        return outer
    }
}

extension GraphicsContext {
    /// How a clip is taken.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// How a filter works; accepted, always sRGB.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// How a gradient is drawn; accepted, colours go on past its ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// Which shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// How a blur is drawn; accepted.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public typealias BlendMode = ProofsheetDrawing.BlendMode
}
