import Foundation
import ProofsheetLayout
import ProofsheetViews

/// One point of the matrix, one picture: a trait for every axis.
package struct Cell: Equatable, Sendable {
    package var device: Device
    package var orientation: Orientation
    package var window: Window
    package var sizeClasses: SizeClasses
    package var category: ContentSizeCategory
    package var scheme: ColorScheme
    package var direction: LayoutDirection
    package var locale: String
    package var system: SystemGeneration
    package var sizing: CellEnvironment.Sizing

    /// Whether the size classes are not those that the device has in that orientation and window.
    package var isForced: Bool { sizeClasses != device.screen.sizeClasses(orientation, window) }

    /// The trait on an axis, as it is spelled in JSON.
    package func trait(_ axis: Axis) -> String {
        switch axis {
        case .device: device.slug
        case .orientation: orientation.rawValue
        case .window: window.rawValue
        case .horizontalSizeClass: sizeClasses.horizontal.rawValue
        case .verticalSizeClass: sizeClasses.vertical.rawValue
        case .category: category.rawValue
        case .scheme: scheme.rawValue
        case .direction: direction.rawValue
        case .locale: locale
        case .system: system.rawValue
        }
    }

    /// The trait on every axis, by the axis's name.
    package var traits: [String: String] {
        Dictionary(uniqueKeysWithValues: Axis.allCases.map { ($0.rawValue, trait($0)) })
    }

    /// The name of the cell in files and manifests: the device, then what differs from the default, in the order of the axes.
    ///
    /// A forced size class names its axis: `iphone-16.landscape.horizontalRegular.accessibilityLarge.dark`. A new axis renames nothing.
    package var key: String { Axis.allCases.compactMap(part).joined(separator: ".") }

    private func part(_ axis: Axis) -> String? {
        let derived = device.screen.sizeClasses(orientation, window)
        switch axis {
        case .device: return device.slug
        case .horizontalSizeClass:
            return sizeClasses.horizontal == derived.horizontal ? nil : "horizontal\(sizeClasses.horizontal.rawValue.capitalized)"
        case .verticalSizeClass:
            return sizeClasses.vertical == derived.vertical ? nil : "vertical\(sizeClasses.vertical.rawValue.capitalized)"
        case .orientation, .window, .category, .scheme, .direction, .locale, .system:
            let trait = trait(axis)
            return Self.defaults[axis] == trait ? nil : trait
        }
    }

    private static let defaults: [Axis: String] = [
        .orientation: Orientation.portrait.rawValue, .window: Window.full.rawValue, .category: ContentSizeCategory.large.rawValue,
        .scheme: ColorScheme.light.rawValue, .direction: LayoutDirection.leftToRight.rawValue, .locale: "en_US",
        .system: SystemGeneration.ios18.rawValue,
    ]

    /// What the view is told; nil if the device has no such window in that orientation.
    package var environment: CellEnvironment? {
        guard let size = device.screen.size(orientation, window) else { return nil }
        var environment = CellEnvironment(width: size.width, height: size.height)
        if sizing == .container { environment.safeArea = device.screen.safeArea(orientation, system) }
        environment.scale = device.screen.scale
        environment.isPad = device.screen.isPad
        environment.horizontalSizeClass = sizeClasses.horizontal
        environment.verticalSizeClass = sizeClasses.vertical
        environment.category = category
        environment.scheme = scheme
        environment.direction = direction
        environment.locale = locale
        environment.system = system
        environment.sizing = sizing
        return environment
    }
}
