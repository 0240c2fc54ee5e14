import Foundation
import ProofsheetDrawing

extension AttributedString {
    /// How high the lines of a text are.
    ///
    /// *Differences:* tight and loose lines are 2 points less and more than the font's, as tight and loose fonts are, which is assumed.
    public struct LineHeight: Hashable, Sendable {
        private enum Rule: Hashable, Sendable {
            case own
            case added(CGFloat)
            case factor(CGFloat)
            case leading(CGFloat)
            case points(CGFloat)
        }

        private let rule: Rule

        public static let variable = LineHeight(rule: .own)
        public static let normal = LineHeight(rule: .own)
        public static let tight = LineHeight(rule: .added(-2))
        public static let loose = LineHeight(rule: .added(2))

        /// So many times the size of the font.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .factor(factor)) }
        /// The size of the font and so many points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .leading(increase)) }
        /// So many points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .points(points)) }

        /// The measures of lines in a font whose own lines, distance included, are of that height; nil where they stay as they are.
        func metrics(_ own: FontMetrics, height: CGFloat, size: CGFloat) -> FontMetrics? {
            let wanted: CGFloat
            switch rule {
            case .own: return nil
            case .added(let points): wanted = height + points
            case .factor(let factor): wanted = size * factor
            case .leading(let increase): wanted = size + increase
            case .points(let points): wanted = points
            }
            guard wanted.isFinite, wanted >= 0 else { return nil }
            let half = (wanted - own.lineHeight) / 2
            return FontMetrics(ascent: own.ascent + half, descent: own.descent + half, capHeight: own.capHeight, xHeight: own.xHeight)
        }
    }
}
