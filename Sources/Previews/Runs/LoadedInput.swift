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

    /// The folder of a preview's file below the project's root, the same whether the file or a folder around it was named.
    func folder(of preview: CataloguedPreview) -> String {
        let file = preview.place.split(separator: ":").first.map(String.init) ?? path
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL.path
        guard folder.hasPrefix(root.path) else { return "" }
        return String(folder.dropFirst(root.path.count).drop { $0 == "/" })
    }

    /// What a person calls the input.
    var name: String { URL(fileURLWithPath: path).lastPathComponent }
}
