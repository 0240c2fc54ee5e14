/// A kind of value that has an encoding: the letters it begins with, its version, and its name in error messages.
package struct EncodedKind: Equatable, Sendable {
    /// Three ASCII letters.
    package let letters: String
    package let version: UInt8
    package let name: String

    package init(letters: String, version: UInt8, name: String) {
        self.letters = letters
        self.version = version
        self.name = name
    }

    package static let displayList = EncodedKind(letters: "PDL", version: 1, name: "display list")
    static let displayListWithPixels = EncodedKind(letters: "PDX", version: 1, name: "display list")
    package static let laidOutTree = EncodedKind(letters: "PLT", version: 1, name: "laid-out tree")
}
