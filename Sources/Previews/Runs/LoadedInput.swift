import Foundation
import ProofsheetSnapshots

/// An input after it was compiled and its previews were found.
struct LoadedInput {
    /// The file or folder, absolute.
    let path: String
    let root: ProjectRoot
    let sources: SourceSet
    let pool: HostPool
    let catalogue: PreviewCatalogue

    /// The file of a preview below the project's root, the same whether the file or a folder around it was named.
    func source(of preview: CataloguedPreview) -> String {
        let file = URL(fileURLWithPath: preview.file).standardizedFileURL.path
        guard file.hasPrefix(root.path) else { return "" }
        return String(file.dropFirst(root.path.count).drop { $0 == "/" })
    }

    /// The folder of a preview's file below the project's root.
    func folder(of preview: CataloguedPreview) -> String { source(of: preview).split(separator: "/").dropLast().joined(separator: "/") }

    /// What a person calls the input.
    var name: String { URL(fileURLWithPath: path).lastPathComponent }
}
