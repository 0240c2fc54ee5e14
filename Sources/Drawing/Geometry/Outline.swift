import Foundation

/// The geometry of a drawn or clipping shape: the common ones by name, so that back ends can draw them sharply and briefly.
package enum Outline: Equatable, Sendable {
    case rect(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize)
    /// Corners of the continuous style.
    case continuousRect(CGRect, cornerSize: CGSize)
    case ellipse(CGRect)
    case path(Path, evenOdd: Bool)

    /// The same outline as lines and curves.
    package var path: Path {
        var path = Path()
        switch self {
        case .rect(let rect): path.addRect(rect)
        case .roundedRect(let rect, let cornerSize): path.addRoundedRect(in: rect, cornerSize: cornerSize, style: .circular)
        case .continuousRect(let rect, let cornerSize): path.addRoundedRect(in: rect, cornerSize: cornerSize, style: .continuous)
        case .ellipse(let rect): path.addEllipse(in: rect)
        case .path(let own, _): path = own
        }
        return path
    }

    /// The smallest rectangle around the outline, in points.
    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .continuousRect(let rect, _), .ellipse(let rect): rect
        case .path(let path, _): path.boundingRect
        }
    }
}
