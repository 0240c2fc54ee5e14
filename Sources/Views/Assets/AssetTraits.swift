import Foundation
import ProofsheetLayout

/// What an asset catalogue has different versions for.
package struct AssetTraits: Hashable, Sendable {
    /// Pixels per point.
    package let scale: CGFloat
    package let isDark, isPad, isRightToLeft: Bool

    package init(scale: CGFloat = 2, isDark: Bool = false, isPad: Bool = false, isRightToLeft: Bool = false) {
        (self.scale, self.isDark, self.isPad, self.isRightToLeft) = (scale, isDark, isPad, isRightToLeft)
    }

    init(_ cell: CellEnvironment) {
        self.init(scale: cell.scale, isDark: cell.scheme == .dark, isPad: cell.isPad, isRightToLeft: cell.direction == .rightToLeft)
    }

    /// What holds for a view; reading it counts as reading the device and the appearance, and where asked for the direction.
    init(_ context: ResolveContext, mirrors: Bool) {
        context.session.reads.note("device")
        let environment = context.environment
        self.init(
            scale: environment.displayScale, isDark: environment.colorScheme == .dark, isPad: context.session.cell.isPad,
            isRightToLeft: mirrors && environment.layoutDirection == .rightToLeft)
    }
}
