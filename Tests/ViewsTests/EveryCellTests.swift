import AdaptiveLayouts
import Foundation
import ProofsheetPreviews
import ProofsheetViews
import SwiftUI
import Testing

/// What has to hold in every cell of the matrix `default`, not in a few of them: each test speaks of all 624.
@MainActor @Suite struct EveryCellTests {
    private static let cells = Result {
        let configuration = try Configuration()
        return try #require(configuration.matrices["default"]).cells(of: "Suite/Preview", devices: configuration.devices)
    }

    private static func environment(_ cell: Cell, sizing: CellEnvironment.Sizing = .container) throws -> CellEnvironment {
        var sized = cell
        sized.sizing = sizing
        return try #require(sized.environment)
    }

    private let cells: [Cell]

    init() throws {
        cells = try Self.cells.get()
        #expect(cells.count == 624)
    }

    /// How three texts stand to each other.
    private enum Shape { case row, column, neither }

    private func shape(_ frames: ArraySlice<CGRect>) -> Shape {
        let steps = zip(frames, frames.dropFirst())
        if steps.allSatisfy({ $0.maxX < $1.minX && $0.midY == $1.midY }) { return .row }
        return steps.allSatisfy { $0.maxY < $1.minY && $0.midX == $1.midX } ? .column : .neither
    }

    private func isCompact(_ cell: Cell) -> Bool { cell.sizeClasses.horizontal == .compact }

    @Test("a turning row is a column in compact width at accessibility sizes, and a row in every other cell")
    func turningRow() throws {
        let letters = Group {
            Text("A"); Text("B"); Text("C")
        }
        let others = try cells.filter { cell in
            let environment = try Self.environment(cell)
            let twin = try render(TurningRow { letters }, in: environment).frames(of: "Text")
            let ours = try render(AccessibleHStack { letters }, in: environment).frames(of: "Text")
            let turned = isCompact(cell) && cell.category.isAccessibilityCategory
            return twin != ours || twin.count != 3 || shape(twin[...]) != (turned ? .column : .row)
        }
        #expect(others.map(\.key) == [])
        // 24 of the 52 screens, each way up, have compact width.
        #expect(cells.count { isCompact($0) && $0.category.isAccessibilityCategory } == 24 * 5)
    }

    // The preview sets every category itself, the cell's own reaches its dividers alone (a point at accessibility sizes): every
    // screen at two sizes, and three screens at all of them.
    @Test("its preview has twelve rows with dividers: seven rows and five columns in compact width, twelve rows in regular width")
    func allSizes() throws {
        let looked = cells.filter {
            [.large, .accessibilityExtraExtraExtraLarge].contains($0.category)
                || ["iphone-se-3", "iphone-16", "ipad-10"].contains($0.device.slug)
        }
        let others = try looked.filter { cell in
            let rendered = try render(AllSizes(), in: Self.environment(cell, sizing: .sizeThatFits))
            let texts = rendered.frames(of: "Text")
            let shapes = stride(from: 0, to: texts.count, by: 3).map { shape(texts[$0..<min($0 + 3, texts.count)]) }
            let last = Array(repeating: isCompact(cell) ? Shape.column : .row, count: 5)
            return shapes != Array(repeating: .row, count: 7) + last || rendered.frames(of: "Divider").count != 12
        }
        #expect(looked.count == 52 * 2 + 3 * 2 * 10)
        #expect(others.map(\.key) == [])
    }

    /// The form in every cell.
    private static let forms = Result { try cells.get().map { try render(HalfWideForm(), in: environment($0)) } }

    @Test("the form is 0.52 of its container in regular width and height, and as wide as it in every other cell")
    func formWidth() throws {
        let others = try zip(cells, Self.forms.get()).filter { cell, rendered in
            let environment = try Self.environment(cell)
            let container = environment.width - environment.safeArea.left - environment.safeArea.right
            let share = cell.sizeClasses == SizeClasses(.regular, .regular) ? 0.52 : 1
            let form = try #require(rendered.frames(of: "Form").first)
            return abs(form.width - container * share) > 1e-9 || abs(form.midX - environment.safeArea.left - container / 2) > 1e-9
        }
        #expect(others.map(\.0.key) == [])
    }

    @Test("its ground reaches under the safe area in every cell")
    func ground() throws {
        let others = try zip(cells, Self.forms.get()).filter { cell, rendered in
            let environment = try Self.environment(cell)
            return rendered.frame("ground") != CGRect(x: 0, y: 0, width: environment.width, height: environment.height)
        }
        #expect(others.map(\.0.key) == [])
    }

    @Test("it has its eleven rows in every cell, also where they do not all show")
    func formRows() throws {
        let others = try zip(cells, Self.forms.get()).filter { $1.frames(of: "Text").count != 11 }
        #expect(others.map(\.0.key) == [])
    }
}
