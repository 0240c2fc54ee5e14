import CProofsheetCrypto
import CProofsheetHarfBuzz

/// The bytes of a font file, mapped into memory, and what they hash to.
final class FontFile {
    let blob: OpaquePointer
    /// The content; valid while this object lives.
    let bytes: UnsafeRawBufferPointer
    /// Lower-case hexadecimal SHA-256 of the content, computed when first asked for unless it is known.
    private(set) lazy var hash = known ?? Self.sha256(bytes)
    private let known: String?

    /// Nil where the file cannot be read or is empty; a known hash is taken on trust.
    init?(path: String, knownHash: String? = nil) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else {
            hb_blob_destroy(blob)
            return nil
        }
        self.blob = blob
        known = knownHash
        bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    }

    deinit { hb_blob_destroy(blob) }

    private static func sha256(_ bytes: UnsafeRawBufferPointer) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        EVP_Digest(bytes.baseAddress, bytes.count, &digest, nil, EVP_sha256(), nil)
        return digest.reduce(into: "") { text, byte in
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}
