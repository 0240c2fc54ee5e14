import Foundation
import ProofsheetDrawing

extension Outline {
    /// The outline in device pixels; edges that keep their axes lie on pixel boundaries, paths and turned outlines do not.
    func device(_ transform: CGAffineTransform) -> Outline {
        guard transform.keepsAxes else { return .path(path.applying(transform), evenOdd: isEvenOdd) }
        return switch self {
        case .rect(let rect):
            .rect(Self.pixels.snap(rect.applying(transform)))
        case .roundedRect(let rect, let cornerSize):
            .roundedRect(Self.pixels.snap(rect.applying(transform)), cornerSize: Self.device(cornerSize, transform))
        case .continuousRect(let rect, let cornerSize):
            .continuousRect(Self.pixels.snap(rect.applying(transform)), cornerSize: Self.device(cornerSize, transform))
        case .ellipse(let rect):
            .ellipse(Self.pixels.snap(rect.applying(transform)))
        case .path(let path, let evenOdd):
            .path(path.applying(transform), evenOdd: evenOdd)
        }
    }

    /// The outline whose middle a line must follow so that its outer edge lies on pixel boundaries, and that line's width;
    /// both in device pixels. Nil for outlines that are not snapped.
    func deviceStroke(_ transform: CGAffineTransform, width: CGFloat) -> (outline: Outline, width: CGFloat)? {
        guard transform.keepsAxes, abs(transform.a) == abs(transform.d) else { return nil }
        let grown = insetting(by: -width / 2).device(transform)
        let scaled = width * abs(transform.a)
        return switch grown {
        case .rect, .roundedRect, .continuousRect:
            (grown.insetting(by: Self.wholePixels(scaled) / 2), Self.wholePixels(scaled))
        case .ellipse:
            (grown.insetting(by: scaled / 2), scaled)
        case .path: nil
        }
    }

    /// The outline with every edge moved inwards, corners staying concentric.
    private func insetting(by distance: CGFloat) -> Outline {
        func smaller(_ rect: CGRect) -> CGRect {
            let box = rect.standardized
            let (dx, dy) = (min(distance, box.width / 2), min(distance, box.height / 2))
            return CGRect(x: box.minX + dx, y: box.minY + dy, width: box.width - 2 * dx, height: box.height - 2 * dy)
        }
        func smaller(_ corner: CGSize) -> CGSize {
            CGSize(width: max(corner.width - distance, 0), height: max(corner.height - distance, 0))
        }
        return switch self {
        case .rect(let rect): .rect(smaller(rect))
        case .roundedRect(let rect, let size): .roundedRect(smaller(rect), cornerSize: smaller(size))
        case .continuousRect(let rect, let size): .continuousRect(smaller(rect), cornerSize: smaller(size))
        case .ellipse(let rect): .ellipse(smaller(rect))
        case .path: self
        }
    }

    private static func device(_ corner: CGSize, _ transform: CGAffineTransform) -> CGSize {
        CGSize(width: max(corner.width, 0) * abs(transform.a), height: max(corner.height, 0) * abs(transform.d))
    }

    private var isEvenOdd: Bool {
        if case .path(_, let evenOdd) = self { evenOdd } else { false }
    }

    private static func wholePixels(_ length: CGFloat) -> CGFloat {
        pixels.snap(CGRect(x: 0, y: 0, width: length, height: 0)).width
    }

    private static let pixels = PixelGrid(scale: 1)
}

extension Path {
    /// Every point mapped.
    func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        var mapped = Path()
        mapped.addPath(self, transform: transform)
        return mapped
    }
}
