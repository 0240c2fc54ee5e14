import Foundation

/// Miniature projects that the tool is run on.
enum Miniature {
    /// A package with one preview, whose colour and text can be chosen.
    static func project(color: String = ".red", text: String = "Hello", more: [String: String] = [:]) throws -> ToolFolder {
        var files = [
            "Package.swift": "// A mark of the project's root; it is never built.\n",
            "Sources/Card.swift": card(color: color, text: text),
        ]
        files.merge(more) { $1 }
        return try ToolFolder(files)
    }

    static func card(color: String = ".red", text: String = "Hello") -> String {
        """
        import SwiftUI

        struct Card: View {
            var body: some View {
                HStack { Text("\(text)"); Color\(color).frame(width: 20, height: 20) }.padding()
            }
        }

        #Preview("Card") { Card() }

        """
    }

    /// What tests give the tool: the home of the fonts, and few cells.
    static var environment: [String: String] {
        let own = ProcessInfo.processInfo.environment
        var result = ["HOME": own["HOME"] ?? "/", "PROOFSHEET_MATRIX": "review", "PATH": own["PATH"] ?? "/usr/bin:/bin"]
        result["PROOFSHEET_FONTS"] = own["PROOFSHEET_FONTS"]
        return result
    }

    /// The bytes of every file below a folder, by path.
    static func files(below folder: URL) throws -> [String: Data] {
        guard let walker = FileManager.default.enumerator(atPath: folder.path) else { return [:] }
        var files: [String: Data] = [:]
        while let path = walker.nextObject() as? String {
            let file = folder.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
            files[path] = try Data(contentsOf: file)
        }
        return files
    }
}
