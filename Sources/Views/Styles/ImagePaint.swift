import Foundation
import ProofsheetDrawing

/// An image as a style.
///
/// *Differences:* drawn as the system's grey; paint here is a colour or a gradient.
nonisolated public struct ImagePaint: PrimitiveShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        context.session.note("Shapes cannot be filled with an image here; grey stands for it.")
        return .color(context.session.profile.color("systemGray", context.environment.colorScheme))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
