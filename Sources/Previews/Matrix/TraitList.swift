import Foundation
import ProofsheetViews

/// Reads lists of traits as people write them: any case of letters, short spellings, words for several at once.
struct TraitList {
    let values: [String]
    let origin: Origin

    init(_ values: [String], _ origin: Origin) throws(ConfigurationError) {
        guard !values.isEmpty else { throw .emptyAxis(origin) }
        (self.values, self.origin) = (values, origin)
    }

    /// Traits of a closed axis, each once, in the order of the axis.
    func closed<Trait: CaseIterable & Hashable & RawRepresentable<String>>(
        _: Trait.Type, words: [String: [Trait]] = [:]
    ) throws(ConfigurationError) -> [Trait] {
        var spellings = words
        spellings["all"] = Array(Trait.allCases)
        for trait in Trait.allCases { spellings[trait.rawValue] = [trait] }
        let folded = Dictionary(spellings.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
        var found: Set<Trait> = []
        for value in values {
            guard let traits = folded[value.lowercased()] else {
                let nearest = Nearest(spellings.keys.sorted()).name(to: value)
                throw .unknownTrait(
                    origin, value: value, nearest: nearest, choices: Trait.allCases.map(\.rawValue) + words.keys.sorted() + ["all"])
            }
            found.formUnion(traits)
        }
        return Trait.allCases.filter(found.contains)
    }

    /// Text sizes, also by their short spellings.
    func categories() throws(ConfigurationError) -> [ContentSizeCategory] {
        let all = ContentSizeCategory.allCases
        var words = Dictionary(uniqueKeysWithValues: all.map { ($0.alias, [$0]) })
        words["ordinary"] = all.filter { !$0.isAccessibilityCategory }
        words["accessibility"] = all.filter(\.isAccessibilityCategory)
        return try closed(ContentSizeCategory.self, words: words)
    }

    /// Devices, each once, in the order of the table.
    func devices(of table: DeviceTable) throws(ConfigurationError) -> [Device] {
        var slugs: Set<String> = []
        for value in values {
            switch value.lowercased() {
            case "all": slugs.formUnion(table.devices.map(\.slug))
            case "screens": slugs.formUnion(table.screens.map(\.slug))
            case "phones": slugs.formUnion(table.screens.filter { !$0.screen.isPad }.map(\.slug))
            case "pads": slugs.formUnion(table.screens.filter(\.screen.isPad).map(\.slug))
            default:
                guard let device = table.device(value) else {
                    throw .unknownDevice(origin, name: value, nearest: table.nearest(to: value))
                }
                slugs.insert(device.slug)
            }
        }
        return table.devices.filter { slugs.contains($0.slug) }
    }

    /// Locale identifiers, each once, as given but with underscores.
    func locales() throws(ConfigurationError) -> [String] {
        var found: [String] = []
        for value in values {
            let locale = value.replacing("-", with: "_")
            let parts = locale.split(separator: "_", omittingEmptySubsequences: false)
            let isPlain = parts.allSatisfy { (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
            guard isPlain, parts[0].allSatisfy(\.isLetter), Self.isKnown(parts) else {
                throw .badValue(origin, value: value, expected: "a locale identifier such as en_US")
            }
            if !found.contains(locale) { found.append(locale) }
        }
        return found
    }

    // Formats of a language or region that nobody knows would be those of the machine.
    private static func isKnown(_ parts: [Substring]) -> Bool {
        let regions = parts.dropFirst().filter { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
        return Locale.LanguageCode(parts[0].lowercased()).isISOLanguage
            && regions.allSatisfy { Locale.Region($0.uppercased()).isISORegion }
    }

    /// How size classes are chosen and, if pairs or widths are named, to which pairs the cells are cut.
    func sizeClasses() throws(ConfigurationError) -> (choice: SizeClasses.Choice?, kept: [SizeClasses]?) {
        var choice: SizeClasses.Choice?
        var kept: Set<SizeClasses> = []
        for value in values {
            if let named = SizeClasses.Choice(rawValue: value) {
                choice = named
                continue
            }
            let pairs = SizeClasses.allCases.filter { $0.name == value || $0.horizontal.rawValue == value }
            guard !pairs.isEmpty else {
                let choices = SizeClasses.Choice.allCases.map(\.rawValue) + ["compact", "regular"] + SizeClasses.allCases.map(\.name)
                throw .unknownTrait(origin, value: value, nearest: Nearest(choices).name(to: value), choices: choices)
            }
            kept.formUnion(pairs)
        }
        return (choice, kept.isEmpty ? nil : SizeClasses.allCases.filter(kept.contains))
    }
}
