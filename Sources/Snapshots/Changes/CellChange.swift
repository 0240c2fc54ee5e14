import Foundation
import ProofsheetDrawing

/// What a cell shows otherwise than its golden, in terms of views.
package struct CellChange: Equatable, Sendable, Codable {
    /// What differs in the layout, most important first and the first few only; empty where every view stands as it stood.
    package let views: [ViewChange]
    /// How many more there are.
    package let others: Int
    /// The view to look at: the first that changed, or else the smallest around all pixels that differ.
    package let view, path: String?
    /// The part of both pictures that shows that view, in pixels.
    package let region: PixelBox
    /// Where the layout is the same.
    package let colors: ColorChange?
    /// Equal for equal changes: the same views, changed in the same way and direction, whatever the amounts.
    package let mark: String

    /// As many changes of one cell are told.
    static let most = 12

    /// Nil trees are trees that cannot be read; the pixels alone speak then.
    init(golden: LaidOutTree?, candidate: LaidOutTree?, comparison: PictureComparison, colors: ColorChange?) {
        let all = golden.flatMap { old in candidate.map { LayoutChanges(old, $0).changes } } ?? []
        views = Array(all.prefix(Self.most))
        others = all.count - views.count
        self.colors = all.isEmpty ? colors : nil
        let box = comparison.box
        if let first = all.first {
            (view, path) = (first.name, first.path)
            let frame = first.golden.map { old in first.candidate.map(old.union) ?? old } ?? first.candidate
            region = Self.region(frame, box, comparison)
        } else {
            let around = candidate.flatMap { tree in box.flatMap { Self.view(around: $0, in: tree) } }
            view = around.map { ViewChange(.moved, nil, $0).name }
            path = around?.path
            region = Self.region(box.map { Self.frame($0) }, box, comparison)
        }
        let marks = all.isEmpty ? [path ?? "", colors?.golden ?? "", colors?.candidate ?? ""] : all.map(\.mark)
        let size = comparison.goldenSize == comparison.candidateSize ? [] : ["size"]
        mark = String(Fingerprint(of: Array((size + marks).joined(separator: "\u{1E}").utf8)).hex.prefix(16))
    }

    /// The view with the smallest area that holds all of a box; of equal ones the innermost.
    private static func view(around box: PixelBox, in tree: LaidOutTree) -> LaidOutView? {
        let pixels = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
        func area(_ view: LaidOutView) -> CGFloat { view.frame.width * view.frame.height }
        // Edges between two pixels tint both.
        return tree.views.reversed().filter { $0.frame.insetBy(dx: -1, dy: -1).contains(pixels) }.min { area($0) < area($1) }
    }

    private static func frame(_ box: PixelBox) -> ViewChange.Frame {
        ViewChange.Frame(CGRect(x: box.x, y: box.y, width: box.width, height: box.height))
    }

    // Enough around a view to see where in the picture it stands.
    private static let margin = 24.0
    private static let least = (width: 160.0, height: 96.0)
    private static let largest = (width: 480.0, height: 320.0)

    /// A cut-out of the pictures around a frame, never larger than they are; the whole picture where there is no frame.
    private static func region(_ frame: ViewChange.Frame?, _ box: PixelBox?, _ comparison: PictureComparison) -> PixelBox {
        let (old, new) = (comparison.goldenSize, comparison.candidateSize)
        let page = (width: Double(max(old.width, new.width)), height: Double(max(old.height, new.height)))
        // A view that was laid out beyond the picture shows nothing; the pixels do.
        let visible = frame.flatMap { $0.x < page.width && $0.y < page.height && $0.x + $0.width > 0 && $0.y + $0.height > 0 ? $0 : nil }
        guard let target = visible ?? box.map({ Self.frame($0) }) else {
            return PixelBox(x: 0, y: 0, width: Int(min(page.width, largest.width)), height: Int(min(page.height, largest.height)))
        }
        func span(_ start: Double, _ length: Double, _ least: Double, _ largest: Double, _ page: Double) -> (Int, Int) {
            let from = max(start, 0)
            let shown = min(start + length, page) - from
            let wanted = min(max(shown + 2 * margin, least), largest, page)
            // What is too long is shown from its beginning.
            let center = shown + 2 * margin > largest ? from - margin + wanted / 2 : from + shown / 2
            let begin = min(max(center - wanted / 2, 0), page - wanted).rounded(.down)
            return (Int(begin), Int(min(wanted.rounded(.up), page - begin)))
        }
        let (x, width) = span(target.x, target.width, least.width, largest.width, page.width)
        let (y, height) = span(target.y, target.height, least.height, largest.height, page.height)
        return PixelBox(x: x, y: y, width: max(width, 1), height: max(height, 1))
    }
}
