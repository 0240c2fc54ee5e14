import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A shape whose type is not part of the type around it; takes the size its base takes.
nonisolated public struct AnyShape: Shape, NamedOutline {
    let base: any Shape

    public init<S: Shape>(_ shape: S) { base = shape }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    func namedOutline(in rect: CGRect) -> Outline? { (base as? any NamedOutline)?.namedOutline(in: rect) }
}
