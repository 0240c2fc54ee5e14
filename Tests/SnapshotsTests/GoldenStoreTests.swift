import Foundation
import ProofsheetPNG
import ProofsheetSnapshots
import Testing

@Suite struct GoldenStoreTests {
    let project = TemporaryProject()
    let folder = "Snapshots/Sources/Views/Rows/Plain/review/"
    let restore = "Restore it from version control, or delete its folder and run proofsheet check and accept."

    init() throws {
        try project.check([("a", 1), ("b", 2)])
        try project.accept()
    }

    @Test("a sound golden is read")
    func sound() { #expect(project.refusal() == nil) }

    @Test("no golden is nil, and so is a folder without a manifest")
    func none() throws {
        #expect(try project.store.golden(TemporaryProject.name("Other")) == nil)
        try FileManager.default.removeItem(atPath: project.path("golden.json"))
        #expect(try project.store.golden(TemporaryProject.name()) == nil)
    }

    @Test("a golden that is no PNG", arguments: ["", "GIF89a", "<html>"])
    func notPNG(_ text: String) throws {
        try project.write(Array(text.utf8), "a.png")
        #expect(project.refusal() == "The golden \(folder)a.png is not a PNG picture. \(restore)")
    }

    @Test("a golden cut short")
    func truncated() throws {
        try project.write(Array(try project.read("a.png").dropLast(20)), "a.png")
        #expect(
            project.refusal()
                == "The golden \(folder)a.png is cut short: the file ends before its picture does. \(restore)")
    }

    @Test("a golden of Git LFS that was not fetched")
    func pointer() throws {
        try project.write(Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8), "a.png")
        #expect(project.refusal() == "The golden \(folder)a.png is a pointer of Git LFS and no picture. Run git lfs pull.")
    }

    @Test("another picture in place of the accepted one")
    func foreign() throws {
        try project.write(try project.read("b.png"), "a.png")
        #expect(project.refusal() == "The golden \(folder)a.png is not the picture that was accepted. \(restore)")
    }

    @Test("a golden that is not there")
    func missing() throws {
        try FileManager.default.removeItem(atPath: project.path("a.png"))
        #expect(project.refusal() == "The golden \(folder)a.png is missing. \(restore)")
    }

    @Test("a folder in place of a picture")
    func folderInPlace() throws {
        try FileManager.default.removeItem(atPath: project.path("a.png"))
        try FileManager.default.createDirectory(atPath: project.path("a.png"), withIntermediateDirectories: false)
        #expect(project.refusal() == "\(folder)a.png cannot be read: it is a folder.")
    }

    @Test(
        "a manifest that is not ours",
        arguments: ["", "{}", "[1]", "null", "<<<<<<< HEAD", "{\"formatVersion\": 1}", "{\"formatVersion\": \"1\"}", "\u{FEFF}"])
    func foreignManifest(_ text: String) throws {
        try project.write(Array(text.utf8), "golden.json")
        #expect(project.refusal() == "\(folder)golden.json is not in the form that Proofsheet writes. \(restore)")
    }

    @Test("a manifest with a conflict of Git in it says so, wherever the marks stand")
    func conflict() throws {
        let text = String(decoding: try project.read("golden.json"), as: UTF8.self)
        let sides = "<<<<<<< HEAD\n\"b\"\n=======\n\"c\"\n>>>>>>> theirs\n"
        for broken in [sides + text, text.replacing("\"cells\"", with: sides + "\"cells\""), text + sides] {
            try project.write(Array(broken.utf8), "golden.json")
            #expect(
                project.refusal()
                    == "\(folder)golden.json has the marks of a merge conflict. "
                    + "Take either side of its folder, then run proofsheet check and accept.")
        }
    }

    @Test("a manifest nested a hundred thousand times")
    func nestedManifest() throws {
        try project.write(Array(String(repeating: "[", count: 100_000).utf8), "golden.json")
        #expect(project.refusal() == "\(folder)golden.json is not in the form that Proofsheet writes. \(restore)")
    }

    @Test("a manifest of a later version")
    func version() throws {
        try project.edit("golden.json", "\"formatVersion\" : 1", "\"formatVersion\" : 7")
        #expect(
            project.refusal()
                == "\(folder)golden.json has format version 7, which this version of Proofsheet does not know. Use the version that wrote it."
        )
    }

    @Test(
        "a manifest that contradicts itself",
        arguments: [
            ("\"picture\" : \"b\"", "\"picture\" : \"c\"", "b shows c, which is not listed"),
            ("\"picture\" : \"b\"", "\"other\" : \"b\"", "b names no picture although it keeps pictures"),
            ("\"keep\" : \"pictures\"", "\"keep\" : \"fingerprints\"", "a names a picture although it keeps fingerprints"),
            ("\"fingerprint\" : \"", "\"fingerprint\" : \"x", "the fingerprint of a is not 64 hexadecimal digits"),
            ("\"file\" : \"", "\"file\" : \"x", "a hash of a is not 64 hexadecimal digits"),
            ("\"width\" : 4", "\"width\" : 0", "a has no size"),
            ("\"b\" : {\n      \"file\"", "\"../b\" : {\n      \"file\"", "b shows b, which is not listed"),
        ])
    func contradiction(_ old: String, _ new: String, _ detail: String) throws {
        try project.edit("golden.json", old, new)
        #expect(project.refusal() == "\(folder)golden.json contradicts itself: \(detail). \(restore)")
    }

    @Test("a picture's name cannot lead out of the folder", arguments: ["../b", "/etc/passwd", "..", ".b", "c/d"])
    func escape(_ name: String) throws {
        try project.edit("golden.json", "\"b\" : {\n      \"file\"", "\"\(name)\" : {\n      \"file\"")
        try project.edit("golden.json", "\"picture\" : \"b\"", "\"picture\" : \"\(name)\"")
        #expect(
            project.refusal() == "\(folder)golden.json contradicts itself: \(name) is no name of a picture. \(restore)")
    }

    @Test("a pipe in place of the manifest is refused and not waited for")
    func pipe() throws {
        try FileManager.default.removeItem(atPath: project.path("golden.json"))
        #expect(mkfifo(try project.path("golden.json"), 0o600) == 0)
        #expect(project.refusal() == "\(folder)golden.json cannot be read: it is no ordinary file.")
    }

    @Test("a golden behind a symbolic link is refused")
    func link() throws {
        let golden = try project.store.folder(TemporaryProject.name())
        try FileManager.default.moveItem(atPath: golden, toPath: golden + "2")
        try FileManager.default.createSymbolicLink(atPath: golden, withDestinationPath: golden + "2")
        #expect(
            project.refusal()
                == "\(folder.dropLast()) is a symbolic link, and goldens are written through none. Remove it.")
    }

    @Test("paths are all goldens, sorted, hidden folders left out")
    func paths() throws {
        try project.check([("a", 1)], preview: "A b")
        try project.accept(preview: "A b")
        #expect(try project.store.paths() == ["Sources/Views/Rows/A-b/review", "Sources/Views/Rows/Plain/review"])
        #expect(try GoldenStore(root: project.root + "/nowhere").paths() == [])
    }
}
