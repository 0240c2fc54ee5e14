import Foundation
import ProofsheetDrawing

/// An image as UIKit has it: a symbol, a picture in memory, or an image of an asset catalogue.
///
/// *Differences:* pictures are read from the bytes of PNG and JPEG files only, and from no files; a name that is in no catalogue is a
/// labelled box.
public final class UIImage: Hashable, Sendable {
    let source: Image.Source
    private let ownSize: CGSize?
    /// Whether the image is a mask for a colour, nil where it does not say so itself.
    let renderingMode: Image.TemplateRenderingMode?
    /// The colour that the image is a mask for, nil for that of its surroundings.
    let tint: UIColor?
    /// Pixels per point.
    public let scale: CGFloat

    /// Without a size it is that of the catalogue.
    init(
        _ source: Image.Source, size: CGSize? = nil, scale: CGFloat = 1, renderingMode: Image.TemplateRenderingMode? = nil,
        tint: UIColor? = nil
    ) {
        (self.source, ownSize, self.scale) = (source, size, scale)
        (self.renderingMode, self.tint) = (renderingMode, tint)
    }

    /// In points; 100 x 100 where it is not known.
    public var size: CGSize {
        if let ownSize { return ownSize }
        guard case .asset(let name) = source else { return AssetImage.unknownSize }
        return CurrentCell.assetImage(name)?.size ?? AssetImage.unknownSize
    }

    /// An empty image.
    public convenience init() { self.init(.asset("empty image"), size: .zero) }

    public convenience init?(systemName name: String) { self.init(.symbol(name), size: CGSize(width: 22, height: 20)) }
    public convenience init?(named name: String) { self.init(.asset(name)) }
    public convenience init?(contentsOfFile path: String) { return nil }

    /// The picture in the bytes of a PNG or JPEG file, with a point for each pixel; nil where they are none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in the bytes of a PNG or JPEG file, with so many pixels per point; nil where they are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = PictureReading.image(data) else { return nil }
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(image.bitmap.width) / scale, height: CGFloat(image.bitmap.height) / scale)
        self.init(.bitmap(image, scale: scale), size: size, scale: scale)
    }

    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// The same image as a mask for a colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(source, size: ownSize, scale: scale, renderingMode: .template, tint: color)
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// The same image as a mask for a colour, or with its own ones.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let mode: Image.TemplateRenderingMode? =
            switch renderingMode {
            case .automatic: nil
            case .alwaysOriginal: tint == nil ? .original : .template
            case .alwaysTemplate: .template
            }
        return UIImage(source, size: ownSize, scale: scale, renderingMode: mode, tint: renderingMode == .alwaysOriginal ? tint : nil)
    }

    /// Whether an image is a mask for a colour.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public static func == (left: UIImage, right: UIImage) -> Bool {
        (left.source, left.renderingMode, left.tint) == (right.source, right.renderingMode, right.tint)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(Self.self)) }
}

extension Image {
    /// An image of UIKit.
    public init(uiImage: UIImage) {
        self.init(source: uiImage.source)
        renderingMode = uiImage.renderingMode
        tint = uiImage.tint?.color
    }
}
