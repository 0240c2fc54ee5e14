import Foundation
import ProofsheetDrawing

/// An image as UIKit has it: a symbol, a picture in memory, or a name that is in no catalogue here.
///
/// *Differences:* pictures are read from the bytes of PNG files only, and from no files.
public final class UIImage: Hashable, Sendable {
    let source: Image.Source
    /// In points; 100 x 100 where it is not known.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat

    init(_ source: Image.Source, size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1) {
        (self.source, self.size, self.scale) = (source, size, scale)
    }

    /// An empty image.
    public convenience init() { self.init(.asset("empty image"), size: .zero) }

    public convenience init?(systemName name: String) { self.init(.symbol(name), size: CGSize(width: 22, height: 20)) }
    public convenience init?(named name: String) { self.init(.asset(name)) }
    public convenience init?(contentsOfFile path: String) { return nil }

    /// The picture in the bytes of a PNG file, with a point for each pixel; nil where they are none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in the bytes of a PNG file, with so many pixels per point; nil where they are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = PictureReading.image(data) else { return nil }
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(image.bitmap.width) / scale, height: CGFloat(image.bitmap.height) / scale)
        self.init(.bitmap(image, scale: scale), size: size, scale: scale)
    }

    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    /// Whether an image is a mask for a colour.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public static func == (left: UIImage, right: UIImage) -> Bool { left.source == right.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(Self.self)) }
}

extension Image {
    /// An image of UIKit.
    public init(uiImage: UIImage) { self.init(source: uiImage.source) }
}
