/// A `Contents.json` of an asset catalogue, as far as it matters here.
struct AssetContents: Decodable {
    var images: [Entry]?
    var colors: [Entry]?
    var properties: Properties?

    /// What holds for a whole asset or group.
    struct Properties: Decodable {
        var intent: String?
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }

    /// One version of an asset and what it holds for.
    struct Entry: Decodable {
        var filename: String?
        var scale: String?
        var idiom: String?
        var subtype: String?
        var gamut: String?
        var direction: String?
        var widthClass: String?
        var heightClass: String?
        var appearances: [Appearance]?
        var resizing: Resizing?
        var color: AssetColorParts?

        enum CodingKeys: String, CodingKey {
            case filename, scale, idiom, subtype, appearances, resizing, color
            case gamut = "display-gamut"
            case direction = "language-direction"
            case widthClass = "width-class"
            case heightClass = "height-class"
        }
    }

    /// An appearance that a version holds for, such as `luminosity` and `dark`.
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    /// How an image is cut; lengths are in pixels of its file.
    struct Resizing: Decodable {
        var center: Center?
        var insets: Insets?

        enum CodingKeys: String, CodingKey {
            case center
            case insets = "cap-insets"
        }

        struct Center: Decodable { var mode: String? }
        struct Insets: Decodable { var top, bottom, left, right: Double? }
    }
}
