/// Where images and colours come from that code asks for by name; views know no file, so the program that draws them says it.
package protocol AssetSource: Sendable {
    /// Whether there is no catalogue at all.
    var isEmpty: Bool { get }

    /// The version of an image for some traits, nil where no catalogue has the name.
    func image(named name: String, for traits: AssetTraits) -> AssetImage?

    /// The version of a colour for some traits, nil where no catalogue has the name.
    func color(named name: String, for traits: AssetTraits) -> AssetColor?
}

/// No catalogue.
struct NoAssets: AssetSource {
    var isEmpty: Bool { true }

    func image(named name: String, for traits: AssetTraits) -> AssetImage? { nil }
    func color(named name: String, for traits: AssetTraits) -> AssetColor? { nil }
}
