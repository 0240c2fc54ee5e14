import Foundation
import Testing

/// Asset catalogues of a project, through the real tool.
@Suite("asset catalogues") struct CatalogueTests {
    private let environment = Miniature.environment

    private static let contents = "{\"images\": [{\"idiom\": \"universal\", \"scale\": \"1x\", \"filename\": \"a.png\"}]}"
    private static let brand = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0", "blue": "0"}}}]}
        """

    /// A project with an image "photo" of 64 x 40 points and a colour "brand".
    private func project(_ body: String) throws -> ToolFolder {
        let source = """
            import SwiftUI
            #Preview("Pictures") {
                VStack(alignment: .leading, spacing: 0) {
            \(body)
                }
            }
            """
        let folder = try Miniature.project(
            more: [
                "Sources/Pictures.swift": source, "App/Assets.xcassets/photo.imageset/Contents.json": Self.contents,
                "App/Assets.xcassets/brand.colorset/Contents.json": Self.brand,
            ])
        let file = folder.url.appendingPathComponent("App/Assets.xcassets/photo.imageset/a.png")
        try #require(Data(base64Encoded: SamplePicture.png)).write(to: file)
        return folder
    }

    private func inspect(_ folder: ToolFolder) throws -> (frames: [String: [Double]], complaints: String) {
        let run = try ToolRun(
            "inspect", "--json", "--preview", "Pictures/Pictures", "--device", "iphone-16", "--category", "L", "--orientation", "portrait",
            in: folder, environment: environment)
        let records = try JSONDecoder().decode([InspectedCell].self, from: Data(run.output.utf8))
        let record = try #require(records.first, "\(run.complaints)")
        let frames = Dictionary(record.views.compactMap { view in view.identifier.map { ($0, view.frame) } }) { first, _ in first }
        return (frames, run.complaints)
    }

    // swiftui-layout 1 and 5, published: a picture of 64 x 40.
    @Test("a picture of a catalogue keeps its size unless it is resizable, and then its proportions where that is asked")
    func sizes() throws {
        let (frames, complaints) = try inspect(
            project(
                """
                Image("photo").accessibilityIdentifier("own").frame(width: 10, height: 10)
                Image("photo").accessibilityIdentifier("zero").frame(width: 0, height: 0)
                Image("photo").resizable().accessibilityIdentifier("free").frame(width: 90, height: 20)
                Image("photo").resizable().accessibilityIdentifier("ideal").fixedSize()
                Image("photo").resizable().scaledToFit().accessibilityIdentifier("wide").frame(width: 100, height: 40)
                Image("photo").resizable().scaledToFit().accessibilityIdentifier("high").frame(width: 40, height: 100)
                Image("photo").resizable().scaledToFill().accessibilityIdentifier("fill").frame(width: 40, height: 60)
                Image("photo").resizable().scaledToFit().accessibilityIdentifier("width").frame(width: 100)
                    .fixedSize(horizontal: false, vertical: true)
                Image("photo").scaledToFit().accessibilityIdentifier("rigid").frame(width: 100, height: 10)
                """))
        #expect(!complaints.contains("photo"))
        #expect(frames["own"]?.suffix(2) == [64, 40])
        #expect(frames["zero"]?.suffix(2) == [64, 40])
        #expect(frames["free"]?.suffix(2) == [90, 20])
        #expect(frames["ideal"]?.suffix(2) == [64, 40])
        #expect(frames["wide"]?.suffix(2) == [64, 40])
        #expect(frames["high"]?.suffix(2) == [40, 25])
        #expect(frames["fill"]?.suffix(2) == [96, 60])
        #expect(frames["width"]?.suffix(2) == [100, 62.5])
        #expect(frames["rigid"]?.suffix(2) == [64, 40])
    }

    @Test("UIKit finds the picture where the preview is made, and code may say its name")
    func names() throws {
        let (frames, complaints) = try inspect(
            project(
                """
                let size = UIImage(named: "photo")!.size
                Color(.brand).frame(width: size.width, height: size.height).accessibilityIdentifier("box")
                Image(.photo).accessibilityIdentifier("resource")
                Image(uiImage: .photo).accessibilityIdentifier("member")
                Text("a").foregroundStyle(.brand).background(Color.brand)
                """))
        #expect(!complaints.contains("photo") && !complaints.contains("brand"))
        for name in ["box", "resource", "member"] { #expect(frames[name]?.suffix(2) == [64, 40]) }
    }

    @Test("a catalogue that changes is seen by the next run, and a check tells the difference")
    func changes() throws {
        let folder = try project("Image(\"photo\").accessibilityIdentifier(\"own\")\nColor(\"brand\")")
        func check() throws -> Int32 {
            try ToolRun("check", "--preview", "Pictures/Pictures", "--device", "iphone-16", in: folder, environment: environment).code
        }
        #expect(try check() == 1)
        #expect(try ToolRun("accept", "--preview", "Pictures/Pictures", in: folder, environment: environment).code == 0)
        #expect(try check() == 0)
        let catalogue = folder.url.appendingPathComponent("App/Assets.xcassets")
        try Data(Self.brand.replacingOccurrences(of: "0xFF", with: "0xFE").utf8).write(
            to: catalogue.appendingPathComponent("brand.colorset/Contents.json"))
        #expect(try check() == 1)
        try Data(Self.brand.utf8).write(to: catalogue.appendingPathComponent("brand.colorset/Contents.json"))
        #expect(try check() == 0)
        try FileManager.default.removeItem(at: catalogue.appendingPathComponent("photo.imageset/a.png"))
        #expect(try check() == 1)
        #expect(
            try inspect(folder).complaints.contains(
                "The image \"photo\" names the file \"a.png\", which is not there or cannot be read; a box stands for it."))
    }
}
