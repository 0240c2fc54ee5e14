import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Colours from a circle out to a larger one; radii in points.
nonisolated public struct RadialGradient: PrimitiveShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius, endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        .radial(
            stops: gradient.resolved(in: context), center: center.point(in: rect, context), from: startRadius,
            to: endRadius)
    }
}

extension Paint {
    /// A radial paint; radii that are negative or not finite become 0.
    static func radial(
        stops: [GradientStop], center: CGPoint, from: CGFloat, to: CGFloat, aspect: CGFloat = 1
    ) -> Paint {
        func usable(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(radius, 0) : 0 }
        return .radial(
            stops: stops, center: center, startRadius: usable(from), endRadius: usable(to),
            aspect: aspect.isFinite && aspect > 0 ? aspect : 1)
    }
}

extension RadialGradient: View, PrimitiveView {
    func resolve(_ context: ResolveContext) -> ViewList { .nodes([context.styleNode("RadialGradient", self)]) }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
