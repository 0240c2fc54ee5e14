import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

/// A glyph run of a page and the box around its outlines, in points of the page.
struct PlacedRun {
    /// The number of the run among those of its page, in drawing order.
    let index: Int
    let run: GlyphRun
    let box: CGRect

    /// What has to be looked at to see the run's edges; nothing else of the page's text may reach into it.
    var region: CGRect { CGRect(x: box.minX - 1, y: box.minY - 1, width: box.width + 3, height: box.height + 3) }

    /// All runs of a page that draw something; those of masks are left out.
    static func all(of list: DisplayList, fonts: FontLibrary) throws -> [PlacedRun] {
        var (runs, count) = ([PlacedRun](), 0)
        try collect(list.items, .identity, fonts, &count, &runs)
        return runs
    }

    private static func collect(
        _ items: [DisplayItem], _ transform: CGAffineTransform, _ fonts: FontLibrary, _ count: inout Int, _ runs: inout [PlacedRun]
    ) throws {
        for item in items {
            switch item {
            case .glyphs(_, let run, _):
                let font = SVGFont(name: "f", design: try #require(fonts.design(run.font)))
                var path = Path()
                for glyph in run.glyphs {
                    let place = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
                    path.addPath(font.outline(glyph.id, at: place, size: run.font.size))
                }
                if !path.isEmpty { runs.append(PlacedRun(index: count, run: run, box: path.boundingRect.applying(transform))) }
                count += 1
            case .group(_, let effect, let items):
                try collect(items, effect.transform.concatenating(transform), fonts, &count, &runs)
            case .shape, .image: break
            }
        }
    }

    /// The runs in layers; within a layer no run reaches into the region of another.
    static func layers(_ runs: [PlacedRun]) -> [[PlacedRun]] {
        var layers: [[PlacedRun]] = []
        for run in runs {
            if let free = layers.firstIndex(where: { $0.allSatisfy { !$0.region.intersects(run.region) } }) {
                layers[free].append(run)
            } else {
                layers.append([run])
            }
        }
        return layers
    }
}

extension DisplayList {
    /// The page with these of its runs alone, and everything else that is on it.
    func keeping(runs: Set<Int>) -> DisplayList {
        var count = 0
        return DisplayList(size: size, scale: scale, items: Self.keeping(runs, items, &count))
    }

    private static func keeping(_ runs: Set<Int>, _ items: [DisplayItem], _ count: inout Int) -> [DisplayItem] {
        items.compactMap { item in
            switch item {
            case .glyphs:
                count += 1
                return runs.contains(count - 1) ? item : nil
            case .group(let node, let effect, let items):
                return .group(node: node, effect: effect, items: keeping(runs, items, &count))
            case .shape, .image: return item
            }
        }
    }
}
