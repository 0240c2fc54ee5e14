/// All devices, in the order of `Config/devices.json`.
package struct DeviceTable: Hashable, Sendable {
    package let devices: [Device]
    private let positions: [String: Int]

    init(_ devices: [Device]) {
        self.devices = devices
        positions = Dictionary(
            devices.enumerated().flatMap { position, device in
                ([device.slug, device.name] + device.otherNames).map { ($0.lowercased(), position) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// One device for each distinct screen.
    package var screens: [Device] { devices.filter(\.standsForScreen) }

    /// The device of that slug or name, whatever the case of its letters.
    package func device(_ name: String) -> Device? { positions[name.lowercased()].map { devices[$0] } }

    /// The slug that a misspelled slug or name probably means, nil where it is like none.
    package func nearest(to name: String) -> String? {
        Nearest(devices.flatMap { [$0.slug, $0.name] + $0.otherNames }).name(to: name).flatMap(device)?.slug
    }
}
