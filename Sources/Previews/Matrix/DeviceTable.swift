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

    /// The slug most like a misspelled slug or name, and whether it was probably meant.
    package func nearest(to name: String) -> NearestDevice {
        let spellings = Nearest(devices.flatMap { [$0.slug, $0.name] + $0.otherNames })
        let meant = spellings.name(to: name)
        let slug = (meant ?? spellings.closest(to: name)).flatMap(device)?.slug
        return NearestDevice(slug: slug ?? "", isLikely: meant != nil)
    }
}
