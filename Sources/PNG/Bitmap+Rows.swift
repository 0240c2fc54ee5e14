import ProofsheetDrawing

extension Bitmap {
    /// Whether no pixel lets anything through.
    var isOpaque: Bool {
        bytes.withUnsafeBytes { raw in
            let pixels = raw.assumingMemoryBound(to: UInt32.self)
            // Blocks are folded without a branch, so that the compiler may use wide registers.
            var start = 0
            while start < pixels.count {
                let end = min(start + 4096, pixels.count)
                var all = UInt32.max
                for index in start..<end { all &= pixels[index] }
                guard UInt32(littleEndian: all) >> 24 == 0xFF else { return false }
                start = end
            }
            return true
        }
    }

    /// The rows as PNG packs them, each after a zero that says it is not filtered.
    func unfilteredRows(withAlpha: Bool) -> [UInt8] {
        let size = withAlpha ? 4 : 3
        let total = (width * size + 1) * height
        return [UInt8](unsafeUninitializedCapacity: total) { target, count in
            bytes.withUnsafeBufferPointer { source in
                guard var to = target.baseAddress, var from = source.baseAddress else { return }
                for _ in 0..<height {
                    to[0] = 0
                    to += 1
                    if withAlpha {
                        to.update(from: from, count: width * 4)
                        to += width * 4
                        from += width * 4
                        continue
                    }
                    for _ in 0..<width {
                        (to[0], to[1], to[2]) = (from[0], from[1], from[2])
                        to += 3
                        from += 4
                    }
                }
            }
            count = total
        }
    }

    /// The bitmap of unfiltered rows, nil where their length is wrong or one of them is filtered.
    init?(unfilteredRows rows: [UInt8], width: Int, height: Int, bytesPerPixel: Int) {
        let rowLength = width * bytesPerPixel + 1
        guard rows.count == rowLength * height,
            stride(from: 0, to: rows.count, by: rowLength).allSatisfy({ rows[$0] == 0 })
        else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            rows.withUnsafeBufferPointer { source in
                guard var to = target.baseAddress, var from = source.baseAddress else { return }
                for _ in 0..<height {
                    from += 1
                    for _ in 0..<width {
                        let alpha = bytesPerPixel == 4 ? from[3] : 0xFF
                        (to[0], to[1], to[2], to[3]) = (from[0], from[1], from[2], alpha)
                        to += 4
                        from += bytesPerPixel
                    }
                }
            }
            count = width * height * 4
        }
        self.init(width: width, height: height, bytes: bytes)
    }
}
