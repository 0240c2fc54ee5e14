import Foundation
import ProofsheetDrawing

/// One version of an image of an asset catalogue.
package struct AssetImage: Equatable, Sendable {
    /// What is drawn: pixels, or nothing for the reason that the sentence says.
    package enum Content: Equatable, Sendable {
        case pixels(PictureLevels)
        case problem(String)
    }

    package let content: Content
    /// In points, finite and more than nothing.
    package let size: CGSize
    /// Whether the image is a mask for the foreground style, nil where the catalogue does not say it.
    package let isTemplate: Bool?
    /// How the catalogue has the image cut where it is resizable.
    package let slices: ImageSlices?

    package init(_ content: Content, size: CGSize, isTemplate: Bool? = nil, slices: ImageSlices? = nil) {
        (self.content, self.size, self.isTemplate, self.slices) = (content, size, isTemplate, slices)
    }

    /// The size of a box for an image whose own is not known, in points.
    package static let unknownSize = CGSize(width: 100, height: 100)

    var pixels: PictureLevels? {
        if case .pixels(let levels) = content { levels } else { nil }
    }
}

extension ResolveContext {
    /// What the catalogues have under a name.
    func assetImage(_ name: String) -> AssetImage? {
        guard !session.assets.isEmpty else { return nil }
        return session.assets.image(named: name, for: AssetTraits(self, mirrors: true))
    }
}
