import Foundation
import ProofsheetDrawing
import ProofsheetSnapshots
import Testing

@Suite struct FingerprintTests {
    @Test("it is the SHA-256 of FIPS 180-4's example")
    func example() {
        #expect(
            Fingerprint(of: Array("abc".utf8)).hex
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test("pictures of the same bytes in another shape are other pictures")
    func shapes() throws {
        let wide = try TemporaryProject.bitmap(1, width: 4, height: 2)
        let tall = try TemporaryProject.bitmap(1, width: 2, height: 4)
        #expect(wide.bytes == tall.bytes)
        #expect(Fingerprint(of: wide) != Fingerprint(of: tall))
    }

    @Test(
        "only 64 lower-case digits are a fingerprint",
        arguments: ["", "ab", String(repeating: "A", count: 64), String(repeating: "g", count: 64), String(repeating: "é", count: 32)])
    func notOne(_ text: String) { #expect(Fingerprint(hex: text) == nil) }

    @Test("a list's fingerprint is that of its canonical bytes")
    func list() {
        let list = DisplayList(size: .zero, scale: 1, items: [])
        #expect(Fingerprint(of: list) == Fingerprint(of: list.encoded()))
    }
}
