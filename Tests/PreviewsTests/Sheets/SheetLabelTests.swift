import Foundation
import ProofsheetDrawing
import ProofsheetPreviews
import ProofsheetViews
import Testing

@MainActor @Suite struct SheetLabelTests {
    private func labels(_ page: SheetRenderer.Page) -> [LaidOutView] {
        page.rendered.tree.views.filter { $0.type == "Text" && $0.text?.isEmpty == false }
    }

    @Test("no two labels intersect and none leaves the page", arguments: ["default", "review", "full"])
    func apart(matrix: String) throws {
        let renderer = try SheetPage.renderer()
        for sheet in SheetPage.sheets(try SheetPage.cells(matrix, color: SheetPage.byCategory)) {
            let page = renderer.page(sheet, scale: .automatic)
            let bounds = CGRect(origin: .zero, size: page.rendered.list.size)
            let labels = labels(page)
            #expect(labels.count > 10)
            for (index, label) in labels.enumerated() {
                #expect(bounds.contains(label.frame), "\(label.text ?? "") leaves the page")
                // A hundredth of a pixel absorbs sums of fractions.
                let frame = label.frame.insetBy(dx: 0.01, dy: 0.01)
                for other in labels[(index + 1)...] {
                    #expect(!frame.intersects(other.frame), "\(label.text ?? "") and \(other.text ?? "") intersect")
                }
            }
        }
    }

    @Test("no label is cut")
    func whole() throws {
        let renderer = try SheetPage.renderer()
        for sheet in SheetPage.sheets(try SheetPage.cells("full", color: SheetPage.byCategory)) {
            #expect(labels(renderer.page(sheet, scale: .automatic)).allSatisfy { !$0.isTruncated })
        }
    }

    @Test("text of headers is at least 11 pixels high, however small the cells are")
    func readable() throws {
        let page = try SheetPage.renderer().page(
            SheetPage.sheets(try SheetPage.cells("default", color: SheetPage.byCategory))[0], scale: .fixed(1.0 / 6))
        var sizes: Set<CGFloat> = []
        for case .glyphs(_, let run, _) in page.rendered.list.items { sizes.insert(run.font.size) }
        #expect(try #require(sizes.min()) >= 11)
    }

    @Test("the largest scale that keeps the limits is taken")
    func scale() throws {
        let sheets = SheetPage.sheets(try SheetPage.cells("default", color: SheetPage.byCategory))
        for sheet in sheets {
            let page = try SheetPage.renderer().page(sheet, scale: .automatic)
            let size = page.rendered.list.size
            #expect(size.width * size.height <= SheetScale.largestArea)
            #expect(max(size.width, size.height) <= SheetScale.largestSide)
            #expect(page.factor < 1)
        }
    }
}
