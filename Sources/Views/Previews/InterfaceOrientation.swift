/// How a device is held; pictures tell portrait from landscape only.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
    /// The name of the orientation, spelled like its constant.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upright, with the top below.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Lying, turned to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Lying, turned to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All four orientations, portrait first.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    /// Whether the screen is wider than high.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
