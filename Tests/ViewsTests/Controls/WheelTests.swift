import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// Wheels to choose from.
@MainActor @Suite struct WheelTests {
    private func cell(_ chosen: Int) throws -> RenderedCell {
        let view = Picker("p", selection: .constant(chosen)) { ForEach(0..<10, id: \.self) { Text(verbatim: "\($0)") } }
            .pickerStyle(.wheel)
        return try render(view, width: 300, height: 216)
    }

    // Recorded on iOS 13, on a wheel of dates: rows 31.5, 58.6 and 77.5 from the chosen one.
    @Test("rows lie closer together the farther they are from the chosen one")
    func places() throws {
        let cell = try cell(5)
        let middles = cell.tree.views.compactMap { view in view.text.map { _ in view.frame.midY - 108 } }
        let recorded = [-77.5, -58.6, -31.5, 0, 31.5, 58.6, 77.5]
        #expect(middles.count == 7)
        #expect(zip(middles, recorded).allSatisfy { abs($0 - $1) <= 0.51 })
    }

    // The same source: 0.93, 0.72 and 0.41 of the chosen one's height.
    @Test("they are lower, and fainter")
    func turned() throws {
        var scales: [CGFloat] = []
        var opacities: [Double] = []
        func look(_ items: [DisplayItem], _ scale: CGFloat, _ opacity: Double) {
            for item in items {
                switch item {
                case .group(_, let effect, let inner): look(inner, scale * effect.transform.d, opacity * effect.opacity)
                case .glyphs:
                    scales.append(scale)
                    opacities.append(opacity)
                default: break
                }
            }
        }
        look(try cell(5).list.items, 1, 1)
        #expect(scales == [0.41, 0.72, 0.93, 1, 0.93, 0.72, 0.41])
        #expect(opacities == opacities.reversed() && opacities[3] == 1 && opacities[2] > opacities[1])
    }

    @Test("at the end of the choices there is nothing beyond")
    func end() throws {
        #expect(try cell(9).tree.views.compactMap(\.text) == ["6", "7", "8", "9"])
        let last = try #require(try cell(9).tree.views.first { $0.text == "9" })
        #expect(abs(last.frame.midY - 108) <= 0.5)
    }
}
