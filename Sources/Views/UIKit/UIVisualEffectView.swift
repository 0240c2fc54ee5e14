import Foundation

/// An effect on what lies behind a view, of UIKit.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
    nonisolated public override init() { super.init() }
}

/// A blur of what lies behind a view, of UIKit.
@MainActor @preconcurrency public final class UIBlurEffect: UIVisualEffect {
    /// The strength and colour of the blur.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    public let style: Style

    nonisolated public init(style: Style) { self.style = style }
}

/// A view with an effect on what lies behind it, of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    open var contentView = UIView()

    public convenience init(effect: UIVisualEffect?) {
        self.init()
        self.effect = effect
    }
}
