import Foundation
import ProofsheetDrawing
import ProofsheetSnapshots

/// A project in a temporary folder, with tiny pictures in place of rendered cells; the folder goes with the value.
final class TemporaryProject {
    let root: String
    private let isKept: Bool

    init(_ name: String = #function) {
        isKept = false
        let file = FileName.safe(name) + "-" + UUID().uuidString
        root = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-tests").path + "/" + file
        try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    /// A project that is there already and stays.
    init(at root: String) {
        self.root = root
        isKept = true
    }

    deinit { if !isKept { try? FileManager.default.removeItem(atPath: root) } }

    var store: GoldenStore { GoldenStore(root: root) }
    var output: OutputFolder { OutputFolder(path: root + "/.build/proofsheet") }

    static func name(_ preview: String = "Plain", matrix: String = "review") throws -> SnapshotName {
        try SnapshotName(folder: "Sources/Views", suite: "Rows", preview: preview, matrix: matrix)
    }

    static func inputs(source: String = "s", configuration: String = "c", tools: [String: String] = ["engine": "1"]) -> RunInputs {
        RunInputs(source: source, configuration: configuration, tools: tools)
    }

    static func bitmap(_ shade: UInt8, width: Int = 4, height: Int = 3) throws -> Bitmap {
        let bytes = (0..<width * height).flatMap { _ in [shade, 0, 0, 255] as [UInt8] }
        guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else { throw NoBitmap() }
        return bitmap
    }

    struct NoBitmap: Error {}

    static func plan(
        _ keys: [String], preview: String = "Plain", selection: Set<String>? = nil, keep: Keep = .pictures,
        tolerance: Tolerance = .exact
    ) throws -> SnapshotPlan {
        try SnapshotPlan(
            name: name(preview), keep: keep,
            axes: [SnapshotAxis(name: "device", traits: keys.map(device).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })],
            cells: keys.map { PlannedCell(key: $0, traits: ["device": device($0)], tolerance: tolerance) }, selection: selection)
    }

    private static func device(_ key: String) -> String { key.split(separator: ".").first.map(String.init) ?? key }

    /// Checks cells whose pictures are one shade each; nil fails the cell.
    @discardableResult func check(
        _ shades: [(String, UInt8?)], selection: Set<String>? = nil, keep: Keep = .pictures,
        inputs: RunInputs = inputs(), tolerance: Tolerance = .exact, ignoresFingerprints: Bool = false,
        preview: String = "Plain", drawn: ((String) -> Void)? = nil
    ) throws -> SnapshotReport {
        let plan = try Self.plan(shades.map(\.0), preview: preview, selection: selection, keep: keep, tolerance: tolerance)
        var check = try SnapshotCheck(
            plan, store: store, output: output, inputs: inputs,
            ignoresFingerprints: ignoresFingerprints)
        for (key, shade) in shades {
            guard let shade else {
                check.fail(key, reason: "It crashed.")
                continue
            }
            try check.judge(key, fingerprint: Fingerprint(of: [shade]), tree: { "tree \(shade)\n" }) {
                drawn?(key)
                return try Self.bitmap(shade)
            }
        }
        return try check.finish()
    }

    @discardableResult func accept(
        keys: Set<String>? = nil, inputs: RunInputs = inputs(), preview: String = "Plain"
    ) throws -> Acceptance {
        try AcceptSession(store: store, output: output).accept(try Self.name(preview), keys: keys, inputs: inputs)
    }

    /// Paths of all files below a folder of the project, sorted.
    func files(_ folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: root + "/" + folder)?.allObjects as? [String] ?? []).filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(root)/\(folder)/\($0)", isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    func path(_ file: String) throws -> String { try store.folder(Self.name()) + "/" + file }

    func read(_ file: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path(file)))) }

    func write(_ bytes: [UInt8], _ file: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path(file))) }

    func edit(_ file: String, _ old: String, _ new: String) throws {
        let text = String(decoding: try read(file), as: UTF8.self)
        try write(Array(text.replacing(old, with: new).utf8), file)
    }

    /// The sentence of the error that reading the golden throws, with the project's root left out.
    func refusal() -> String? { refusal { _ = try store.golden(Self.name()) } }

    func refusal(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch { return "\(error)".replacing(root + "/", with: "") }
    }
}
