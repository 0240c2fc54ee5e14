import ProofsheetLayout
import ProofsheetSnapshots
import ProofsheetViews

/// An entry of `tolerances` in the configuration file: how much the pictures of some previews or cells may differ.
///
///     {"preview": ["Chart"], "scheme": ["dark"], "maxDeltaE": 2}
package struct ToleranceRule: Equatable, Sendable {
    /// Suites, or suites and names with a slash between; empty for all.
    private var previews: [String] = []
    private var traits: [Axis: Set<String>] = [:]
    private var settings: [String: OptionValues] = [:]
    /// Where the rule stands: the file, and the key of its place in the list.
    private let path, key: String

    /// The keys of settings, which are also options of their own.
    static let settingKeys = ["maxChannelDifference", "maxDifferingPixels", "maxDeltaE", "forgivesAntialiasing"]

    /// Reads the object, whose place in the list is told by the path of its key.
    init(_ value: JSONValue, path: String, key: String, devices: DeviceTable) throws(ConfigurationError) {
        (self.path, self.key) = (path, key)
        guard case .object(let keys) = value else {
            throw .badValue(.file(path, key: key), value: value.excerpt, expected: "an object")
        }
        for (name, value) in keys.sorted(by: { $0.key < $1.key }) {
            let origin = Origin.file(path, key: "\(key).\(name)")
            guard let texts = value.texts else { throw .badValue(origin, value: value.excerpt, expected: "a text or a list of texts") }
            if name == "preview" {
                previews = texts
            } else if let axis = Axis(rawValue: name) {
                traits[axis] = Set(try Self.traits(axis, TraitList(texts, origin), devices))
            } else if Self.settingKeys.contains(name) {
                let values = OptionValues(texts: texts, origin: origin)
                _ = try Self.change(name, values, Tolerance.exact)
                settings[name] = values
            } else {
                let known = ["preview"] + Axis.allCases.map(\.rawValue) + Self.settingKeys
                throw .unknownKey(origin, nearest: Nearest(known).name(to: name))
            }
        }
    }

    private static func traits(_ axis: Axis, _ list: TraitList, _ devices: DeviceTable) throws(ConfigurationError) -> [String] {
        switch axis {
        case .device: try list.devices(of: devices).map(\.slug)
        case .orientation: try list.closed(Orientation.self).map(\.rawValue)
        case .window: try list.closed(Window.self).map(\.rawValue)
        case .horizontalSizeClass, .verticalSizeClass: try list.closed(UserInterfaceSizeClass.self).map(\.rawValue)
        case .category: try list.categories().map(\.rawValue)
        case .scheme: try list.closed(ColorScheme.self).map(\.rawValue)
        case .direction: try list.closed(LayoutDirection.self).map(\.rawValue)
        case .locale: try list.locales()
        case .system: try list.closed(SystemGeneration.self).map(\.rawValue)
        }
    }

    func fits(suite: String, name: String, _ cell: Cell) -> Bool {
        let isMeant = previews.isEmpty || previews.contains(suite) || previews.contains("\(suite)/\(name)")
        return isMeant && traits.allSatisfy { $1.contains(cell.trait($0)) }
    }

    /// Previews that the rule names and that are none of these names.
    func strangePreviews(_ names: [String]) -> [String] { previews.filter { !names.contains($0) } }

    /// Traits that the rule names and that are none of these.
    func strangeTraits(_ known: [Axis: Set<String>]) -> [(axis: Axis, trait: String)] {
        Axis.allCases.flatMap { axis in
            (traits[axis] ?? []).subtracting(known[axis] ?? []).sorted().map { (axis, $0) }
        }
    }

    /// What is said of a preview that is not there.
    func sentence(strange preview: String, nearest: String?) -> String {
        "\(Origin.file(path, key: key + ".preview")): there is no preview \(preview).\(nearest.map { " Did you mean \($0)?" } ?? "") "
            + "Correct or remove it."
    }

    /// What is said of a trait that no cell has.
    func sentence(strange trait: String, on axis: Axis) -> String {
        "\(Origin.file(path, key: "\(key).\(axis.rawValue)")): no matrix has \(trait), so that nothing is tolerated there. Correct or remove it."
    }

    /// The tolerance with what the rule says, all else left as it is.
    func changing(_ tolerance: Tolerance) -> Tolerance {
        settings.sorted { $0.key < $1.key }.reduce(tolerance) { result, setting in
            // The values were read once when the rule was made, so they can be read again.
            (try? Self.change(setting.key, setting.value, result)) ?? result
        }
    }

    /// The tolerance with one setting changed.
    static func change(_ key: String, _ values: OptionValues, _ tolerance: Tolerance) throws(ConfigurationError) -> Tolerance {
        var tolerance = tolerance
        switch key {
        case "maxChannelDifference": tolerance.maxChannelDifference = min(try values.whole(from: 0), 255)
        case "maxDifferingPixels":
            let expected = "a number of pixels or a share such as 0.5%"
            guard let budget = PixelBudget(try values.text(expected)) else { throw values.bad(expected) }
            tolerance.maxDifferingPixels = budget
        case "maxDeltaE":
            let expected = "a number from 0 up"
            guard let number = Double(try values.text(expected)), number >= 0, number.isFinite else { throw values.bad(expected) }
            tolerance.maxDeltaE = number
        default: tolerance.forgivesAntialiasing = try values.truth()
        }
        return tolerance
    }
}
