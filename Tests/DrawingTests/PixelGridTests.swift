import Foundation
import ProofsheetDrawing
import Testing

@Suite struct PixelGridTests {
    @Test("an edge half way between two pixels goes up")
    func tiesGoUp() {
        #expect(PixelGrid(scale: 2).snap(0.25) == 0.5)
        #expect(PixelGrid(scale: 2).snap(-0.25) == 0)
    }

    @Test("touching boxes stay touching")
    func touching() {
        let grid = PixelGrid(scale: 3)
        let first = grid.snap(CGRect(x: 0, y: 0, width: 10.4, height: 1))
        let second = grid.snap(CGRect(x: 10.4, y: 0, width: 5, height: 1))
        #expect(first.maxX == second.minX)
    }

    @Test("a hairline keeps one pixel on a coarser grid")
    func hairline() {
        #expect(PixelGrid(scale: 1).snap(CGRect(x: 0, y: 10.1, width: 5, height: 1.0 / 3)).height == 1)
    }

    @Test("a text height that is whole but for rounding stays whole")
    func wholeHeights() {
        #expect(PixelGrid(scale: 3).roundUp(20.0 + 1e-9) == 20)
        #expect(abs(PixelGrid(scale: 3).roundUp(17 * 1.193359) - 61.0 / 3) < 1e-9)
    }
}
