import Foundation
import ProofsheetLayout
import Synchronization

/// The cell that is being rendered, for UIKit's entry points that take no argument; reading it counts as reading the device.
enum CurrentCell {
    private struct Current: Sendable {
        var cell: CellEnvironment?
        var profile: SystemProfile?
        var note: (@Sendable (String) -> Void)?
    }

    private static let current = Mutex(Current())

    /// Makes a cell the current one while the body runs.
    static func with<Result>(
        _ cell: CellEnvironment, profile: SystemProfile? = nil, note: @escaping @Sendable (String) -> Void, _ body: () -> Result
    ) -> Result {
        let outer = current.withLock { current in
            let outer = current
            current = Current(cell: cell, profile: profile, note: note)
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
