import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The outline of a button with a border; as a shape it draws that outline.
nonisolated public struct ButtonBorderShape: Equatable, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

    /// A radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    /// The corner radius for a button's frame, in points; `standard` is that of the system.
    func radius(in size: CGSize, standard: CGFloat) -> CGFloat {
        let half = min(size.width, size.height) / 2
        return switch kind {
        case .automatic: min(standard, half)
        case .capsule, .circle: half
        case .roundedRectangle(let radius): min(radius ?? min(standard, 8), half)
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    public func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius = radius(in: rect.size, standard: 8)
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
        return path
    }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline of buttons around.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}
