import Foundation
import Testing

/// Pictures that user code has in memory, through the real tool.
@Suite("pictures in memory") struct PictureTests {
    private let environment = Miniature.environment

    private func frames(_ body: String) throws -> [String: [Double]] {
        let source = """
            import SwiftUI
            let picture = UIImage(data: Data(base64Encoded: "\(SamplePicture.png)")!)!
            #Preview("Pictures") {
                VStack(alignment: .leading, spacing: 0) {
            \(body)
                }
            }
            """
        let folder = try Miniature.project(more: ["Sources/Pictures.swift": source])
        let run = try ToolRun(
            "inspect", "--json", "--preview", "Pictures/Pictures", "--device", "iphone-16", "--category", "L", "--orientation", "portrait",
            in: folder, environment: environment)
        let records = try JSONDecoder().decode([InspectedCell].self, from: Data(run.output.utf8))
        let record = try #require(records.first, "\(run.complaints)")
        return Dictionary(record.views.compactMap { view in view.identifier.map { ($0, view.frame) } }) { first, _ in first }
    }

    // swiftui-layout 5, published: a picture of 64 x 40.
    @Test("pictures keep their size unless they are resizable, and then their proportions where that is asked")
    func sizes() throws {
        let frames = try frames(
            """
            Image(uiImage: picture).accessibilityIdentifier("own").frame(width: 10, height: 10)
            Image(uiImage: picture).resizable().accessibilityIdentifier("free").frame(width: 90, height: 20)
            Image(uiImage: picture).resizable().scaledToFit().accessibilityIdentifier("wide").frame(width: 100, height: 40)
            Image(uiImage: picture).resizable().scaledToFit().accessibilityIdentifier("high").frame(width: 40, height: 100)
            Image(uiImage: picture).resizable().scaledToFill().accessibilityIdentifier("fill").frame(width: 40, height: 60)
            Image(uiImage: picture).scaledToFit().accessibilityIdentifier("rigid").frame(width: 100, height: 10)
            """)
        #expect(frames["own"]?.suffix(2) == [64, 40])
        #expect(frames["free"]?.suffix(2) == [90, 20])
        #expect(frames["wide"]?.suffix(2) == [64, 40])
        #expect(frames["high"]?.suffix(2) == [40, 25])
        #expect(frames["fill"]?.suffix(2) == [96, 60])
        #expect(frames["rigid"]?.suffix(2) == [64, 40])
    }

    @Test("bytes that are no picture make none, whatever they are")
    func damaged() throws {
        let frames = try frames(
            """
            let bytes = Data(base64Encoded: "\(SamplePicture.png)")!
            let isNone = [Data(), Data([1, 2, 3]), bytes.prefix(40), bytes.dropFirst()].allSatisfy { UIImage(data: $0) == nil }
            Color.red.frame(width: isNone ? 1 : 2, height: 1).accessibilityIdentifier("none")
            Color.red.frame(width: UIImage(data: bytes, scale: 2)!.size.width, height: 1).accessibilityIdentifier("half")
            Color.red.frame(width: UIImage(data: bytes, scale: .nan)!.size.width, height: 1).accessibilityIdentifier("one")
            """)
        #expect(frames["none"]?[2] == 1)
        #expect(frames["half"]?[2] == 32)
        #expect(frames["one"]?[2] == 64)
    }
}
