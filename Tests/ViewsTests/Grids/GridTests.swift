import Foundation
import ProofsheetViews
import SwiftUI
import Testing

/// Rows and columns that line up: swiftui-layout 6.3. Figures without a mark are derived from its rules.
@MainActor @Suite struct GridTests {
    private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    private struct NamedRow: View {
        var body: some View {
            GridRow {
                Color.red.frame(width: 40, height: 10).accessibilityIdentifier("c")
                Color.red.frame(width: 5, height: 5).accessibilityIdentifier("d")
            }
        }
    }

    // Columns of 30, 17 and 50 and rows of 16, 40 and 16, as published; with 8 between them all.
    @Test("columns and rows are as large as their largest cells")
    func rigid() throws {
        let grid = Grid {
            GridRow {
                box(30, 16, "a")
                box(9, 16, "b")
                box(50, 16, "c")
            }
            GridRow {
                box(9, 40, "d")
                box(17, 40, "e")
                box(9, 40, "f")
            }
            GridRow {
                box(9, 16, "g")
                box(9, 16, "h")
                box(9, 16, "i")
            }
        }
        let cell = try render(grid.accessibilityIdentifier("grid"), width: 300, height: 200)
        #expect(cell.frame("grid") == CGRect(x: 93.5, y: 56, width: 113, height: 88))
        #expect(cell.frame("e") == CGRect(x: 131.5, y: 80, width: 17, height: 40))
        #expect(cell.frame("i") == CGRect(x: 177, y: 128, width: 9, height: 16))
    }

    // Published: spacing 20 and 4, columns of 60 and 30, rows of 30 and 20.
    @Test("a grid keeps the distances it is told")
    func spacing() throws {
        let grid = Grid(horizontalSpacing: 20, verticalSpacing: 4) {
            GridRow {
                box(60, 30, "a")
                box(10, 10, "b")
            }
            GridRow {
                box(10, 10, "c")
                box(30, 20, "d")
            }
        }
        let cell = try render(grid.accessibilityIdentifier("grid"), width: 300, height: 200)
        #expect(cell.frame("grid")?.size == CGSize(width: 60 + 20 + 30, height: 30 + 4 + 20))
    }

    // Published: three flexible columns in 280.
    @Test("flexible columns share the width that the gaps leave")
    func flexible() throws {
        let grid = Grid {
            GridRow {
                Color.red
                Color.green
                Color.blue
            }
        }
        let frames = try render(grid, width: 280, height: 100).frames(of: "Color")
        #expect(frames.map(\.width) == [88, 88, 88] && frames.map(\.minX) == [0, 96, 192])
    }

    @Test("a flexible cell across some columns takes what no column has taken")
    func flexibleSpan() throws {
        let grid = Grid {
            GridRow {
                box(30, 10, "a")
                box(30, 10, "b")
                box(30, 10, "c")
            }
            GridRow {
                Color.green.frame(height: 10).gridCellColumns(2).accessibilityIdentifier("span")
                box(10, 10, "d")
            }
        }
        let cell = try render(grid.accessibilityIdentifier("grid"), width: 300, height: 100)
        #expect(cell.frame("grid")?.width == 300)
        #expect(cell.frame("span") == CGRect(x: 0, y: 54, width: 262, height: 10))
    }

    // The grid has no end, so the text is served first and the grid takes what is left of 300.
    @Test("a grid of flexible cells is as flexible as they are")
    func flexibility() throws {
        let row = HStack(spacing: 0) {
            Grid { GridRow { Color.green.accessibilityIdentifier("cell") } }
            Text("aaaaaaa").accessibilityIdentifier("text")
        }
        let cell = try render(row, width: 300, height: 100)
        #expect(cell.frame("text")?.size == CGSize(width: 119, height: 17))
        #expect(cell.frame("cell") == CGRect(x: 0, y: 0, width: 181, height: 100))
    }

    @Test("rows keep the largest distance that cells below each other ask for, whatever others ask for")
    func rowGap() throws {
        let grid = Grid {
            GridRow {
                Text("A").accessibilityIdentifier("upper")
                box(10, 17, "one")
            }
            GridRow {
                Text("B").accessibilityIdentifier("lower")
                box(10, 17, "two")
            }
        }
        let cell = try render(grid)
        // Text and text keep 5, box and box 8; a text over a box would keep more.
        #expect(try #require(cell.frame("two")).minY - #require(cell.frame("one")).maxY == 8)
        #expect(try #require(cell.frame("lower")).minY - #require(cell.frame("upper")).maxY == 8)
    }

    @Test("cells of a row stand on one baseline, and the row is as high as they are together")
    func baseline() throws {
        let grid = Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 0) {
            GridRow {
                Text("A").font(.system(size: 40)).accessibilityIdentifier("large")
                Text("b").font(.system(size: 10)).accessibilityIdentifier("small")
                box(5, 50, "box")
            }
            box(1, 1, "below")
        }
        let cell = try render(grid, width: 200, height: 100)
        // Ascents of 32 and 8: the box stands on the line, the large text reaches 8 below it.
        let top = try #require(cell.frame("box")).minY
        #expect(cell.frame("large")?.minY == top + 18)
        #expect(cell.frame("small")?.minY == top + 42)
        #expect(cell.frame("below")?.minY == top + 58)
    }

    @Test("a row may have a guide of its own")
    func rowAlignment() throws {
        let grid = Grid {
            GridRow(alignment: .bottom) {
                box(9, 16, "a")
                box(60, 36, "b")
            }
        }
        let cell = try render(grid)
        #expect(cell.frame("a")?.maxY == cell.frame("b")?.maxY)
    }

    @Test("a guide that a cell sets moves it in its column, which is as wide as its cells together")
    func ownGuide() throws {
        let grid = Grid(alignment: .leading) {
            GridRow { Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { $0.width }.accessibilityIdentifier("a") }
            GridRow { box(30, 10, "b") }
        }
        let cell = try render(grid.accessibilityIdentifier("grid"), width: 100, height: 100)
        #expect(cell.frame("grid")?.width == 50)
        #expect(cell.frame("a")?.minX == 25 && cell.frame("b")?.minX == 45)
    }

    @Test("a modifier around a row is one on each of its cells")
    func modifiedRow() throws {
        let grid = Grid {
            GridRow {
                box(9, 16, "a")
                box(60, 16, "b")
            }
            .padding(5)
        }
        let cell = try render(grid.accessibilityIdentifier("grid"), width: 320, height: 100)
        #expect(cell.frame("grid")?.size == CGSize(width: 19 + 8 + 70, height: 26))
        #expect(try #require(cell.frame("b")).minX - #require(cell.frame("a")).maxX == 18)
    }

    @Test("a row in a view of its own is a row of the grid around")
    func composedRow() throws {
        let grid = Grid(horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow {
                box(10, 10, "a")
                box(30, 20, "b")
            }
            NamedRow()
        }
        let cell = try render(grid.accessibilityIdentifier("grid"))
        #expect(cell.frame("grid")?.size == CGSize(width: 74, height: 32))
    }

    @Test("outside of a grid the cells of a row stand for themselves")
    func loneRow() throws {
        let column = VStack(spacing: 0) {
            GridRow {
                box(9, 16, "a")
                box(60, 16, "b")
            }
        }
        let cell = try render(column.accessibilityIdentifier("column"), width: 320, height: 100)
        #expect(cell.frame("column") == CGRect(x: 130, y: 34, width: 60, height: 32))
        #expect(cell.frame("b")?.minY == 50)
    }

    @Test("a grid hands the baseline of its topmost text to a row around it")
    func outerBaseline() throws {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Grid {
                GridRow { Text("A").font(.system(size: 40)).accessibilityIdentifier("inside") }
                GridRow { Text("b") }
            }
            Text("c").font(.system(size: 10)).accessibilityIdentifier("outside")
        }
        let cell = try render(row)
        // Ascents of 32 and 8.
        #expect(try #require(cell.frame("outside")).minY - #require(cell.frame("inside")).minY == 24)
    }

    @Test("a grid is a layout value: alone, and in a layout of any kind")
    func value() throws {
        func cells() -> some View {
            Group {
                GridRow {
                    box(10, 10, "a")
                    box(30, 20, "b")
                }
                GridRow {
                    box(40, 10, "c")
                    box(5, 5, "d")
                }
                box(90, 3, "e")
            }
        }
        let layout = GridLayout(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2)
        for cell in [
            try render(layout { cells() }, width: 300, height: 200), try render(AnyLayout(layout) { cells() }, width: 300, height: 200),
        ] {
            // The line of 90 adds 8 to each of the columns of 40 and 30.
            #expect(cell.frame("a") == CGRect(x: 105, y: 86.5, width: 10, height: 10))
            #expect(cell.frame("d") == CGRect(x: 157, y: 106, width: 5, height: 5))
            #expect(cell.frame("e") == CGRect(x: 105, y: 115.5, width: 90, height: 3))
        }
        let column = try render(AnyLayout(VStackLayout(spacing: 0)) { cells() }, width: 300, height: 200)
        #expect(["a", "b", "c", "d", "e"].map { column.frame($0)?.minY } == [76, 86, 106, 116, 121])
    }

    @Test("no number of columns fills the memory", arguments: [0, -3, 1000, Int.max])
    func columns(count: Int) throws {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow { box(10, 10, "a").gridCellColumns(count) }
        }
        #expect(try render(grid).frame("a")?.size == CGSize(width: 10, height: 10))
    }

    // Assumed: the grid is as wide as its tracks, so that its own guide can only be that of cells whose items name none.
    @Test("cells of a lazy grid take the alignment of their item, else the grid's, in both directions")
    func lazyAlignment() throws {
        let columns = [GridItem(.fixed(50)), GridItem(.fixed(50), alignment: .bottomTrailing)]
        let grid = LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
            Color.red.frame(width: 30, height: 40).accessibilityIdentifier("c")
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("d")
        }
        func xs(_ direction: LayoutDirection) throws -> [CGFloat?] {
            let cell = try render(grid, width: 108, height: 50) { $0.direction = direction }
            return ["a", "b", "c", "d"].map { cell.frame($0)?.minX }
        }
        #expect(try xs(.leftToRight) == [0, 88, 0, 88])
        #expect(try xs(.rightToLeft) == [88, 0, 78, 0])
        #expect(try render(grid, width: 108, height: 50).frame("d")?.minY == 40)
    }

    @Test("a cell without a say along an axis does not make its column wider, and still takes it")
    func unsizedCells() throws {
        func grid(_ axes: Axis.Set) -> some View {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Color.red.frame(width: 40, height: 20).accessibilityIdentifier("cell") }
                Color.blue.frame(height: 5).gridCellUnsizedAxes(axes).accessibilityIdentifier("line")
            }
        }
        #expect(try render(grid([]), width: 200, height: 100).frame("line") == CGRect(x: 0, y: 57.5, width: 200, height: 5))
        #expect(try render(grid(.horizontal), width: 200, height: 100).frame("line") == CGRect(x: 80, y: 57.5, width: 40, height: 5))
    }
}
