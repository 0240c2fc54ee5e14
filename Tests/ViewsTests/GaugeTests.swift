import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

@MainActor @Suite struct GaugeTests {
    private func gauge(_ value: Double) -> some View {
        Gauge(value: value) {
            Text("L")
        } currentValueLabel: {
            Text("V")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
    }

    private func texts(_ view: some View) throws -> [String] { try render(view).tree.views.compactMap(\.text) }

    private func strokes(_ view: some View) throws -> [CGRect] {
        try render(view).list.items.compactMap { item in
            if case .shape(_, let outline, _, .some) = item { outline.bounds } else { nil }
        }
    }

    @Test("a bar has all labels; the small one with a point has only its limits")
    func bars() throws {
        #expect(try texts(gauge(0.5)) == ["L", "0", "9", "V"])
        #expect(try texts(gauge(0.5).gaugeStyle(.accessoryLinearCapacity)) == ["L", "0", "9", "V"])
        #expect(try texts(gauge(0.5).gaugeStyle(.accessoryLinear)) == ["0", "9"])
    }

    @Test("a ring of capacity is closed and filled clockwise from the top")
    func capacity() throws {
        let rings = try strokes(gauge(0.5).gaugeStyle(.accessoryCircularCapacity))
        #expect(rings.count == 2)
        // 59 wide less the stroke of 6; half of it is the right half.
        #expect(abs(rings[0].width - 53) < 0.1 && abs(rings[0].height - 53) < 0.1)
        #expect(abs(rings[1].width - 26.5) < 0.1 && abs(rings[1].maxX - rings[0].maxX) < 0.1)
        #expect(try strokes(gauge(0).gaugeStyle(.accessoryCircularCapacity)).count == 1)
        #expect(try texts(gauge(0.5).gaugeStyle(.accessoryCircularCapacity)) == ["V"])
    }

    @Test("an open ring has a point where the value is and its limits in the gap", arguments: [(0.0, 0.25), (0.5, 0.5), (1.0, 0.75)])
    func ring(value: Double, x: Double) throws {
        let cell = try render(gauge(value).gaugeStyle(.accessoryCircular))
        #expect(cell.tree.views.compactMap(\.text) == ["V", "0", "9"])
        let points = cell.list.items.compactMap { item -> CGRect? in
            if case .shape(_, .ellipse(let box), _, nil) = item { box } else { nil }
        }
        try #require(points.count == 2)
        // Below on the left, at the top, below on the right: 0.375, 0.75 and 1.125 turns.
        #expect((points[1].midX < 150) == (x < 0.5) && (points[1].midX > 150.1) == (x > 0.5))
        #expect((points[1].midY < 90) == (x == 0.5))
    }
}
