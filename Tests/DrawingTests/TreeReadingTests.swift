import Foundation
import ProofsheetDrawing
import Testing

@Suite struct TreeReadingTests {
    @Test("a dump that is read back dumps the same")
    func roundTrip() throws {
        let tree = try #require(LaidOutTree(dump: SampleTrees.row.dump))
        #expect(tree.dump == SampleTrees.row.dump)
        #expect(tree.views.map(\.parent) == [nil, 0, 1, 1, 0])
        #expect(tree.views.map(\.type) == ["Row", "HStack", "Text", "Text", "Map"])
        #expect(tree.views[3].lines.map(\.text) == ["Two lines ", "of…"])
        #expect(tree.views[3].isTruncated && tree.views[3].identifier == "note")
    }

    @Test(
        "texts with quotation marks, line ends, marks and numbers come back as they were",
        arguments: ["a\n\"b\"\\\t\u{202E}👩‍👧\u{7}", "1 2 3 4 \"5\"", "", "truncated", "└─ x 0 0 1 1"])
    func texts(text: String) throws {
        let line = LaidOutLine(text: text, frame: .zero, baseline: 3)
        let view = LaidOutView(path: "T", type: "T", identifier: "id \"1\"", parent: nil, frame: .zero, text: text, lines: [line])
        let tree = try #require(LaidOutTree(dump: LaidOutTree(views: [view]).dump))
        #expect(tree.views == [view])
    }

    @Test("names with spaces, and a view called line")
    func names() throws {
        let text = "ForEach[New York]/Text 0 0 10 10\n└─ line 1 2 3 4\n"
        let tree = try #require(LaidOutTree(dump: text))
        #expect(tree.views.map(\.path) == ["ForEach[New York]/Text", "ForEach[New York]/Text/line"])
        #expect(tree.dump == text)
    }

    @Test(
        "what is no dump is refused",
        arguments: [
            "VStack", "VStack 0 0 1", "VStack 0 0 1 x", "VStack 0 0 1 nan", "VStack 0 0 1 inf", "VStack 0 0 1 1e300",
            "VStack 0 0 1 1 \"open", "VStack 0 0 1 1 unknown", "VStack 0 0 1 1 \"\\u{110000}\"", "│     └─ A 0 0 1 1",
            "line 0 0 1 1 \"text without a view\" baseline 3\n└─ line 0 0 1 1 \"a\" baseline", "version https://git-lfs.github.com/spec/v1",
        ])
    func refused(text: String) {
        #expect(LaidOutTree(dump: text) == nil)
    }
}
