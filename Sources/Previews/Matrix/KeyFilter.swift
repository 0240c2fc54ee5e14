import Foundation
import ProofsheetLayout
import ProofsheetViews

/// Tells by a cell's key alone whether the cell filters of a command leave it: cells that a matrix lost have nothing else.
struct KeyFilter: Sendable {
    private let matrix: Matrix
    private let devices: DeviceTable

    /// The matrix is the one after the filters.
    init(_ matrix: Matrix, devices: DeviceTable) { (self.matrix, self.devices) = (matrix, devices) }

    /// Whether every filter names the trait that the key has; axes without a filter take any.
    func covers(_ key: String) -> Bool {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return matrix.filtered.allSatisfy { filter in
            switch filter {
            case .sizeClass: coversSizeClasses(parts)
            case .device: matrix.devices.contains { $0.slug == parts[0] }
            case .locale: matrix.locales.contains(Self.locale(parts))
            default: matrix.traits(filter).contains(Self.trait(filter, parts))
            }
        }
    }

    /// The trait that one of the parts spells, or else the one that is never spelled.
    private static func trait(_ filter: MatrixKey, _ parts: [String]) -> String {
        let (all, usual) = traits(filter)
        return all.first { parts.dropFirst().contains($0) } ?? usual
    }

    private static func traits(_ filter: MatrixKey) -> (all: [String], usual: String) {
        switch filter {
        case .orientation: (Orientation.allCases.map(\.rawValue), Orientation.portrait.rawValue)
        case .window: (Window.allCases.map(\.rawValue), Window.full.rawValue)
        case .category: (ContentSizeCategory.allCases.map(\.rawValue), ContentSizeCategory.large.rawValue)
        case .scheme: (ColorScheme.allCases.map(\.rawValue), ColorScheme.light.rawValue)
        case .direction: (LayoutDirection.allCases.map(\.rawValue), LayoutDirection.leftToRight.rawValue)
        case .system: (SystemGeneration.allCases.map(\.rawValue), SystemGeneration.ios18.rawValue)
        case .device, .sizeClass, .locale: ([], "")
        }
    }

    /// The part that is a trait of no other axis.
    private static func locale(_ parts: [String]) -> String {
        let others = Set(MatrixKey.allCases.flatMap { traits($0).all } + UserInterfaceSizeClass.allCases.flatMap(forced))
        return parts.dropFirst().first { !others.contains($0) } ?? "en_US"
    }

    private static func forced(_ size: UserInterfaceSizeClass) -> [String] {
        ["horizontal", "vertical"].map { $0 + size.rawValue.capitalized }
    }

    private func coversSizeClasses(_ parts: [String]) -> Bool {
        let isForced = UserInterfaceSizeClass.allCases.flatMap(Self.forced).contains { parts.contains($0) }
        guard let kept = matrix.keptSizeClasses else { return matrix.sizeClasses == .all || !isForced }
        guard let own = sizeClasses(parts) else { return false }
        return kept.contains(own)
    }

    /// Those that the key forces, or else those of the device; nil for a device that nobody knows.
    private func sizeClasses(_ parts: [String]) -> SizeClasses? {
        let orientation = Orientation(rawValue: Self.trait(.orientation, parts)) ?? .portrait
        let window = Window(rawValue: Self.trait(.window, parts)) ?? .full
        let derived = devices.device(parts[0])?.screen.sizeClasses(orientation, window)
        func spelled(_ axis: String) -> UserInterfaceSizeClass? {
            UserInterfaceSizeClass.allCases.first { parts.contains(axis + $0.rawValue.capitalized) }
        }
        guard let horizontal = spelled("horizontal") ?? derived?.horizontal, let vertical = spelled("vertical") ?? derived?.vertical
        else { return nil }
        return SizeClasses(horizontal, vertical)
    }
}
