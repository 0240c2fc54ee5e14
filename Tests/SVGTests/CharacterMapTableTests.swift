import Testing

@testable import ProofsheetCairo

@Suite struct CharacterMapTableTests {
    @Test("neighbouring characters with neighbouring glyphs share a group")
    func groups() {
        let table = CharacterMapTable.bytes([(0x41, 1), (0x42, 2), (0x43, 9), (0x1F600, 10)])
        #expect(
            table == [
                0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12,
                0, 12, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 3,
                0, 0, 0, 0x41, 0, 0, 0, 0x42, 0, 0, 0, 1,
                0, 0, 0, 0x43, 0, 0, 0, 0x43, 0, 0, 0, 9,
                0, 1, 0xF6, 0, 0, 1, 0xF6, 0, 0, 0, 0, 10,
            ])
    }
}
