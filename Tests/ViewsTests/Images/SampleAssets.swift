import Foundation
import ProofsheetDrawing
import ProofsheetViews

/// Assets in memory, by name, whatever the traits are.
struct SampleAssets: AssetSource {
    var images: [String: AssetImage] = [:]
    var colors: [String: AssetColor] = [:]

    var isEmpty: Bool { false }

    func image(named name: String, for traits: AssetTraits) -> AssetImage? { images[name] }
    func color(named name: String, for traits: AssetTraits) -> AssetColor? { colors[name] }
}

extension AssetImage {
    /// Pixels of one colour, one for each point, as a picture of that name.
    static func sample(_ width: Int, _ height: Int, name: String = "a", isTemplate: Bool? = nil, slices: ImageSlices? = nil) -> AssetImage?
    {
        let bytes = [UInt8](repeating: 255, count: width * height * 4)
        return Bitmap(width: width, height: height, bytes: bytes).map {
            AssetImage(
                .pixels(PictureLevels(ImageReference(hash: name, bitmap: $0))), size: CGSize(width: width, height: height),
                isTemplate: isTemplate, slices: slices)
        }
    }
}
