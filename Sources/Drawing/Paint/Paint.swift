import Foundation

/// What an outline or a run of glyphs is filled with; points are in the coordinates of the item.
package enum Paint: Equatable, Sendable {
    case color(RGBA)
    case linear(stops: [GradientStop], from: CGPoint, to: CGPoint)
    /// From a circle to a larger one around the same centre; `aspect` is the vertical radius over the horizontal one.
    case radial(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, aspect: CGFloat)
    /// Around a centre, clockwise from the positive x axis, angles in radians.
    case angular(stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
}

/// A colour at a place along a gradient, 0 at its start and 1 at its end.
package struct GradientStop: Hashable, Sendable {
    package let color: RGBA
    package let location: Double

    package init(color: RGBA, location: Double) {
        self.color = color
        self.location = location.isFinite ? min(max(location, 0), 1) : 0
    }
}
