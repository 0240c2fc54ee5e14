import Foundation

/// One thing to draw; `node` is the index of the view in the laid-out tree that drew it.
package enum DisplayItem: Equatable, Sendable {
    /// An outline, filled, or traced where there is a stroke.
    case shape(node: Int, outline: Outline, paint: Paint, stroke: StrokeStyle?)
    case glyphs(node: Int, run: GlyphRun, paint: Paint)
    /// An image stretched into a rectangle; with a tint its alpha alone counts.
    case image(node: Int, image: ImageReference, rect: CGRect, smooth: Bool, tint: RGBA?)
    indirect case group(node: Int, effect: GroupEffect, items: [DisplayItem])
}

/// What happens to a group as one picture: first its transform, then clip and mask, filters, shadow, opacity, blend.
package struct GroupEffect: Equatable, Sendable {
    /// From the group's own coordinates to its surroundings.
    package var transform: CGAffineTransform = .identity
    /// In the group's own coordinates.
    package var clip: Outline?
    /// Drawn in the group's own coordinates; its alpha is kept of the group.
    package var mask: [DisplayItem]?
    package var filters: [ColorFilter] = []
    /// Radius of a blur in points, 0 for none.
    package var blur: CGFloat = 0
    package var shadow: Shadow?
    /// 0...1.
    package var opacity: Double = 1
    package var blend: BlendMode = .normal
    /// Whether the group is drawn apart first, even where nothing else asks for it.
    package var isolated = false

    /// A blurred copy of the group's alpha below the group; radius and offset in points.
    package struct Shadow: Equatable, Sendable {
        package let color: RGBA
        package let radius: CGFloat
        package let offset: CGSize

        package init(color: RGBA, radius: CGFloat, offset: CGSize) {
            self.color = color
            self.radius = radius
            self.offset = offset
        }
    }

    /// A change of every colour of the group.
    package enum ColorFilter: Equatable, Sendable {
        case brightness(Double), contrast(Double), saturation(Double), grayscale(Double)
        case hueRotation(radians: Double)
        case invert
        case multiply(RGBA)
        case luminanceToAlpha
    }

    package init() {}

    /// Whether the group can be drawn in place, without a picture of its own.
    package var isPlain: Bool {
        mask == nil && filters.isEmpty && blur == 0 && shadow == nil && opacity == 1 && blend == .normal && !isolated
    }
}
