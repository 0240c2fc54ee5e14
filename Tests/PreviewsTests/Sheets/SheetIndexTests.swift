import ProofsheetDrawing
import ProofsheetPreviews
import ProofsheetViews
import Testing

@MainActor @Suite struct SheetIndexTests {
    @Test("names from user code cannot become markup")
    func escaping() throws {
        let cells = try SheetPage.cells("review", color: SheetPage.byCategory)
        let sheet = try #require(
            Sheet.sheets(suite: "A&B", preview: "<img onerror=alert(1)>\"'", matrix: "m", cells: cells, notes: []).first)
        let index = SheetIndex(entries: [SheetIndex.Entry(sheet, files: ["a folder/%41\"<.png"])])
        #expect(index.html.contains("<h2>A&amp;B / &lt;img onerror=alert(1)&gt;&quot;&#39;</h2>"))
        #expect(index.html.contains("src=\"a%20folder/%2541%22%3C.png\""))
        #expect(!index.html.contains("<img onerror"))
    }
}
