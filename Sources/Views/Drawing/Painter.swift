import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Collects what views draw; coordinates are those of the cell, in points.
struct Painter {
    private(set) var items: [DisplayItem] = []
    /// The index of the view in the laid-out tree that draws now.
    var node: Int
    /// What has been drawn before, below the view; known only to views that ask for it.
    var behind: [DisplayItem] = []

    init(node: Int) { self.node = node }

    /// Fills an outline, or traces it where there is a stroke; what is invisible or not finite is left out.
    mutating func shape(_ outline: Outline, _ paint: Paint, stroke: StrokeStyle? = nil) {
        guard outline.bounds.isFinite else { return }
        if case .color(let color) = paint, color.alpha == 0 { return }
        if case .path(let path, _) = outline, path.isEmpty { return }
        if let stroke, !stroke.lineWidth.isFinite { return }
        items.append(.shape(node: node, outline: outline, paint: paint, stroke: stroke.map(Self.finite)))
    }

    // Dashes without an end, or of less than nothing, make one line of them.
    private static func finite(_ stroke: StrokeStyle) -> StrokeStyle {
        var result = stroke
        if !stroke.miterLimit.isFinite { result.miterLimit = StrokeStyle().miterLimit }
        if !stroke.dash.allSatisfy({ $0.isFinite && $0 >= 0 }) { result.dash = [] }
        if !stroke.dashPhase.isFinite { result.dashPhase = 0 }
        return result
    }

    mutating func glyphs(_ run: GlyphRun, _ paint: Paint) {
        guard run.origin.x.isFinite, run.origin.y.isFinite, run.width.isFinite else { return }
        items.append(.glyphs(node: node, run: run, paint: paint))
    }

    mutating func image(_ image: ImageReference, in rect: CGRect, smooth: Bool = true, tint: RGBA? = nil) {
        guard rect.isFinite, !rect.isEmpty else { return }
        items.append(.image(node: node, image: image, rect: rect, smooth: smooth, tint: tint))
    }

    /// Draws a group; an effect that changes nothing leaves its items where they are.
    mutating func group(_ effect: GroupEffect, _ inner: [DisplayItem]) {
        guard !inner.isEmpty, effect.transform.isFinite, effect.opacity > 0 else { return }
        if effect == GroupEffect() {
            items += inner
        } else {
            items.append(.group(node: node, effect: effect, items: inner))
        }
    }

    mutating func append(_ inner: [DisplayItem]) { items += inner }
}
