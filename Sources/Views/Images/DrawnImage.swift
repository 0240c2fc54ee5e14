import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// An image that a closure draws anew wherever it is shown; it is equal to itself alone.
final class DrawnImage: Equatable, @unchecked Sendable {
    /// In points, finite and not negative.
    let size: CGSize
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        func side(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        self.size = CGSize(width: side(size.width), height: side(size.height))
        self.renderer = renderer
    }

    /// Draws into a frame, stretched where that has another size; nothing of it shows outside.
    func draw(in frame: CGRect, _ context: ResolveContext, _ painter: inout Painter) {
        guard size.width > 0, size.height > 0, frame.isFinite, !frame.isEmpty else { return }
        let sheet = CanvasSheet(context, symbols: [], node: painter.node)
        var graphics = GraphicsContext(sheet, size: size)
        renderer(&graphics)
        var effect = GroupEffect()
        effect.transform = CGAffineTransform(frame.width / size.width, 0, 0, frame.height / size.height, frame.minX, frame.minY)
        effect.clip = .rect(CGRect(origin: .zero, size: size))
        painter.group(effect, sheet.items)
    }

    static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }
}
