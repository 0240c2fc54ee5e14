import Foundation
import ProofsheetViews
import SwiftUI
import Testing

/// Measured rules of layout that need whole views; the table of them is in the fixtures of `LayoutTests`.
@MainActor @Suite struct MeasuredViewTests {
    private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    // row: 5-root-column, derived
    @Test("several views at the root are one column with the default distance")
    func rootColumn() throws {
        let views = Group {
            box(40, 20, "a")
            box(60, 20, "b")
        }
        let cell = try render(views, width: 100, height: 100)
        #expect(cell.frame("a") == CGRect(x: 30, y: 26, width: 40, height: 20))
        #expect(cell.frame("b") == CGRect(x: 20, y: 54, width: 60, height: 20))
    }

    // row: 1-divider-thickness, recorded
    @Test(
        "a line is one pixel thick, and a point at accessibility text sizes",
        arguments: [(.large, 2, 0.5), (.large, 1, 1), (.extraExtraExtraLarge, 2, 0.5), (.accessibilityMedium, 2, 1)]
            as [(ContentSizeCategory, CGFloat, CGFloat)])
    func lineThickness(category: ContentSizeCategory, scale: CGFloat, thickness: CGFloat) throws {
        let cell = try render(VStack { Divider() }, width: 100, height: 100) {
            $0.category = category
            $0.scale = scale
        }
        #expect(cell.frames(of: "Divider") == [CGRect(x: 0, y: 50 - thickness / 2, width: 100, height: thickness)])
    }

    // row: 6.3-even-columns, derived
    @Test("columns that hold flexible cells are equally wide whatever else they hold")
    func evenColumns() throws {
        let grid = Grid {
            GridRow {
                box(60, 10, "rigid")
                box(5, 10, "small")
            }
            GridRow {
                Color.red.frame(height: 10).accessibilityIdentifier("first")
                Color.red.frame(height: 10).accessibilityIdentifier("second")
            }
        }
        let cell = try render(grid.frame(width: 208), width: 300, height: 100)
        #expect(cell.frame("first")?.width == 100 && cell.frame("second")?.width == 100)
    }

    // swiftui-layout 6.3: columns of 9, 60 and 28 in 320 with a flexible line below grow by 69 each.
    @Test("a flexible line outside of the rows adds the same to every column")
    func flexibleLine() throws {
        let grid = Grid {
            GridRow {
                box(9, 10, "a")
                box(60, 10, "b")
                box(28, 10, "c")
            }
            Color.red.frame(height: 1)
        }
        let cell = try render(grid.frame(width: 320), width: 320, height: 100)
        // Columns of 78, 129 and 97 with 8 between them; each cell stands in the middle of its own.
        let middles: [CGFloat?] = [39, 150.5, 271.5]
        #expect(["a", "b", "c"].map { cell.frame($0)?.midX } == middles)
    }

    // Recorded x of 195, 125 and 85, and of 188, 140 and 92, in content 300 wide at x 10; the widths are derived from them.
    // row: 8-grid, recorded
    @Test("columns of a grid are in reverse order from right to left")
    func mirroredGrid() throws {
        let column = VStack(alignment: .leading) {
            Grid {
                GridRow {
                    box(115, 10, "a")
                    box(62, 10, "b")
                    box(32, 10, "c")
                }
            }
        }
        let cell = try render(column.frame(width: 300, alignment: .leading), width: 320, height: 100) { $0.direction = .rightToLeft }
        #expect(["a", "b", "c"].map { cell.frame($0)?.minX } == [195, 125, 85])
    }

    // row: 8-lazy-grid, recorded
    @Test("columns of a lazy grid are in reverse order from right to left")
    func mirroredLazyGrid() throws {
        let grid = LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3)) {
            box(40, 10, "a")
            box(40, 10, "b")
            box(40, 10, "c")
        }
        let cell = try render(grid.frame(width: 300), width: 320, height: 100) { $0.direction = .rightToLeft }
        #expect(["a", "b", "c"].map { cell.frame($0)?.minX } == [188, 140, 92])
    }
}
