import CProofsheetDeflate

/// libdeflate at level 6, and its fast way back.
enum GoldenCompression {
    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(6) else { return [] }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        let packed = [UInt8](unsafeUninitializedCapacity: bound) { target, count in
            count = bytes.withUnsafeBytes {
                libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, target.baseAddress, bound)
            }
        }
        // A copy of its own size: the bound is as large as the input.
        return packed.withUnsafeBufferPointer { Array($0) }
    }

    /// The unpacked bytes, nil where the input is no zlib stream of exactly that many.
    static func unpacked(_ packed: ArraySlice<UInt8>, count expected: Int) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var outcome = LIBDEFLATE_BAD_DATA
        let bytes = [UInt8](unsafeUninitializedCapacity: expected) { target, count in
            packed.withUnsafeBytes {
                outcome = libdeflate_zlib_decompress(
                    decompressor, $0.baseAddress, $0.count, target.baseAddress, expected, nil)
            }
            count = outcome == LIBDEFLATE_SUCCESS ? expected : 0
        }
        return outcome == LIBDEFLATE_SUCCESS ? bytes : nil
    }
}
