/// Readable names of types.
enum TypeName {
    /// The type's own name, without module, enclosing types and generic arguments.
    static func short(_ type: Any.Type) -> String {
        let whole = String(describing: type)
        let end = whole.firstIndex(of: "<") ?? whole.endIndex
        let plain = whole[..<end]
        return String(plain.split(separator: ".").last ?? plain)
    }
}
