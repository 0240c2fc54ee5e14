import ProofsheetLayout
import ProofsheetViews

extension Matrix {
    /// All cells for a preview that says that about itself, in the order of the axes; empty if it pins what the filters leave out.
    package func cells(
        of preview: String, attributes: PreviewAttributes = PreviewAttributes(), devices table: DeviceTable
    ) throws(ConfigurationError) -> [Cell] {
        try pinned(by: attributes, preview: preview, devices: table).product(sizing: Self.sizing(attributes.layout))
    }

    /// The cells of a preview that pins a device which does not exist: as if it had pinned the usual one.
    func cellsOfUnknownDevice(
        _ preview: String, attributes: PreviewAttributes, devices table: DeviceTable
    ) throws(ConfigurationError) -> [Cell] {
        var attributes = attributes
        attributes.device = standardDevice(devices).first.map { PreviewDevice(rawValue: $0.slug) }
        return try cells(of: preview, attributes: attributes, devices: table)
    }

    /// Throws if no device has the traits together.
    func requireCells() throws(ConfigurationError) {
        guard product(sizing: .container).isEmpty else { return }
        var uncut = self
        uncut.keptSizeClasses = nil
        if let kept = keptSizeClasses, !uncut.product(sizing: .container).isEmpty {
            throw .noSizeClasses(matrix: name, names: kept.map(\.name))
        }
        throw .noCell(matrix: name, windows: windows.map(\.rawValue))
    }

    /// The matrix with the axes that a preview pins reduced to that trait.
    private func pinned(
        by attributes: PreviewAttributes, preview: String, devices table: DeviceTable
    ) throws(ConfigurationError) -> Matrix {
        var result = self
        if let name = attributes.device?.rawValue {
            guard let device = table.device(name) else {
                throw .unknownDevice(.preview(preview), name: name, nearest: table.nearest(to: name))
            }
            result.devices = kept(device, of: devices, .device)
        }
        if let orientation = attributes.orientation {
            result.orientations = kept(orientation.isLandscape ? .landscape : .portrait, of: orientations, .orientation)
        }
        if let scheme = attributes.colorScheme { result.schemes = kept(scheme, of: schemes, .scheme) }
        // A picture of fixed size is drawn on one device, one way up: nothing of them shows but the scale.
        if case .fixed = attributes.layout {
            result.devices = Array((filtered.contains(.device) ? result.devices : standardDevice(result.devices)).prefix(1))
            result.orientations = Array(result.orientations.prefix(1))
            result.windows = filtered.contains(.window) ? Array(windows.prefix(1)) : [.full]
        }
        return result
    }

    private func kept<Trait: Equatable>(_ trait: Trait, of traits: [Trait], _ key: MatrixKey) -> [Trait] {
        filtered.contains(key) && !traits.contains(trait) ? [] : [trait]
    }

    /// `iphone-16` if it is there.
    private func standardDevice(_ devices: [Device]) -> [Device] {
        devices.filter { $0.slug == "iphone-16" } + devices
    }

    private static func sizing(_ layout: PreviewLayout?) -> CellEnvironment.Sizing {
        switch layout {
        case nil, .device: .container
        case .sizeThatFits: .sizeThatFits
        case .fixed(let width, let height): .fixed(width: width, height: height)
        }
    }

    private func product(sizing: CellEnvironment.Sizing) -> [Cell] {
        var cells: [Cell] = []
        for device in devices {
            for orientation in orientations {
                for window in windows where device.screen.size(orientation, window) != nil {
                    for pair in pairs(device, orientation, window) {
                        cells += variants(device, orientation, window, pair, sizing)
                    }
                }
            }
        }
        return cells
    }

    private func pairs(_ device: Device, _ orientation: Orientation, _ window: Window) -> [SizeClasses] {
        let tried = sizeClasses == .all ? SizeClasses.allCases : [device.screen.sizeClasses(orientation, window)]
        return tried.filter { keptSizeClasses?.contains($0) ?? true }
    }

    private func variants(
        _ device: Device, _ orientation: Orientation, _ window: Window, _ pair: SizeClasses, _ sizing: CellEnvironment.Sizing
    ) -> [Cell] {
        var cells: [Cell] = []
        for category in categories {
            for scheme in schemes {
                for direction in directions {
                    for locale in locales {
                        for system in systems where window == .full || system == .ios18 {
                            cells.append(
                                Cell(
                                    device: device, orientation: orientation, window: window, sizeClasses: pair, category: category,
                                    scheme: scheme, direction: direction, locale: locale, system: system, sizing: sizing))
                        }
                    }
                }
            }
        }
        return cells
    }
}
