import Foundation
import ProofsheetSnapshots
import Testing

/// Goldens that another program packed again, as optimisers of pictures do; the files were made by hand from the format's rules.
@Suite("Goldens packed again") struct ReencodedGoldenTests {
    struct Packing: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: String
    }

    /// All four by three pixels of the colour 1, 0, 0.
    static let lossless = [
        Packing(
            testDescription: "other filters",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAE0lEQVR42mNkZEAAJiQ2AwsyBwAA3AAJiAkD6AAAAABJRU5ErkJggg=="),
        Packing(
            testDescription: "a palette",
            file:
                "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADAQMAAACOOjyFAAAABlBMVEUBAAAJCQnJ9FIIAAAAC0lEQVR42mNgAAEAAAYAAW0oEC8AAAAASUVORK5CYII="),
        Packing(
            testDescription: "an alpha channel that is opaque",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAYAAAC09K7GAAAAEklEQVR42mNgZGD4j4wZCAoAACBmDAECn8tgAAAAAElFTkSuQmCC"),
        Packing(
            testDescription: "a comment",
            file:
                "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEnRFWHRTb2Z0d2FyZQBvcHRpbWl6ZXLnGI9IAAAAEElEQVR42mNgZGCAIwacHAABHQANkQOV+wAAAABJRU5ErkJggg=="
        ),
    ]

    /// The same with an alpha of 254, in the last pixel and everywhere.
    static let translucent = [
        Packing(
            testDescription: "one pixel of an alpha channel",
            file: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAYAAAC09K7GAAAAE0lEQVR42mNgZGD4j4wZCAn8AwAgZQwAuWGS+QAAAABJRU5ErkJggg=="),
        Packing(
            testDescription: "an entry of a palette",
            file:
                "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADAQMAAACOOjyFAAAAA1BMVEUBAACmuFftAAAAAXRSTlP+GuMHfQAAAAtJREFUeNpjYAABAAAGAAFtKBAvAAAAAElFTkSuQmCC"
        ),
    ]

    let project = TemporaryProject()

    init() throws {
        try project.check([("a", 1), ("b", 2)])
        try project.accept()
    }

    private func pack(_ packing: Packing) throws {
        try project.write(Array(try #require(Data(base64Encoded: packing.file))), "a.png")
    }

    @Test("without loss the golden still matches, by fingerprints and by pixels", arguments: lossless)
    func unchanged(packing: Packing) throws {
        try pack(packing)
        #expect(try project.check([("a", 1), ("b", 2)]).isMatch)
        #expect(try project.check([("a", 1), ("b", 2)], ignoresFingerprints: true).isMatch)
        #expect(try project.check([("a", 3), ("b", 2)]).count(.differs) == 1)
    }

    @Test("with another alpha alone it is not the picture that was accepted", arguments: translucent)
    func changed(packing: Packing) throws {
        try pack(packing)
        #expect(
            project.refusal()
                == "The golden Snapshots/Sources/Views/Rows/Plain/review/a.png is not the picture that was accepted. "
                + "Restore it from version control, or delete its folder and run proofsheet check and accept.")
        let report = try project.check([("a", 1), ("b", 2)])
        #expect(report.count(.failed) == 2 && report.hasGolden)
    }
}
