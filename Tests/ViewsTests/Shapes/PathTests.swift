import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

@Suite struct PathTests {
    private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("half of a circle begins at the right and runs over the bottom")
    func trimmedCircle() throws {
        let half = Path(ellipseIn: box).trimmedPath(from: 0, to: 0.25)
        #expect(half.boundingRect.minX >= 49.9)
        #expect(half.boundingRect.minY >= 49.9)
        let end = try #require(half.currentPoint)
        #expect(abs(end.x - 50) < 0.1 && abs(end.y - 100) < 0.1)
    }

    @Test("the middle of a line is cut by length, over corners")
    func trimmedLine() {
        let path = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]) }
        #expect(path.trimmedPath(from: 0.125, to: 0.625).description == "5.0 0.0 m 10.0 0.0 l 10.0 15.0 l")
    }

    @Test("a trim the wrong way round is empty, a whole one is the path", arguments: [(0.7, 0.2, true), (-1.0, 2.0, false)])
    func trimLimits(from: Double, to: Double, isEmpty: Bool) {
        let path = Path(box).trimmedPath(from: from, to: to)
        #expect(path.isEmpty == isEmpty)
        if !isEmpty { #expect(path == Path(box)) }
    }

    @Test("an arc that is not clockwise by name grows clockwise on the screen")
    func arcs() throws {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
        #expect(try #require(path.currentPoint).distance(to: CGPoint(x: 0, y: 10)) < 0.001)
        #expect(path.boundingRect.minY >= -0.001)
        var other = Path()
        other.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        #expect(other.boundingRect.minY < -9.9)
        var whole = Path()
        whole.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)
        #expect(whole.boundingRect.width > 19.9)
    }

    @Test("a point is inside by winding or by parity")
    func contains() {
        var path = Path(box)
        path.addRect(box.insetBy(dx: 30, dy: 30))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(!path.contains(CGPoint(x: 150, y: 50)))
    }

    @Test("a stroke's area covers half the width on both sides, caps and corners included")
    func stroke() {
        let line = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10), CGPoint(x: 90, y: 90)]) }
        let area = line.strokedPath(StrokeStyle(lineWidth: 10))
        #expect(area.boundingRect == CGRect(x: 10, y: 5, width: 85, height: 85))
        #expect(area.contains(CGPoint(x: 94, y: 6)))
        #expect(!area.contains(CGPoint(x: 50, y: 50)))
        let square = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))
        #expect(square.boundingRect.minX == 5)
    }

    @Test("dashes leave gaps in the area of a stroke")
    func dashes() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
        let area = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 10]))
        #expect(area.contains(CGPoint(x: 5, y: 0)))
        #expect(!area.contains(CGPoint(x: 15, y: 0)))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0])).contains(CGPoint(x: 15, y: 0)))
    }

    // Recorded on iOS 18.6 at 3x, a filled rectangle of 84.333 x 56 with a radius of 16: pixels that are left free in every
    // third row, from the fourth on.
    @Test(
        "continuous corners are those of pictures",
        arguments: zip(
            1...15, [30.73, 23.96, 19.26, 15.56, 12.56, 10.07, 7.96, 6.21, 4.74, 3.55, 2.7, 2.01, 1.42, 0.99, 0.66]))
    func continuousCorners(third: Int, recorded: Double) {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 253.0 / 3, height: 56), cornerRadius: 16)
        let y = CGFloat(third) + 0.5 / 3
        #expect(!path.contains(CGPoint(x: (recorded - 0.12) / 3, y: y)))
        #expect(path.contains(CGPoint(x: (recorded + 0.12) / 3, y: y)))
    }

    // Recorded on iOS 26.0 at 3x, a prominent button of 322.4 x 47.913 points: pixels above the edge in columns that far from its
    // leading end. A half circle is 1.2 pixels off at the sixth.
    @Test(
        "the long sides of a capsule bend from as far away as continuous corners do, its short ones are half circles",
        arguments: [(8.7, 37.46), (16.7, 25.69), (24.7, 17.58), (40.7, 7.42), (56.7, 2.71), (64.7, 1.57), (72.7, 0.93), (88.7, 0.34)])
    func continuousCapsule(column: Double, recorded: Double) {
        let path = Capsule().path(in: CGRect(x: 0, y: 0, width: 322.4, height: 143.74 / 3))
        #expect(!path.contains(CGPoint(x: column / 3, y: (recorded - 0.32) / 3)))
        #expect(path.contains(CGPoint(x: column / 3, y: (recorded + 0.32) / 3)))
        #expect(!path.contains(CGPoint(x: column / 3, y: 143.74 / 3 - (recorded - 0.32) / 3)))
    }

    @Test("where only circular corners have room on any side, continuous ones are circular", arguments: [20.0, 99.0])
    func largeContinuousCorners(radius: CGFloat) {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: radius)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
        for degree in 0...90 {
            let angle = Double(degree) * .pi / 180
            func onCircle(_ radius: Double) -> CGPoint { CGPoint(x: 20 - radius * cos(angle), y: 20 - radius * sin(angle)) }
            #expect(path.contains(onCircle(19.98)) && !path.contains(onCircle(20.02)), "\(degree)")
        }
    }

    @Test("a capsule of the circular style ends in half circles")
    func circularCapsule() {
        let path = Capsule(style: .circular).path(in: CGRect(x: 0, y: 0, width: 100, height: 40))
        for degree in 0...90 {
            let angle = Double(degree) * .pi / 180
            func onCircle(_ radius: Double) -> CGPoint { CGPoint(x: 20 - radius * cos(angle), y: 20 - radius * sin(angle)) }
            #expect(path.contains(onCircle(19.95)) && !path.contains(onCircle(20.05)), "\(degree)")
        }
    }

    @Test("between both, continuous corners end at the middle of a side, each side for itself")
    func tightContinuousCorners() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 16)
        // 20 / 16 is 0.473 of the way to 1.529; 30 / 16 is more than that.
        #expect(path.contains(CGPoint(x: 0.01, y: 20)) && !path.contains(CGPoint(x: 0.01, y: 16)))
        #expect(path.contains(CGPoint(x: 24.5, y: 0.001)) && !path.contains(CGPoint(x: 20, y: 0.01)))
    }

    @Test("a path reads its own description back, and nothing else", arguments: ["1 m", "m", "1 2 l 3", "1 2 x"])
    func description(bad: String) throws {
        let path = Path(roundedRect: box, cornerRadius: 8)
        #expect(try #require(Path(path.description)) == path)
        #expect(Path(bad) == nil)
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}
