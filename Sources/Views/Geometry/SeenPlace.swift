import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The coordinates of a view as it is seen: geometry effects around it move it, though they do not move its frame.
struct SeenPlace {
    /// The coordinates of the cell.
    static let cell = SeenPlace(motion: .identity, origin: .zero)

    /// What effects around the view do to its frame.
    private let motion: CGAffineTransform
    /// The top left corner of its frame.
    private let origin: CGPoint

    private init(motion: CGAffineTransform, origin: CGPoint) {
        self.motion = motion
        self.origin = origin
    }

    /// The coordinates of a view that has its frame.
    init(_ node: LayoutNode) { self.init(motion: node.surroundings.motion, origin: node.frame.origin) }

    /// The box around a rectangle that is stated in coordinates of the cell.
    func rect(_ rect: CGRect) -> CGRect { self.rect(rect, from: .identity) }

    /// The box around a rectangle of another view, stated in the coordinates of that view's frame.
    func rect(_ rect: CGRect, beside node: LayoutNode) -> CGRect { self.rect(rect, from: node.surroundings.motion) }

    private func rect(_ rect: CGRect, from other: CGAffineTransform) -> CGRect {
        let map = map(from: other)
        // Corners that are only moved keep their distances to the last bit.
        let seen = map.isTranslation ? rect.offsetBy(dx: map.tx, dy: map.ty) : rect.applying(map)
        return seen.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// A point of another view, stated in the coordinates of that view's frame.
    func point(_ point: CGPoint, beside node: LayoutNode) -> CGPoint {
        let seen = point.applying(map(from: node.surroundings.motion))
        return CGPoint(x: seen.x - origin.x, y: seen.y - origin.y)
    }

    private func map(from other: CGAffineTransform) -> CGAffineTransform {
        other == motion ? .identity : other.concatenating(motion.inverted())
    }
}

extension Surroundings {
    /// What geometry effects around a node do to what is laid out in it, in points of the cell.
    var motion: CGAffineTransform {
        get { payload?.base as? CGAffineTransform ?? .identity }
        set { payload = newValue.isIdentity ? nil : AnyHashable(newValue) }
    }

    /// What is seen inside an effect; one that flattens everything, or is no number, leaves coordinates as they are.
    func moved(by effect: CGAffineTransform) -> Surroundings {
        let all = effect.concatenating(motion)
        guard all.isReversible else { return self }
        var inner = self
        inner.motion = all
        return inner
    }
}

extension CGAffineTransform {
    fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
