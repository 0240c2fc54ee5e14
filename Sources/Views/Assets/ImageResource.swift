import Foundation

/// An image of an asset catalogue by its name; the names of a project's catalogues are members of this type.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// The image of that name; there is one bundle here.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    /// An image of an asset catalogue.
    public init(_ resource: ImageResource) { self.init(source: .asset(resource.name)) }
}

extension UIImage {
    /// An image of an asset catalogue.
    public convenience init(resource: ImageResource) { self.init(.asset(resource.name)) }
}

extension Label where Title == Text, Icon == Image {
    /// A label with an image of an asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// A label with an image of an asset catalogue, its title as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}
