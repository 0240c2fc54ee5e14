import Foundation
import ProofsheetDrawing
import ProofsheetViews
import SwiftUI
import Testing

@MainActor @Suite struct SeededViewTests {
    private func cell(_ seed: Int, _ depth: Int = 5) throws -> RenderedCell {
        var views = SeededViews(seed: UInt64(seed))
        return try render(views.view(depth: depth), width: 393, height: 852) {
            $0.safeArea.top = 59
            $0.safeArea.bottom = 34
            $0.system = seed % 2 == 0 ? .ios18 : .ios26
            $0.direction = seed % 5 < 2 ? .rightToLeft : .leftToRight
            $0.category = ContentSizeCategory.allCases[seed % 12]
            if seed % 3 == 0 { $0.sizing = .sizeThatFits }
        }
    }

    // The encoding takes finite numbers only, so what comes back from it has no others.
    @Test(
        "frames of random views are finite without a negative length, and their drawings can be sent",
        arguments: Array(0..<40) + [58, 216, 257, 449, 481])
    func finite(_ block: Int) throws {
        for seed in (block * 10)..<(block * 10 + 10) {
            let cell = try cell(seed)
            let wrong = cell.tree.views.filter { view in
                let numbers = [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height]
                let lines = view.lines.flatMap { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height, $0.baseline] }
                return !(numbers + lines).allSatisfy(\.isFinite) || view.frame.size.width < 0 || view.frame.size.height < 0
            }
            #expect(wrong.isEmpty, "seed \(seed): \(wrong.map(\.path))")
            #expect(throws: Never.self, "seed \(seed)") { try RenderedCell(decoding: cell.encoded()) }
            let drawn = "\(cell.list.items)"
            #expect(!drawn.contains(": nan") && !drawn.contains(": inf"), "seed \(seed): \(drawn)")
        }
    }

    @Test("random views rendered twice come out the same", arguments: 0..<10)
    func deterministic(_ block: Int) throws {
        for seed in (block * 3)..<(block * 3 + 3) { #expect(try cell(seed) == cell(seed), "seed \(seed)") }
    }
}
