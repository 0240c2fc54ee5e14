import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A circle in the middle of the frame; it takes a square of the smaller side: swiftui-layout 1.
nonisolated public struct Circle: InsettableShape, NamedOutline {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addEllipse(in: square(in: rect))
        return path
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = proposal.width == nil ? (proposal.height ?? size.width) : min(size.width, proposal.height ?? size.width)
        return CGSize(width: side, height: side)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

    func namedOutline(in rect: CGRect) -> Outline? { .ellipse(square(in: rect)) }

    private func square(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

/// An ellipse that fills the frame.
nonisolated public struct Ellipse: InsettableShape, NamedOutline {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addEllipse(in: rect)
        return path
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

    func namedOutline(in rect: CGRect) -> Outline? { .ellipse(rect) }
}
