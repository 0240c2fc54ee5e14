import Testing

@testable import ProofsheetPreviews
@testable import ProofsheetSnapshots

@Suite struct ChangeWordsTests {
    private func words(_ old: String, _ new: String) throws -> [String] {
        let cell = try SampleReport.cell(SampleReport.cells()[0], .differs, change: try SampleReport.change(old, new))
        return ChangeWords(cell).phrases.map(\.plain)
    }

    private func page(_ lines: String...) -> String { "A 0 0 90 90\n" + lines.map { "├─ \($0)\n" }.joined() }

    @Test("a movement has a direction and an amount, or two")
    func moved() throws {
        #expect(try words(page("B 0 0 9 9"), page("B 0 8 9 9")) == ["`B` moved down 8 pt"])
        #expect(try words(page("B 20 20 9 9"), page("B 17.5 8 9 9")) == ["`B` moved left 2.5 pt and up 12 pt"])
        #expect(try words(page("B 0 0 9 9"), page("B 0.04 0 9 9")) == ["`B` moved right less than 0.1 pt"])
    }

    @Test("views that moved alike are one phrase")
    func together() throws {
        #expect(try words(page("B 0 0 9 9", "C 0 9 9 9"), page("B 0 5 9 9", "C 0 14 9 9")) == ["`B` and `C` moved down 5 pt"])
        let names = ["B", "C", "D", "E", "F"]
        let (old, new) = (names.enumerated().map { "\($1) 0 \($0) 9 9" }, names.enumerated().map { "\($1) 0 \($0 + 5) 9 9" })
        #expect(
            try words("A 0 0 90 90\n" + old.map { "├─ \($0)\n" }.joined(), "A 0 0 90 90\n" + new.map { "├─ \($0)\n" }.joined())
                == ["`B`, `C` and 3 more moved down 5 pt"])
    }

    @Test("so are views that grew alike, and those of one name are counted")
    func counted() throws {
        #expect(try words(page("B 0 0 9 9", "B 0 9 9 9"), page("B 0 5 9 9", "B 0 14 9 9")) == ["2 `B` moved down 5 pt"])
        #expect(try words(page("B 0 0 9 9", "B 20 0 9 9"), page("B 0 0 12 9", "B 20 0 12 9")) == ["2 `B` are 3 pt wider"])
        #expect(
            try words(page("B 0 0 9 9", "C 20 0 9 9", "C 40 0 9 9"), page("B 0 0 9 8", "C 20 0 9 8", "C 40 0 9 8"))
                == ["`B` and 2 `C` are 1 pt shorter"])
        #expect(
            try words(page("B 0 0 9 9", "C 20 0 9 9"), page("B 0 0 9 8", "C 20 0 9 7"))
                == ["`B` is 1 pt shorter", "`C` is 2 pt shorter"])
    }

    @Test("sizes, texts, lines and ellipses")
    func others() throws {
        #expect(try words(page("B 0 0 9 9"), page("B 0 0 12 5")) == ["`B` is 3 pt wider and 4 pt shorter"])
        #expect(try words(page("Text 0 0 9 9 \"Save\""), page("Text 0 0 9 9 \"Store\"")) == ["the text `Save` is now `Store`"])
        #expect(try words(page("Text 0 0 9 9 \"Save\""), page("Text 0 0 9 9 \"\"")) == ["the text `Save` is empty now"])
        #expect(try words(page("B 0 0 9 9"), "A 0 0 90 90") == ["`B` vanished"])
        #expect(try words("A 0 0 90 90", page("B 0 0 9 9")) == ["`B` appeared"])
        #expect(try words(page("Text 0 0 9 9 \"Save\" truncated"), page("Text 0 0 9 9 \"Save\"")) == ["`Save` is no longer truncated"])
        let two = "Text 0 0 9 9 \"a b\"\n│  ├─ line 0 0 4 4 \"a\" baseline 3\n│  └─ line 0 4 4 4 \"b\" baseline 7"
        #expect(try words(page("Text 0 0 9 9 \"a b\" baseline 3"), page(two)) == ["`a b` wraps now: 2 lines instead of 1"])
        #expect(try words(page(two), page("Text 0 0 9 9 \"a b\" baseline 3")) == ["`a b` takes 1 line instead of 2"])
    }

    @Test("over several cells amounts are ranges")
    func ranges() throws {
        let cells = try [8, 12, 9].map { try SampleReport.cell(SampleReport.cells()[0], .differs, change: try SampleReport.moved($0)) }
        #expect(ChangeWords(cells[0], among: cells).phrases.map(\.plain) == ["`Save` moved down 8 to 12 pt"])
    }

    @Test("where the layout is the same the colour is told")
    func colors() throws {
        #expect(try words("A 0 0 90 90", "A 0 0 90 90") == ["the colour #000000 is now #010101 in `A`, laid out as before"])
    }

    @Test("long names are cut and stay on one line")
    func names() {
        let long = String(repeating: "word\n", count: 30)
        let phrase: Phrase = "\(name: long) vanished"
        #expect(phrase.plain == "`word word word word word word word word word wo…` vanished")
    }

    @Test("of many changes the first are told and the rest counted")
    func many() throws {
        let names = (0..<20).map { "B\($0)" }
        let new = names.enumerated().map { "├─ \($1) \($0) 0 9 9\n" }.joined()
        #expect(try words("A 0 0 90 90", "A 0 0 90 90\n" + new).suffix(2) == ["`B11` appeared", "8 more changes"])
    }
}
