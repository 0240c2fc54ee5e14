import Foundation
import ProofsheetDrawing
import Testing

@Suite struct PathExtentTests {
    private func extent(_ build: (inout Path) -> Void) -> CGRect {
        var path = Path()
        build(&path)
        return path.extent
    }

    @Test("control points are not part of a path's extent")
    func controls() {
        let arch = extent { path in
            path.move(to: .zero)
            path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
        }
        // A cubic whose arms are 8 long rises to three quarters of that.
        #expect(arch == CGRect(x: 0, y: 0, width: 10, height: 6))
        let bow = extent { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -8))
        }
        #expect(bow.minX == 0 && bow.width == 10 && abs(bow.minY + 4) < 1e-9 && bow.maxY == 0)
    }

    @Test("an ellipse is as large as its box")
    func ellipse() {
        let box = CGRect(x: 3, y: 4, width: 20, height: 10)
        #expect(extent { $0.addEllipse(in: box) } == box)
    }

    @Test("a path without lines has no extent, and a line on its own has one without height")
    func degenerate() {
        #expect(extent { _ in }.isNull)
        #expect(extent { $0.move(to: CGPoint(x: 5, y: 5)) }.isNull)
        let line = extent { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 5, y: 0))
        }
        #expect(line == CGRect(x: 0, y: 0, width: 5, height: 0))
    }
}
