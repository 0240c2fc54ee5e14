import ProofsheetDrawing
import Testing

@testable import ProofsheetSnapshots

@Suite struct LayoutChangesTests {
    /// Kinds and names of what changed between two dumps.
    private func changes(_ old: String, _ new: String) throws -> [String] {
        let (old, new) = (try #require(LaidOutTree(dump: old)), try #require(LaidOutTree(dump: new)))
        return LayoutChanges(old, new).changes.map { "\($0.kind.rawValue) \($0.name)" }
    }

    private let column = """
        VStack 0 0 100 60
        ├─ Text[1] 0 0 40 20 "One" baseline 15
        ├─ Text[2] 0 20 40 20 "Two" baseline 35
        └─ Text[3] 0 40 40 20 "Three" baseline 55
        """

    @Test("equal trees have no changes")
    func equal() throws { #expect(try changes(column, column) == []) }

    @Test("a view that moved is told, what moved with it is not")
    func moved() throws {
        let old = "A 0 0 100 100\n└─ HStack 0 0 100 20\n   ├─ Text[1] 0 0 40 20 \"One\"\n   └─ Text[2] 40 0 40 20 \"Two\""
        let new = "A 0 0 100 100\n└─ HStack 0 8 100 20\n   ├─ Text[1] 0 8 40 20 \"One\"\n   └─ Text[2] 40 8 40 20 \"Two\""
        #expect(try changes(old, new) == ["moved HStack"])
    }

    @Test("what is centred does not count as moved when it grows")
    func centred() throws {
        let old = "A 0 0 100 100\n└─ Text 40 40 20 20 \"One\""
        #expect(try changes(old, "A 0 0 100 100\n└─ Text 35 40 30 20 \"Ones\"") == ["text Ones"])
        #expect(try changes(old, "A 0 0 100 100\n└─ Text 36 40 30 20 \"Ones\"") == ["text Ones", "moved Ones"])
    }

    @Test("a container that grew because of what is in it is not told")
    func consequence() throws {
        let old = "VStack 0 0 40 20\n└─ Text 0 0 40 20 \"One\""
        #expect(try changes(old, "VStack 0 0 60 20\n└─ Text 0 0 60 20 \"One\"") == ["resized One"])
        #expect(try changes(old, "VStack 0 0 60 20\n└─ Text 0 0 40 20 \"One\"") == ["resized VStack"])
    }

    @Test("a new sibling is found although the numbers of the others change")
    func appeared() throws {
        let new = """
            VStack 0 0 100 80
            ├─ Text[1] 0 0 40 20 "Zero" baseline 15
            ├─ Text[2] 0 20 40 20 "One" baseline 35
            ├─ Text[3] 0 40 40 20 "Two" baseline 55
            └─ Text[4] 0 60 40 20 "Three" baseline 75
            """
        // The rows that follow keep their distance to the end of the stack, so they are not told.
        #expect(try changes(column, new) == ["appeared Zero"])
        #expect(try changes(new, column) == ["vanished Zero"])
    }

    @Test("a group that is gone is told once")
    func group() throws {
        let old = "VStack 0 0 100 60\n└─ HStack 0 0 100 20\n   ├─ Text[1] 0 0 40 20 \"One\"\n   └─ Text[2] 40 0 40 20 \"Two\""
        #expect(try changes(old, "VStack 0 0 100 60") == ["vanished HStack"])
    }

    @Test("a container that is exchanged while its texts stay says nothing of its own")
    func exchanged() throws {
        let old = "A 0 0 100 20\n└─ HStack 0 0 100 20\n   └─ Text 0 0 40 20 \"One\""
        #expect(try changes(old, "A 0 0 100 20\n└─ VStack 0 0 100 20\n   └─ Text 0 0 40 20 \"One\"") == [])
    }

    @Test("a text that went elsewhere moved and did not vanish")
    func stray() throws {
        let old = "A 0 0 100 40\n├─ HStack 0 0 100 20\n│  └─ Text 0 0 40 20 \"One\"\n└─ VStack 0 20 100 20"
        let new = "A 0 0 100 40\n├─ HStack 0 0 100 20\n└─ VStack 0 20 100 20\n   └─ Text 30 23 40 20 \"One\""
        #expect(try changes(old, new) == ["moved One"])
    }

    @Test("text, lines and ellipses")
    func text() throws {
        let old = "Text 0 0 40 20 \"One two\" baseline 15"
        let wrapped = "Text 0 0 40 40 \"One two\"\n├─ line 0 0 20 20 \"One\" baseline 15\n└─ line 0 20 20 20 \"two\" baseline 35"
        #expect(try changes(old, wrapped) == ["wrapped One two"])
        #expect(try changes(wrapped, old) == ["unwrapped One two"])
        #expect(try changes(old, "Text 0 0 40 20 \"One three\" baseline 15") == ["text One three"])
        let cut = "Text 0 0 40 20 \"One two\" truncated\n└─ line 0 0 20 20 \"One…\" baseline 15"
        #expect(try changes(old, cut) == ["truncated One two"])
        #expect(try changes(cut, old) == ["untruncated One two"])
        #expect(try changes(old, "Text 0 0 40 20 \"One two\" baseline 15 placeholder") == ["placeholder One two"])
    }

    @Test("an identifier makes a view the same one whatever it says")
    func identifier() throws {
        let old = "A 0 0 9 9\n├─ Text[1] 0 0 4 4 \"1\" id \"count\"\n└─ Text[2] 0 4 4 4 \"x\""
        let new = "A 0 0 9 9\n├─ Text[1] 0 0 4 4 \"x\"\n└─ Text[2] 0 4 4 4 \"2\" id \"count\""
        #expect(try changes(old, new) == ["text 2", "moved x", "moved 2"])
    }

    @Test("lists of thousands of rows take no more than a moment")
    func longLists() throws {
        func list(_ rows: Range<Int>) -> String {
            "List 0 0 100 100000\n" + rows.map { "├─ Text[\($0)] 0 \($0 * 20) 40 20 \"Row \($0)\" baseline \($0 * 20 + 15)\n" }.joined()
        }
        #expect(try changes(list(0..<2000), list(0..<2001)) == ["appeared Row 2000"])
    }

    @Test("empty trees")
    func empty() throws {
        #expect(try changes("", "") == [])
        #expect(try changes("", "A 0 0 1 1") == ["appeared A"])
        #expect(try changes("A 0 0 1 1", "") == ["vanished A"])
    }
}
