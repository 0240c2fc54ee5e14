import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import Synchronization

/// The cell that is being rendered, for UIKit's entry points that take no argument; reading it counts as reading the device.
enum CurrentCell {
    private struct Current: Sendable {
        var cell: CellEnvironment?
        var profile: SystemProfile?
        var assets: (any AssetSource)?
        var note: (@Sendable (String) -> Void)?
    }

    private static let current = Mutex(Current())

    /// Makes a cell the current one while the body runs.
    static func with<Result>(
        _ cell: CellEnvironment, profile: SystemProfile? = nil, assets: (any AssetSource)? = nil,
        note: @escaping @Sendable (String) -> Void, _ body: () -> Result
    ) -> Result {
        let outer = current.withLock { current in
            let outer = current
            current = Current(cell: cell, profile: profile, assets: assets, note: note)
            return outer
        }
        defer { current.withLock { $0 = outer } }
        return body()
    }

    /// The cell, or a screen of 390 x 844 points where none is being rendered.
    static func cell(reading axis: String) -> CellEnvironment {
        let known = current.withLock { $0 }
        known.note?(axis)
        return known.cell ?? CellEnvironment(width: 390, height: 844)
    }

    /// The factor by which a length relative to a text style grows at the cell's text size; 1 where none is rendered.
    static func scaling(_ style: TextStyleName) -> CGFloat {
        let category = cell(reading: "category").category
        return current.withLock { $0.profile }?.scaling(style, category) ?? 1
    }

    /// What the catalogues have under a name, nil where none has it or nothing is rendered.
    static func assetImage(_ name: String) -> AssetImage? {
        guard let assets = current.withLock({ $0.assets }), !assets.isEmpty else { return nil }
        _ = cell(reading: "scheme")
        _ = cell(reading: "direction")
        return assets.image(named: name, for: AssetTraits(cell(reading: "device")))
    }

    /// The parts of a colour of the catalogues in an appearance, nil where there are none.
    static func assetColor(_ name: String, _ scheme: ColorScheme) -> RGBA? {
        guard let assets = current.withLock({ $0.assets }), !assets.isEmpty else { return nil }
        let cell = cell(reading: "device")
        let traits = AssetTraits(scale: cell.scale, isDark: scheme == .dark, isPad: cell.isPad)
        if case .parts(let parts)? = assets.color(named: name, for: traits) { return parts }
        return nil
    }

    static var traits: UITraitCollection {
        let cell = cell(reading: "device")
        func sizeClass(_ own: UserInterfaceSizeClass?) -> UIUserInterfaceSizeClass {
            switch own {
            case .compact?: .compact
            case .regular?: .regular
            case nil: .unspecified
            }
        }
        return UITraitCollection(
            style: self.cell(reading: "scheme").scheme == .dark ? .dark : .light,
            horizontal: sizeClass(self.cell(reading: "horizontalSizeClass").horizontalSizeClass),
            vertical: sizeClass(self.cell(reading: "verticalSizeClass").verticalSizeClass), scale: cell.scale)
    }
}
