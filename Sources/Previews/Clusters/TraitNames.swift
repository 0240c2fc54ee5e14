import ProofsheetViews

/// What people call the traits of a cell.
package struct TraitNames: Sendable {
    private let devices: DeviceTable

    package init(_ devices: DeviceTable) { self.devices = devices }

    /// The trait of an axis in words; the trait itself where it is unknown.
    package func word(_ axis: String, _ trait: String) -> String {
        switch Axis(rawValue: axis) {
        case .device: devices.device(trait)?.name ?? trait
        case .category: ContentSizeCategory(rawValue: trait)?.alias ?? trait
        case .horizontalSizeClass: trait + " width"
        case .verticalSizeClass: trait + " height"
        case .direction: trait == "leftToRight" ? "left to right" : trait == "rightToLeft" ? "right to left" : trait
        case .system: trait.hasPrefix("ios") ? "iOS " + trait.dropFirst(3) : trait
        case .window: trait == "full" ? "full screen" : "window " + trait
        case .orientation, .scheme, .locale, nil: trait
        }
    }

    /// The same where the name of the axis stands beside it.
    package func short(_ axis: String, _ trait: String) -> String {
        switch Axis(rawValue: axis) {
        case .horizontalSizeClass, .verticalSizeClass: trait
        case .window: trait == "full" ? "full screen" : trait
        default: word(axis, trait)
        }
    }

    /// What people call an axis.
    package func title(_ axis: String) -> String {
        switch Axis(rawValue: axis) {
        case .horizontalSizeClass: "width"
        case .verticalSizeClass: "height"
        case .category: "text size"
        case .scheme: "appearance"
        default: axis
        }
    }
}
