import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A rectangle that fills the frame.
nonisolated public struct Rectangle: InsettableShape, NamedOutline {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRect(rect)
        return path
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }

    func namedOutline(in rect: CGRect) -> Outline? { .rect(rect) }
}

/// A shape drawn in its frame made smaller on all sides.
struct Inset<Base: Shape>: InsettableShape, NamedOutline {
    let base: Base
    let amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { base.path(in: smaller(rect)) }

    nonisolated func inset(by amount: CGFloat) -> Inset<Base> { Inset(base: base, amount: self.amount + amount) }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    nonisolated func namedOutline(in rect: CGRect) -> Outline? { (base as? any NamedOutline)?.namedOutline(in: smaller(rect)) }

    private nonisolated func smaller(_ rect: CGRect) -> CGRect {
        let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
        return CGRect(
            x: rect.minX + dx, y: rect.minY + dy, width: max(0, rect.width - 2 * dx), height: max(0, rect.height - 2 * dy))
    }
}

extension Inset: NamedByAnother {
    nonisolated static var namingType: Any.Type { Base.self }
}
