import Foundation
import ProofsheetDrawing

/// Where drawing may leave pixels: whole pixels, and curved clips that cairo knows of.
struct Clip {
    private(set) var bounds: PixelRect
    /// For each curved clip, rectangles that lie wholly inside it.
    private var cores: [[PixelRect]] = []

    init(bounds: PixelRect) {
        self.bounds = bounds
    }

    /// Whether a part of the page is untouched by every curved clip.
    func isPlain(_ part: PixelRect) -> Bool {
        cores.allSatisfy { clip in clip.contains { $0.contains(part) } }
    }

    mutating func narrow(to part: PixelRect) { bounds = bounds.intersection(part) }

    /// Adds an outline in device pixels; true where cairo has to clip too.
    mutating func add(_ outline: Outline) -> Bool {
        narrow(to: PixelRect(covering: outline.bounds.standardized))
        switch outline {
        case .rect(let rect) where rect == PixelRect(covering: rect).rect:
            return false
        case .roundedRect(let rect, _), .continuousRect(let rect, _):
            let box = PixelRect(covering: rect)
            let reach = outline.cornerReach
            let (dx, dy) = (Int(reach.width.rounded(.up)), Int(reach.height.rounded(.up)))
            guard dx > 0, dy > 0 else { return false }
            cores.append([
                PixelRect(x0: box.x0 + dx, y0: box.y0, x1: box.x1 - dx, y1: box.y1),
                PixelRect(x0: box.x0, y0: box.y0 + dy, x1: box.x1, y1: box.y1 - dy),
            ])
        case .ellipse(let rect):
            // The square within a circle: half a side is the radius over the square root of two.
            let (dx, dy) = (Int((rect.width * 0.1465).rounded(.up)), Int((rect.height * 0.1465).rounded(.up)))
            let box = PixelRect(covering: rect)
            cores.append([PixelRect(x0: box.x0 + dx, y0: box.y0 + dy, x1: box.x1 - dx, y1: box.y1 - dy)])
        case .rect, .path:
            cores.append([])
        }
        return true
    }
}
