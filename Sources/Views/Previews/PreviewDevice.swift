/// The device a preview asks for by its marketing name.
///
///     PreviewDevice(rawValue: "iPhone 16 Pro")
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name as written, for example `iPhone 16 Pro`.
    public let rawValue: String

    /// Takes any name; whether such a device exists is found when the matrix is made.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes any name; whether such a device exists is found when the matrix is made.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}
