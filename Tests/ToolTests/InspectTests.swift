import Foundation
import Testing

@Suite("proofsheet inspect and list", .serialized)
struct InspectTests {
    private let environment = Miniature.environment

    private static let source = """
        import SwiftUI

        #Preview("Boxes") {
            VStack(spacing: 0) {
                Color.red.frame(width: 40, height: 10).accessibilityIdentifier("top")
                Color.blue.frame(width: 20, height: 30).padding(5).id("bottom")
                Text("Hi")
            }
        }

        """

    private struct Record: Decodable {
        let preview: String
        let cell: [String: String]
        let size: [Double]
        let scale: Double
        let views: [View]

        struct View: Decodable {
            let path, type: String
            let identifier, text: String?
            let frame: [Double]
            let lines: [Line]?
        }

        struct Line: Decodable {
            let text: String
            let frame: [Double]
            let baseline: Double
        }
    }

    @Test("A locale changes what values in texts look like and nothing else")
    func locale() throws {
        let source = """
            import SwiftUI
            #Preview("Sum") { Form { ForEach(0..<11) { Text("\\($0 * 1000)") } } }
            """
        let folder = try Miniature.project(more: ["Sources/Sum.swift": source])
        func texts(_ locale: String) throws -> [String?] {
            let run = try ToolRun(
                "inspect", "--json", "--device", "iphone-16", "--category", "AX5", "--orientation", "landscape", "--locale", locale,
                in: folder, environment: environment)
            let records = try JSONDecoder().decode([Record].self, from: Data(run.output.utf8))
            #expect(records.first { $0.preview == "Sum/Sum" }?.cell["locale"] == locale)
            return try #require(records.first { $0.preview == "Sum/Sum" }).views.filter { $0.type == "Text" }.map(\.text)
        }
        #expect(try texts("en_US") == ["0"] + (1...10).map { "\($0),000" })
        #expect(try texts("de_DE") == ["0"] + (1...10).map { "\($0).000" })
    }

    @Test("JSON has every axis, and frames of the views that identifiers were applied to")
    func json() throws {
        let folder = try Miniature.project(more: ["Sources/Card.swift": Self.source])
        let run = try ToolRun("inspect", "--json", "--device", "iphone-16", "--category", "L", in: folder, environment: environment)
        #expect(run.code == 0)
        let records = try JSONDecoder().decode([Record].self, from: Data(run.output.utf8))
        let record = try #require(records.first)
        #expect(records.count == 2)
        #expect(record.preview == "Card/Boxes")
        #expect(
            record.cell == [
                "device": "iphone-16", "orientation": "portrait", "window": "full", "horizontalSizeClass": "compact",
                "verticalSizeClass": "regular", "category": "large", "scheme": "light", "direction": "leftToRight",
                "locale": "en_US", "system": "ios18",
            ])
        #expect(record.size == [393, 852] && record.scale == 3)
        let top = try #require(record.views.first { $0.identifier == "top" })
        let bottom = try #require(record.views.first { $0.identifier == "bottom" })
        #expect(Array(top.frame.suffix(2)) == [40, 10])
        #expect(Array(bottom.frame.suffix(2)) == [30, 40])
        #expect(bottom.frame[1] - top.frame[1] == 10)
        let text = try #require(record.views.first { $0.type == "Text" })
        #expect(text.text == "Hi" && text.lines?.count == 1)
        // SF's line box at 17 points, rounded up to a third of a point: swiftui-layout 14.1.
        #expect(abs(text.frame[3] - 61.0 / 3) < 1e-9)
    }

    @Test("Text shows the first cell of each preview")
    func text() throws {
        let folder = try Miniature.project(more: ["Sources/Card.swift": Self.source])
        let run = try ToolRun("inspect", in: folder, environment: environment)
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("Card/Boxes iphone-se-3\nVStack "))
        #expect(run.output.contains("\"Hi\""))
    }

    @Test("A list names previews, their cells and places")
    func list() throws {
        let folder = try Miniature.project()
        let run = try ToolRun("list", in: folder, environment: environment)
        #expect(run.code == 0)
        #expect(run.output == "Card/Card: 18 cells (Sources/Card.swift:9)\n")
    }

    @Test("No category set looks like large, byte for byte")
    func large() throws {
        let plain = try Miniature.project()
        let set = try Miniature.project(
            more: [
                "Sources/Card.swift": Miniature.card().replacingOccurrences(
                    of: "{ Card() }", with: "{ Card().environment(\\.sizeCategory, .large) }")
            ])
        let words = ["render", "--device", "iphone-16", "--category", "L", "--format", "png"]
        #expect(try ToolRun(words, in: plain, environment: environment).code == 0)
        #expect(try ToolRun(words, in: set, environment: environment).code == 0)
        let path = ".build/proofsheet/sheets/Sources/Card/Card/review-iPhone.png"
        #expect(
            try Data(contentsOf: plain.url.appendingPathComponent(path)) == Data(contentsOf: set.url.appendingPathComponent(path)))
    }

    @Test("A run that names no category shows large, byte for byte")
    func noCategory() throws {
        let folder = try Miniature.project()
        var plain = environment
        plain["PROOFSHEET_MATRIX"] = "plain"
        let words = ["render", "--format", "svg,png", "--output"]
        let unsaid = try ToolRun(words + ["unsaid"], in: folder, environment: plain)
        let said = try ToolRun(words + ["said", "--category", "large"], in: folder, environment: plain)
        #expect(unsaid.code == 0 && said.code == 0)
        let sheets = try Miniature.files(below: folder.url.appendingPathComponent("unsaid/sheets"))
        #expect(sheets.count == 3)
        #expect(try Miniature.files(below: folder.url.appendingPathComponent("said/sheets")) == sheets)
    }
}
