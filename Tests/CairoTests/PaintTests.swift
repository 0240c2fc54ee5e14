import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import Testing

@Suite struct PaintTests {
    private let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]

    private func probe(_ paint: Paint) throws -> PixelProbe {
        try PixelProbe([.shape(node: 0, outline: .box(0, 0, 20, 20), paint: paint, stroke: nil)])
    }

    @Test("a linear gradient runs between its ends and stays level beyond them")
    func linear() throws {
        let row = try probe(.linear(stops: stops, from: CGPoint(x: 5, y: 0), to: CGPoint(x: 15, y: 0))).darkness(row: 4)
        #expect(row[2] == 255 && row[17] == 0)
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(abs(row[10] - 115) < 5)
    }

    @Test("a gradient follows its item's transform")
    func transformed() throws {
        let paint = Paint.linear(stops: stops, from: .zero, to: CGPoint(x: 10, y: 0))
        let probe = try PixelProbe([
            .group([.shape(node: 0, outline: .box(0, 0, 10, 10), paint: paint, stroke: nil)]) {
                $0.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
        ])
        #expect(abs(probe.darkness(row: 4)[10] - 121) < 5)
    }

    @Test("a radial gradient is level inside its first circle and stretched by its aspect")
    func radial() throws {
        let probe = try probe(
            .radial(stops: stops, center: CGPoint(x: 10, y: 10), startRadius: 3, endRadius: 8, aspect: 0.5))
        #expect(probe.darkness(row: 9)[8] == 255)
        #expect(probe.darkness(row: 9)[1] == 0)
        #expect(probe.darkness(column: 9)[5] == 0)
    }

    @Test("two equal circles make an edge")
    func edge() throws {
        let probe = try probe(
            .radial(stops: stops, center: CGPoint(x: 10, y: 10), startRadius: 5, endRadius: 5, aspect: 1))
        #expect(probe[10, 10] == [0, 0, 0, 255])
        #expect(probe[18, 10] == [255, 255, 255, 255])
    }

    @Test("an angular gradient turns clockwise and keeps its last colour beyond its end")
    func angular() throws {
        let probe = try probe(.angular(stops: stops, center: CGPoint(x: 10, y: 10), startAngle: 0, endAngle: .pi))
        #expect(probe[18, 10][0] < 30)
        #expect(abs(Int(probe[9, 18][0]) - 132) < 12)
        #expect(probe[10, 2] == [255, 255, 255, 255])
    }

    @Test("a gradient without stops or extent draws nothing and breaks nothing")
    func degenerate() throws {
        for paint in [
            Paint.linear(stops: [], from: .zero, to: CGPoint(x: 1, y: 0)),
            .radial(stops: stops, center: .zero, startRadius: 0, endRadius: 5, aspect: 0),
            .angular(stops: [], center: .zero, startAngle: 0, endAngle: 1),
        ] {
            #expect(try probe(paint)[5, 5] == [255, 255, 255, 255])
        }
        #expect(try probe(.linear(stops: stops, from: .zero, to: .zero)).bitmap.width == 20)
    }

    @Test("images are stretched sharply or smoothly, tinted through their alpha")
    func images() throws {
        let bitmap = try #require(Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 0]))
        let image = ImageReference(hash: "two", bitmap: bitmap)
        func probe(_ smooth: Bool, _ tint: RGBA?) throws -> PixelProbe {
            try PixelProbe([.image(node: 0, image: image, rect: CGRect(x: 0, y: 0, width: 20, height: 20), smooth: smooth, tint: tint)])
        }
        #expect(try probe(false, nil)[9, 5] == [255, 0, 0, 255])
        #expect(try probe(false, nil)[10, 5] == [255, 255, 255, 255])
        #expect(try probe(false, .green)[9, 5] == [0, 255, 0, 255])
        let middle = try probe(true, nil)[10, 5]
        #expect(middle[1] > 40 && middle[1] < 215)
        #expect(try probe(true, nil)[0, 0] == [255, 0, 0, 255])
    }
}
