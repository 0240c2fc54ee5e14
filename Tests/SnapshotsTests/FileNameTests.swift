import ProofsheetSnapshots
import Testing

@Suite struct FileNameTests {
    @Test(
        "names become safe names",
        arguments: [
            ("Plain", "Plain"), ("Dark mode", "Dark-mode"), ("iphone-16.landscape", "iphone-16.landscape"),
            ("..", "%2E%2E"), (".", "%2E"), (".hidden", "%2Ehidden"), ("end.", "end%2E"), ("a/b", "a%2Fb"),
            ("/etc/passwd", "%2Fetc%2Fpasswd"), ("a\\b", "a%5Cb"), ("50%", "50%25"), ("C:", "C%3A"), ("a\u{0}b", "a%00b"),
            ("tab\there", "tab%09here"), ("CON", "%43ON"), ("com1.txt", "%63om1.txt"), ("comma", "comma"),
            ("👩‍👩‍👧", "👩‍👩‍👧"), ("שלום", "שלום"), ("e\u{301}", "é"), ("a\u{202E}b", "a%E2%80%AEb"), ("~", "%7E"),
        ])
    func safe(_ name: String, _ file: String) { #expect(FileName.safe(name) == file) }

    @Test("a name of 300 characters is cut and stays distinct", arguments: ["x", "👩‍👩‍👧", "é"])
    func long(_ letter: String) {
        let name = String(repeating: letter, count: 300)
        let safe = FileName.safe(name)
        #expect(safe.utf8.count <= FileName.limit)
        #expect(safe != FileName.safe(name + letter))
        #expect(FileName.safe(name) == safe)
    }

    @Test("a safe name is safe already, unless it was escaped")
    func stable() { #expect(FileName.safe(FileName.safe("Dark mode")) == "Dark-mode") }

    @Test(
        "names that differ in case or composition only are refused",
        arguments: [
            ("Row", "row"), ("É", "é"), ("A b", "A-b"), ("STRAßE", "straße"),
        ])
    func collisions(_ first: String, _ second: String) throws {
        let names = try [first, second].map { try SnapshotName(folder: "", suite: "S", preview: $0, matrix: "m") }
        #expect(throws: SnapshotError.nameCollision("S/\(first) (m)", "S/\(second) (m)")) {
            try SnapshotName.requireDistinct(names)
        }
    }

    @Test("the collision is told in words")
    func collisionSentence() {
        #expect(
            SnapshotError.nameCollision("A/Row (m)", "A/row (m)").description
                == "A/Row (m) and A/row (m) would share their goldens, because their file names differ at most in the case of letters. Rename one."
        )
    }

    @Test("folders stay below the root", arguments: ["/abs", "../up", "a/../b", "a/.."])
    func outside(_ folder: String) {
        #expect(throws: SnapshotError.folderOutside(folder)) {
            try SnapshotName(folder: folder, suite: "S", preview: "P", matrix: "m")
        }
    }

    @Test("the path is made of folder, suite, preview and matrix")
    func path() throws {
        let name = try SnapshotName(folder: "./Sources/My Views/", suite: "S", preview: "a/b", matrix: "m")
        #expect(name.path == "Sources/My-Views/S/a%2Fb/m")
        #expect(try SnapshotName(folder: "", suite: "S", preview: "P", matrix: "m").path == "S/P/m")
    }

    @Test("empty names are refused", arguments: ["suite", "preview", "matrix"])
    func empty(_ part: String) {
        #expect(throws: SnapshotError.emptyName(part)) {
            try SnapshotName(
                folder: "", suite: part == "suite" ? "" : "S", preview: part == "preview" ? "" : "P",
                matrix: part == "matrix" ? "" : "m")
        }
    }

    @Test("two cells of one file are refused")
    func cells() {
        #expect(throws: SnapshotError.nameCollision("iphone", "iPhone")) { try TemporaryProject.plan(["iphone", "iPhone"]) }
    }
}
