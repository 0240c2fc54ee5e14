import Foundation

/// A colour of an asset catalogue by its name; the names of a project's catalogues are members of this type.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// The colour of that name; there is one bundle here.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) { self.init(.asset(resource.name)) }
}

extension UIColor {
    /// A colour of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(.asset(resource.name)) }
}
