import Foundation
import ProofsheetDrawing
import ProofsheetPNG

/// The accepted pictures of a project: the folder `Snapshots` below its root.
package struct GoldenStore: Sendable {
    /// The project's root as the user would type it.
    package let root: String

    package init(root: String) { self.root = root }

    /// The file that makes a folder a golden.
    static let manifest = "golden.json"

    /// Where a golden lies, whether it is there or not.
    package func folder(_ name: SnapshotName) -> String { root + "/" + Self.relative(name) }

    static func relative(_ name: SnapshotName) -> String { "Snapshots/" + name.path }

    /// Where a golden's picture lies.
    package func picturePath(_ picture: String, of name: SnapshotName) -> String {
        folder(name) + "/" + picture + ".png"
    }

    /// The golden with the bytes it was read from, nil where there is none; every picture is there and is the accepted one.
    package func golden(_ name: SnapshotName) throws(SnapshotError) -> StoredGolden? {
        let folder = folder(name)
        let path = folder + "/" + Self.manifest
        guard FileAccess.kind(folder) != .link else { throw .symbolicLink(path: folder) }
        guard FileAccess.kind(path) != .nothing else { return nil }
        let bytes = try FileAccess.read(path)
        let golden = try Self.golden(bytes, path: path)
        if let contradiction = golden.contradiction { throw .inconsistent(path: path, detail: contradiction) }
        for (picture, facts) in golden.pictures.sorted(by: { $0.key < $1.key }) {
            _ = try file(picturePath(picture, of: name), facts)
        }
        return StoredGolden(golden: golden, hash: Fingerprint(of: bytes))
    }

    /// The pixels of a golden's picture.
    package func picture(_ picture: String, of name: SnapshotName, facts: Golden.Picture) throws(SnapshotError) -> Bitmap {
        let path = picturePath(picture, of: name)
        let bytes = try file(path, facts)
        do throws(PNGError) { return try PNGDecoder.decode(bytes) } catch { throw .badPicture(path: path, error) }
    }

    /// Whether a golden's picture shows exactly these pixels, found sooner than by a look at both.
    func isPicture(_ picture: String, of name: SnapshotName, facts: Golden.Picture, equalTo bitmap: Bitmap) throws(SnapshotError) -> Bool {
        guard facts.size == PixelSize(bitmap) else { return false }
        let path = picturePath(picture, of: name)
        let bytes = try file(path, facts)
        do throws(PNGError) { return try PNGDecoder.isPicture(bytes, of: bitmap) } catch { throw .badPicture(path: path, error) }
    }

    /// The bytes of a golden's PNG, after a look whether they are the accepted ones.
    func pictureFile(_ picture: String, of name: SnapshotName, facts: Golden.Picture) throws(SnapshotError) -> [UInt8] {
        try file(picturePath(picture, of: name), facts)
    }

    /// The laid-out tree beside a golden's picture, nil where there is none.
    func tree(_ picture: String, of name: SnapshotName) throws(SnapshotError) -> [UInt8]? {
        let path = folder(name) + "/" + picture + ".txt"
        return FileAccess.kind(path) == .file ? try FileAccess.read(path) : nil
    }

    /// The paths below `Snapshots` of all goldens, sorted; folders whose names begin with a dot are none.
    package func paths() throws(SnapshotError) -> [String] {
        var found: [String] = []
        try collect("", below: root + "/Snapshots", into: &found)
        return found.sorted()
    }

    /// What the manifest of a golden below `Snapshots` says; nil where it cannot be read, for whatever reason.
    package func manifest(ofPath path: String) -> Golden? {
        let file = "\(root)/Snapshots/\(path)/\(Self.manifest)"
        guard let bytes = try? FileAccess.read(file) else { return nil }
        guard let golden = try? Self.golden(bytes, path: file) else { return nil }
        return golden.contradiction == nil ? golden : nil
    }

    private static func golden(_ bytes: [UInt8], path: String) throws(SnapshotError) -> Golden {
        let isConflict = Data(bytes).range(of: Data("<<<<<<< ".utf8)) != nil && Data(bytes).range(of: Data(">>>>>>> ".utf8)) != nil
        return try Manifest.value(
            Golden.self, bytes, version: Golden.formatVersion, path: path,
            damaged: isConflict ? .unresolvedConflict(path: path) : .notManifest(path: path))
    }

    /// What the manifest of a golden below `Snapshots` calls it; nil where the golden does not lie where one of that name would.
    package func name(ofPath path: String, _ golden: Golden) -> SnapshotName? {
        let folder = (golden.source ?? "").split(separator: "/").dropLast().joined(separator: "/")
        let name = try? SnapshotName(folder: folder, suite: golden.suite, preview: golden.preview, matrix: golden.matrix)
        return name?.path == path ? name : nil
    }

    private func collect(_ path: String, below top: String, into found: inout [String]) throws(SnapshotError) {
        let names = try FileAccess.names(in: top + "/" + path)
        if names.contains(Self.manifest), FileAccess.kind("\(top)/\(path)/\(Self.manifest)") == .file { found.append(path) }
        for name in names where !name.hasPrefix(".") {
            let child = path.isEmpty ? name : path + "/" + name
            if FileAccess.kind(top + "/" + child) == .folder { try collect(child, below: top, into: &found) }
        }
    }

    // A file that another program wrote is good as long as its pixels are the accepted ones. One that is no picture at all gets the
    // sentence that says so, any other the one about foreign pictures.
    private func file(_ path: String, _ facts: Golden.Picture) throws(SnapshotError) -> [UInt8] {
        guard FileAccess.kind(path) != .nothing else { throw .missingPicture(path: path) }
        let bytes = try FileAccess.read(path)
        guard Fingerprint(of: bytes).hex != facts.file else { return bytes }
        guard !bytes.starts(with: "version https://git-lfs".utf8) else { throw .largeFilePointer(path: path) }
        let bitmap: Bitmap
        do throws(PNGError) { bitmap = try PNGDecoder.decode(bytes) } catch { throw .badPicture(path: path, error) }
        guard Fingerprint(of: bitmap).hex == facts.pixels else { throw .foreignPicture(path: path) }
        return bytes
    }
}
