import ProofsheetLayout
import ProofsheetViews

/// The cells in which every preview is drawn: the product of a list of traits for each axis.
package struct Matrix: Equatable, Sendable {
    package private(set) var name: String
    package internal(set) var devices: [Device]
    package internal(set) var orientations: [Orientation]
    package internal(set) var windows: [Window]
    package internal(set) var sizeClasses: SizeClasses.Choice
    /// The pairs to which the cells are cut, or nil.
    package internal(set) var keptSizeClasses: [SizeClasses]?
    package internal(set) var categories: [ContentSizeCategory]
    package internal(set) var schemes: [ColorScheme]
    package internal(set) var directions: [LayoutDirection]
    package internal(set) var locales: [String]
    package internal(set) var systems: [SystemGeneration]
    package internal(set) var keep: Keep
    /// Keys that the command line spoke about; what a preview pins counts there only if it is among what was asked for.
    package internal(set) var filtered: Set<MatrixKey>

    /// The same cells under another name.
    func named(_ name: String) -> Matrix {
        var copy = self
        copy.name = name
        return copy
    }

    /// Says how one key of the matrix is, in words of a person.
    mutating func set(
        _ key: MatrixKey, to values: [String], origin: Origin, devices table: DeviceTable
    ) throws(ConfigurationError) {
        let list = try TraitList(values, origin)
        switch key {
        case .device: devices = try list.devices(of: table)
        case .orientation: orientations = try list.closed(Orientation.self)
        case .window: windows = try list.closed(Window.self)
        case .sizeClass:
            let (choice, kept) = try list.sizeClasses()
            sizeClasses = choice ?? sizeClasses
            keptSizeClasses = kept
        case .category: categories = try list.categories()
        case .scheme: schemes = try list.closed(ColorScheme.self)
        case .direction: directions = try list.closed(LayoutDirection.self)
        case .locale: locales = try list.locales()
        case .system: systems = try list.closed(SystemGeneration.self)
        }
    }

    /// The traits of a key as JSON spells them; for size classes the choice.
    package func traits(_ key: MatrixKey) -> [String] {
        switch key {
        case .device: devices.map(\.slug)
        case .orientation: orientations.map(\.rawValue)
        case .window: windows.map(\.rawValue)
        case .sizeClass: keptSizeClasses.map { $0.map(\.name) } ?? [sizeClasses.rawValue]
        case .category: categories.map(\.rawValue)
        case .scheme: schemes.map(\.rawValue)
        case .direction: directions.map(\.rawValue)
        case .locale: locales
        case .system: systems.map(\.rawValue)
        }
    }
}
