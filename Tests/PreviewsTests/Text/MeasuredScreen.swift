import Foundation
import ProofsheetDrawing
import ProofsheetViews
import Testing

/// A view laid out in a window with the shipped fonts, asked for what was measured on pictures: boxes, baselines and colours.
@MainActor struct MeasuredScreen {
    /// Half a pixel at 3x, the most that a place read off a picture can be wrong by, and a little for rounding.
    static let pixel: CGFloat = 1.0 / 3 + 0.01

    let cell: RenderedCell

    /// A window of a size in points at 3x, with a safe area at its top.
    init<V: View>(
        _ view: V, _ system: SystemGeneration = .ios18, width: CGFloat = 390, height: CGFloat = 844, top: CGFloat = 0,
        category: ContentSizeCategory = .large, change: (inout CellEnvironment) -> Void = { _ in }
    ) throws {
        cell = try PinnedFontCell(system: system).render(view, width: width, height: height) {
            $0.safeArea = .init(top: top)
            $0.category = category
            $0.system = system
            change(&$0)
        }
    }

    /// The frames of all views of a type, in drawing order.
    func frames(_ type: String) -> [CGRect] { cell.tree.views.filter { $0.type == type }.map(\.frame) }

    func frame(_ type: String, _ index: Int = 0) throws -> CGRect {
        try #require(frames(type).dropFirst(index).first, "no \(type) \(index)")
    }

    /// The frame of the first view that shows a text.
    func text(_ text: String) throws -> CGRect { try #require(cell.tree.views.first { $0.text == text }).frame }

    /// The baseline of the first line that begins with a text.
    func baseline(_ text: String) throws -> CGFloat {
        for case .glyphs(_, let run, _) in items where run.text.hasPrefix(text) { return run.origin.y }
        throw Missing(text: text)
    }

    private struct Missing: Error { let text: String }

    /// Everything that is drawn, taken out of its groups.
    var items: [DisplayItem] { flat(cell.list.items) }

    private func flat(_ items: [DisplayItem]) -> [DisplayItem] {
        items.flatMap { item in
            if case .group(_, _, let inner) = item { flat(inner) } else { [item] }
        }
    }

    /// The colours of shapes, as red, green and blue of 255 each.
    var fills: [[Int]] {
        items.compactMap { item in
            guard case .shape(_, _, .color(let color), _) = item else { return nil }
            return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        }
    }
}
