import Foundation
import ProofsheetDrawing

/// An image as UIKit has it: a symbol, or a name that is in no catalogue here.
public final class UIImage: Hashable, Sendable {
    let source: Image.Source
    /// In points; 100 x 100 where it is not known.
    public let size: CGSize
    public let scale: CGFloat

    init(_ source: Image.Source, size: CGSize = CGSize(width: 100, height: 100)) {
        (self.source, self.size, scale) = (source, size, 1)
    }

    /// An empty image.
    public convenience init() { self.init(.asset("empty image"), size: .zero) }

    public convenience init?(systemName name: String) { self.init(.symbol(name), size: CGSize(width: 22, height: 20)) }
    public convenience init?(named name: String) { self.init(.asset(name)) }
    public convenience init?(contentsOfFile path: String) { return nil }

    /// Pictures in files are not read.
    public convenience init?(data: Data) { return nil }

    /// Pictures in files are not read.
    public convenience init?(data: Data, scale: CGFloat) { return nil }

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
