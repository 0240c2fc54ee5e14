import Foundation
import ProofsheetSyntax

/// A Swift file of the user's, read once.
package struct SourceFile: Equatable, Sendable {
    /// As the user wrote it, or below the folder the user wrote.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The file's name with its extension.
    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The file's name without its extension.
    package var stem: String { name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name }

    /// The line, counted from 1, on which a type of this name is declared.
    package func line(ofType type: String) -> Int? {
        // Most files do not even have the word.
        guard Data(bytes).range(of: Data(type.utf8)) != nil else { return nil }
        let text = SourceText(bytes)
        let declaration = text.tokens.indices.first { index in
            guard ["struct", "class", "enum"].contains(where: { text.token(index, is: $0) }) else { return false }
            return text.codeIndex(from: index + 1).map { text.token($0, is: type) } ?? false
        }
        return declaration.map { bytes.prefix(text.tokens[$0].range.lowerBound).count { $0 == 10 } + 1 }
    }
}
