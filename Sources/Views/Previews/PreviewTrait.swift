import Foundation

/// Something a `#Preview` says about how its view is drawn.
public struct PreviewTrait<T> {
    package let apply: @Sendable (inout PreviewAttributes) -> Void
    package let wrap: @MainActor @Sendable (any View) -> any View

    init(
        apply: @escaping @Sendable (inout PreviewAttributes) -> Void = { _ in },
        wrap: @escaping @MainActor @Sendable (any View) -> any View = { $0 }
    ) {
        self.apply = apply
        self.wrap = wrap
    }

    package func apply(to attributes: inout PreviewAttributes) { apply(&attributes) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The screen of the device.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }

    /// The size the view answers.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }

    public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portraitUpsideDown } }
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }
}
