import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetViews
import Synchronization

/// The asset catalogues of a project; everything is read when it is first asked for, and kept.
final class AssetCatalogues: AssetSource {
    private struct Key: Hashable {
        let name: String
        let traits: AssetTraits
    }

    private struct Kept {
        var index: AssetIndex?
        var contents: [String: Result<AssetContents, AssetProblem>] = [:]
        var images: [Key: AssetImage] = [:]
        /// By the path of the file.
        var pictures: [String: PictureLevels] = [:]
        var pixels = 0
    }

    private let folders: [String]
    private let kept = Mutex(Kept())

    /// Asks the first catalogue first.
    init(folders: [String]) { self.folders = folders }

    var isEmpty: Bool { folders.isEmpty }

    func image(named name: String, for traits: AssetTraits) -> AssetImage? {
        kept.withLock { kept in
            let key = Key(name: name, traits: traits)
            if let image = kept.images[key] { return image }
            guard let folder = index(&kept).images[name]?.folder else { return nil }
            let image = image(name, in: folder, traits, &kept)
            kept.images[key] = image
            return image
        }
    }

    func color(named name: String, for traits: AssetTraits) -> AssetColor? {
        kept.withLock { kept in
            guard let folder = index(&kept).colors[name]?.folder else { return nil }
            do throws(AssetProblem) {
                let contents = try contents(of: folder, &kept)
                // A new project has the name of its accent colour, and no colour.
                guard contents.colors?.contains(where: { $0.color != nil }) == true else { return nil }
                guard let entry = AssetChoice.entry(contents.colors ?? [], for: traits, where: { $0.color != nil }), let color = entry.color
                else { throw .empty }
                return try color.color()
            } catch {
                return .problem(error.sentence(aboutColor: name))
            }
        }
    }

    private func index(_ kept: inout Kept) -> AssetIndex {
        if let index = kept.index { return index }
        let index = AssetIndex(catalogues: folders)
        kept.index = index
        return index
    }

    private func contents(of folder: String, _ kept: inout Kept) throws(AssetProblem) -> AssetContents {
        if let known = kept.contents[folder] { return try known.get() }
        let result: Result<AssetContents, AssetProblem>
        do throws(AssetProblem) { result = .success(try AssetFile.contents(of: folder)) } catch { result = .failure(error) }
        kept.contents[folder] = result
        return try result.get()
    }

    private func image(_ name: String, in folder: String, _ traits: AssetTraits, _ kept: inout Kept) -> AssetImage {
        do throws(AssetProblem) {
            let contents = try contents(of: folder, &kept)
            guard let entry = AssetChoice.entry(contents.images ?? [], for: traits, where: { $0.filename?.isEmpty == false }),
                let file = entry.filename
            else { throw .empty }
            let scale = AssetChoice.scale(of: entry) ?? 1
            if let known = kept.pictures["\(folder)/\(file)"] { return Self.image(known, scale, entry, contents) }
            let bytes = try AssetFile.bytes(file, in: folder)
            do throws(AssetProblem) {
                let bitmap = try PictureFile.bitmap(bytes)
                let levels = PictureLevels(PictureFile.reference(bitmap))
                Self.keep(levels, "\(folder)/\(file)", &kept)
                return Self.image(levels, scale, entry, contents)
            } catch {
                let drawing = DrawnFile(bytes)
                let size = drawing?.size ?? PictureFile.size(bytes).map { CGSize(width: $0.width / scale, height: $0.height / scale) }
                let problem = drawing.map { AssetProblem.notDrawn(kind: $0.kind) } ?? error
                return AssetImage(.problem(problem.sentence(aboutImage: name)), size: size ?? AssetImage.unknownSize)
            }
        } catch {
            return AssetImage(.problem(error.sentence(aboutImage: name)), size: AssetImage.unknownSize)
        }
    }

    private static func image(
        _ levels: PictureLevels, _ scale: CGFloat, _ entry: AssetContents.Entry, _ contents: AssetContents
    ) -> AssetImage {
        let bitmap = levels.picture.bitmap
        let isTemplate: Bool? =
            switch contents.properties?.intent {
            case "template": true
            case "original": false
            default: nil
            }
        return AssetImage(
            .pixels(levels), size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale),
            isTemplate: isTemplate, slices: entry.resizing.map { slices($0, scale) })
    }

    private static func slices(_ resizing: AssetContents.Resizing, _ scale: CGFloat) -> ImageSlices {
        func points(_ pixels: Double?) -> CGFloat { CGFloat(pixels ?? 0) / scale }
        let insets = resizing.insets
        return ImageSlices(
            insets: EdgeInsets(
                top: points(insets?.top), leading: points(insets?.left), bottom: points(insets?.bottom), trailing: points(insets?.right)),
            isTiled: resizing.center?.mode == "tile")
    }

    /// Pixels that are kept, at most: 256 megabytes.
    private static let mostKept = 64_000_000

    private static func keep(_ levels: PictureLevels, _ path: String, _ kept: inout Kept) {
        let pixels = levels.picture.bitmap.width * levels.picture.bitmap.height
        if kept.pixels + pixels > mostKept {
            kept.pictures = [:]
            kept.images = [:]
            kept.pixels = 0
        }
        kept.pictures[path] = levels
        kept.pixels += pixels
    }
}
