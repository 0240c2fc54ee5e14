import Foundation

/// How large cells stand on a sheet's PNG.
package enum SheetScale: Hashable, Sendable {
    /// The largest of `steps` for which the sheet stays within the limits.
    case automatic
    /// That many pixels per point.
    case fixed(Double)

    /// Pixels per point that `automatic` chooses from.
    package static let steps: [Double] = [1, 1.0 / 2, 1.0 / 3, 1.0 / 4, 1.0 / 6]
    /// More pixels than this no viewer shows at once.
    package static let largestArea: Double = 24_000_000
    /// Pixels; cairo itself ends at 32,767.
    package static let largestSide: Double = 16_000

    /// Pixels per point for a sheet of that size in points; the smallest step if none keeps the limits.
    package func factor(width: CGFloat, height: CGFloat) -> Double {
        guard case .automatic = self else {
            if case .fixed(let factor) = self { return factor }
            return 1
        }
        let fitting = Self.steps.first { step in
            let (width, height) = ((width * step).rounded(.up), (height * step).rounded(.up))
            return max(width, height) <= Self.largestSide && width * height <= Self.largestArea
        }
        return fitting ?? (Self.steps.last ?? 1)
    }
}
