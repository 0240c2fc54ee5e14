import Foundation
import ProofsheetCairo
import ProofsheetPreviews
import Testing

/// Where English words are divided.
@Suite struct WordPatternsTests {
    private func parts(_ word: String, language: String = "en") throws -> String {
        let shaper = try HarfBuzzShaper(fonts: FontLibrary(FontTable.set(in: TestFonts.folder), isChecked: true))
        var (text, start) = ("", 0)
        let bytes = Array(word.utf8)
        for place in shaper.divisions(of: word, language: language) + [bytes.count] {
            text += (start == 0 ? "" : "-") + String(decoding: bytes[start..<place], as: UTF8.self)
            start = place
        }
        return text
    }

    // Recorded on iOS 18.4 at the largest text size: martinomamic/RSSReader.
    @Test(
        "words are divided where the system was seen to divide them",
        arguments: ["ex-plore_feed_re-move", "ad-d_feed_url_-header", "No-ti-fi-ca-tion", "Un-known", "Sta-tus", "Check", "Reuters", "BBC"])
    func recorded(word: String) throws {
        #expect(try parts(word.replacingOccurrences(of: "-", with: "")) == word)
    }

    @Test("what is no English word is left whole", arguments: ["", "a", "ab", "123", "日本語", "\u{301}", "été", "İstanbul", "🙂🙂🙂"])
    func others(word: String) throws {
        #expect(try parts(word) == word)
    }

    @Test("long words come to an end")
    func long() throws {
        let word = String(repeating: "notification", count: 20_000)
        #expect(try parts(word).hasPrefix("no-ti-fi-ca-tion"))
    }

    @Test("languages without patterns have no divisions")
    func languages() throws {
        #expect(try parts("Notification", language: "de") == "Notification")
        #expect(try parts("Notification", language: "") == "Notification")
    }

    @Test("patterns that are not there are named with their hash and the way to get them")
    func missing() {
        let set = FontSet(
            entries: [TestFonts.inter], patterns: [FontSet.Patterns(language: "en", file: "/nowhere/words.dic", sha256: "abc")])
        let error = #expect(throws: CairoError.self) { try FontLibrary(set) }
        #expect(
            error?.description == """
                The patterns that divide words of the language en are missing: /nowhere/words.dic with SHA-256 abc was not found. Run \
                Config/setup to install them.
                """)
    }

    @Test("patterns with other bytes than the pinned ones, and files that hold none, are missing")
    func broken() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-words-\(UUID().uuidString).dic").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try "abc".write(toFile: path, atomically: true, encoding: .utf8)
        // The first test vector of FIPS 180-2.
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        for expected in [hash, String(repeating: "0", count: 64)] {
            let set = FontSet(entries: [TestFonts.inter], patterns: [.init(language: "en", file: path, sha256: expected)])
            #expect(throws: CairoError.missingPatterns(language: "en", file: path, expectedHash: expected)) { try FontLibrary(set) }
        }
    }
}
