import CProofsheetCrypto
import ProofsheetDrawing

/// The SHA-256 of some bytes, by which pictures, lists and files are known to be the same.
package struct Fingerprint: Hashable, Sendable, Comparable {
    /// 64 lower-case hexadecimal digits.
    package let hex: String

    package init(of bytes: [UInt8]) {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        _ = SHA256(bytes, bytes.count, &digest)
        hex = String(decoding: digest.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Of a display list's canonical bytes, which depend on what is drawn and on nothing else.
    package init(of list: DisplayList) { self.init(of: list.encoded()) }

    /// Of a picture's size and pixels, whatever file format it came in.
    package init(of bitmap: Bitmap) {
        let pixels = Fingerprint(of: bitmap.bytes).hex
        self.init(of: Array("\(bitmap.width) \(bitmap.height) \(pixels)".utf8))
    }

    /// Nil unless the text is 64 lower-case hexadecimal digits.
    package init?(hex: String) {
        guard hex.utf8.count == 64, hex.utf8.allSatisfy(Self.digits.contains) else { return nil }
        self.hex = hex
    }

    /// The 32 bytes that the digits spell.
    package var bytes: [UInt8] {
        let values = hex.utf8.compactMap { Self.digits.firstIndex(of: $0).map(UInt8.init) }
        return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }

    package static func < (left: Fingerprint, right: Fingerprint) -> Bool { left.hex < right.hex }

    private static let digits = Array("0123456789abcdef".utf8)
}
