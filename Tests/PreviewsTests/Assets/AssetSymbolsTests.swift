import Foundation
import Testing

@testable import ProofsheetPreviews

@Suite("Generated names of assets") struct AssetSymbolsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for set in [
            "logo.imageset", "Icons/home.imageset", "brand-blue.colorset", "red.colorset", "say \"hi\".imageset", "default.imageset",
        ] {
            try folder.write("{}", to: "A.xcassets/\(set)/Contents.json")
        }
        try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Icons/Contents.json")
    }

    private func generated(_ source: String) -> String? {
        let sources = SourceSet(input: "A.swift", files: [SourceFile(path: "A.swift", bytes: Array(source.utf8))])
        let set = AssetSymbols.added(to: sources, of: [folder.path + "/A.xcassets"])
        return set.files.first { $0.name == "GeneratedAssetSymbols.swift" }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("only names that code uses are generated, and without them there is no file")
    func used() throws {
        #expect(generated("Image(\"logo\") // .logo") == nil)
        let text = try #require(generated("Image(.logo)"))
        #expect(text.contains("static let `logo` = ImageResource(name: \"logo\", bundle: .main)"))
        #expect(text.contains("extension UIImage { static var `logo`: UIImage"))
        #expect(!text.contains("brandBlue") && !text.contains("home"))
    }

    @Test("groups are types")
    func groups() throws {
        let text = try #require(generated("Image(.Icons.home)"))
        #expect(
            text.contains(
                """
                extension ImageResource {
                    enum `Icons` {
                        static let `home` = ImageResource(name: "Icons/home", bundle: .main)
                    }
                }
                """))
    }

    @Test("a colour is a member of colours and styles, unless it is called like one of the system's")
    func colors() throws {
        let text = try #require(generated("Text(\"a\").foregroundStyle(.brandBlue).background(.red)"))
        #expect(text.contains("static let `brandBlue` = ColorResource(name: \"brand-blue\", bundle: .main)"))
        #expect(text.contains("extension ShapeStyle where Self == Color { static var `brandBlue`"))
        #expect(text.contains("static let `red` = ColorResource"))
        #expect(!text.contains("static var `red`"))
    }

    @Test("what the user's own code declares is not declared again")
    func declared() throws {
        let text = try #require(generated("extension UIImage { static let logo = UIImage(named: \"logo\")! }\nlet x = UIImage.logo"))
        #expect(!text.contains("extension UIImage"))
    }

    @Test("names that are words of the language or hold signs are written so that they compile")
    func odd() throws {
        #expect(try #require(generated("Image(.default)")).contains("static let `default`"))
        #expect(try #require(generated("Image(.sayHi)")).contains("ImageResource(name: \"say \\\"hi\\\"\", bundle: .main)"))
        #expect(AssetSymbols.literal("a\\b\u{1}") == "\"a\\\\b\\u{1}\"")
    }
}
