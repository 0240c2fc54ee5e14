/// Readable names of types.
enum TypeName {
    /// The type's own name, or that of the type it is named by, without module, enclosing types and generic arguments.
    static func short(_ type: Any.Type) -> String {
        if let inner = (type as? any NamedByAnother.Type)?.namingType { return short(inner) }
        let whole = String(describing: type)
        let end = whole.firstIndex(of: "<") ?? whole.endIndex
        let plain = whole[..<end]
        return String(plain.split(separator: ".").last ?? plain)
    }
}

/// A type that stands around another, which people know it by: a shape with a style, a line or an inset.
protocol NamedByAnother {
    nonisolated static var namingType: Any.Type { get }
}
