import Foundation
import Testing

@testable import ProofsheetPreviews
@testable import ProofsheetSnapshots

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct JUnitReportTests {
    /// Suites, cases and what became of them, as a parser reads them.
    private final class Reader: NSObject, XMLParserDelegate {
        var cases: [String] = []
        var texts: [String] = []
        private var name = ""

        func parser(
            _: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
        ) {
            switch element {
            case "testcase": name = "\(attributes["classname"] ?? "") \(attributes["name"] ?? "")"
            case "failure", "error":
                cases.append("\(element) \(name): \(attributes["message"] ?? "")")
                texts.append("")
            default: break
            }
        }

        func parser(_: XMLParser, foundCharacters text: String) {
            if !texts.isEmpty { texts[texts.count - 1] += text }
        }
    }

    private func read(_ xml: String) throws -> Reader {
        let (reader, parser) = (Reader(), XMLParser(data: Data(xml.utf8)))
        parser.delegate = reader
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return reader
    }

    @Test("a case for each cell; what failed is an error, what differs, is missing or is left over a failure")
    func cases() throws {
        let cells = SampleReport.cells()
        let source = try SampleReport.source(
            [
                try SampleReport.snapshot([
                    cells[0], try SampleReport.cell(cells[1], .differs, change: try SampleReport.moved(8)),
                    try SampleReport.cell(cells[2], .failed, reason: "It crashed."), try SampleReport.cell(cells[3], .missing),
                ])
            ], orphaned: ["Old/Row/review"])
        let xml = JUnitReport(source).xml
        #expect(
            xml.hasPrefix(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"proofsheet\" tests=\"5\" failures=\"3\" errors=\"1\">\n"))
        let reader = try read(xml)
        #expect(
            reader.cases == [
                "failure Rows/Row (review) iphone-se-3.dark: differs: `Save` moved down 8 pt",
                "error Rows/Row (review) iphone-se-3.accessibilityLarge: failed: It crashed.",
                "failure Rows/Row (review) iphone-se-3.accessibilityLarge.dark: missing: no golden for cells that are new in the matrix",
                "failure goldens left over Old/Row/review: Snapshots/Old/Row/review: its preview or matrix is gone",
            ])
        #expect(
            reader.texts[0].hasPrefix(
                """
                `Save` moved down 8 pt
                8100 pixels differ by at most 1 of 255 within 90 x 90 at (0, 0)
                Change 2
                See .build/proofsheet/crops/Sources/Rows/Row/review/iphone-se-3.dark.png
                proofsheet check --preview Rows/Row --matrix review --device iphone-se-3 --category large --scheme dark
                """))
    }

    @Test(
        "whatever user code says stays text",
        arguments: ["]]>", "<img onerror=\"x\">", "&amp;", "a\u{0}b\u{1B}[31m", "\u{FFFE}", "'\"\t\n"])
    func hostile(text: String) throws {
        let cells = [try SampleReport.cell(SampleReport.cells()[0], .failed, reason: text)]
        let reader = try read(JUnitReport(try SampleReport.source([try SampleReport.snapshot(cells, preview: "N" + text)])).xml)
        let kept = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.value < 32 && $0 != "\n" && $0 != "\t" || $0.value >= 0xFFFE ? "\u{FFFD}" : $0 }))
        #expect(reader.cases == ["error Rows/N\(kept) (review) iphone-se-3: failed: \(kept)"])
    }
}
