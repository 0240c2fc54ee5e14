import Foundation
import ProofsheetDrawing
import ProofsheetLayout

extension Text {
    /// The lines of a text as its renderer sees them, in points from the text's top left corner.
    public struct Layout: RandomAccessCollection {
        private let lines: [Line]
        public let isTruncated: Bool

        init(lines: [Line], isTruncated: Bool) { (self.lines, self.isTruncated) = (lines, isTruncated) }

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }

        /// Where a part of a text stands: its baseline's left end and its measures.
        public struct TypographicBounds: Hashable, Sendable {
            public var origin: CGPoint
            public var width, ascent, descent, leading: CGFloat

            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
        }

        /// How parts are drawn; accepted.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// One line: runs of one style each, from left to right.
        public struct Line: RandomAccessCollection {
            private let runs: [Run]
            public let typographicBounds: TypographicBounds
            public var origin: CGPoint { typographicBounds.origin }

            init(runs: [Run], bounds: TypographicBounds) { (self.runs, typographicBounds) = (runs, bounds) }

            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// Glyphs of one style.
        public struct Run: RandomAccessCollection {
            let glyphs: GlyphRun
            let paint: Paint
            let marks: [ObjectIdentifier: TextMark]
            public let typographicBounds: TypographicBounds

            public var startIndex: Int { 0 }
            public var endIndex: Int { glyphs.glyphs.count }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, index: index) }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { marks[ObjectIdentifier(key)]?.value as? T }
        }

        /// One glyph of a run.
        public struct RunSlice {
            let run: Run
            let index: Int

            public var typographicBounds: TypographicBounds {
                var bounds = run.typographicBounds
                let glyphs = run.glyphs.glyphs
                let end = index + 1 < glyphs.count ? glyphs[index + 1].x : run.glyphs.width
                bounds.origin.x += glyphs[index].x
                bounds.width = end - glyphs[index].x
                return bounds
            }

            // A glyph carries its character where every character has one.
            var glyphs: GlyphRun {
                let all = run.glyphs
                let text = Array(all.text)
                let glyph = all.glyphs[index]
                let origin = CGPoint(x: all.origin.x + glyph.x, y: all.origin.y)
                return GlyphRun(
                    font: all.font, glyphs: [GlyphRun.Glyph(id: glyph.id, x: 0, y: glyph.y)],
                    text: text.count == all.glyphs.count && !all.isRightToLeft ? String(text[index]) : "", origin: origin,
                    width: typographicBounds.width, isRightToLeft: all.isRightToLeft)
            }
        }
    }
}

extension Text.Layout {
    /// The lines of what a text draws; each glyph run belongs to the line on whose baseline, or nearest to it, it stands.
    ///
    /// `marks` are those of the glyph runs, in their order.
    init(
        _ lines: [LaidOutLine], _ items: [DisplayItem], marks: [[ObjectIdentifier: TextMark]], origin: CGPoint, isTruncated: Bool
    ) {
        func local(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        func bounds(_ line: LaidOutLine, _ x: CGFloat, _ width: CGFloat) -> TypographicBounds {
            TypographicBounds(
                origin: local(CGPoint(x: x, y: line.baseline)), width: width, ascent: line.baseline - line.frame.minY,
                descent: line.frame.maxY - line.baseline, leading: 0)
        }
        var runs: [[Run]] = lines.map { _ in [] }
        var marks = marks[...]
        for case .glyphs(_, let glyphs, let paint) in items {
            func gap(_ index: Int) -> CGFloat { abs(lines[index].baseline - glyphs.origin.y) }
            let own = marks.popFirst() ?? [:]
            guard let nearest = lines.indices.min(by: { gap($0) < gap($1) }) else { continue }
            var moved = glyphs
            moved.origin = local(glyphs.origin)
            let place = bounds(lines[nearest], glyphs.origin.x, glyphs.width)
            runs[nearest].append(Run(glyphs: moved, paint: paint, marks: own, typographicBounds: place))
        }
        self.init(
            lines: zip(lines, runs).map { Line(runs: $1, bounds: bounds($0, $0.frame.minX, $0.frame.width)) },
            isTruncated: isTruncated)
    }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw([.glyphs(node: sheet.node, run: run.glyphs, paint: run.paint)])
    }

    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw([.glyphs(node: sheet.node, run: slice.glyphs, paint: slice.run.paint)])
    }
}
