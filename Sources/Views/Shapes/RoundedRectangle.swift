import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A rectangle with rounded corners; radii are in points and at most half a side.
nonisolated public struct RoundedRectangle: InsettableShape, NamedOutline {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
        return path
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(
            base: RoundedRectangle(
                cornerSize: CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
                style: style),
            amount: amount)
    }

    // A radius without end is as large as the longer side has room for; one that is no number is none.
    func namedOutline(in rect: CGRect) -> Outline? {
        func radius(_ radius: CGFloat) -> CGFloat { radius.isFinite ? radius : radius > 0 ? max(rect.width, rect.height) / 2 : 0 }
        let size = CGSize(width: radius(cornerSize.width), height: radius(cornerSize.height))
        return style == .continuous ? .continuousRect(rect, cornerSize: size) : .roundedRect(rect, cornerSize: size)
    }
}

/// A rectangle whose shorter sides are half circles; in the continuous style the longer ones bend towards them from further away.
nonisolated public struct Capsule: InsettableShape, NamedOutline {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius = min(rect.width, rect.height) / 2
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
        return path
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

    func namedOutline(in rect: CGRect) -> Outline? {
        let radius = min(rect.width, rect.height) / 2
        let size = CGSize(width: radius, height: radius)
        return style == .continuous ? .continuousRect(rect, cornerSize: size) : .roundedRect(rect, cornerSize: size)
    }
}
