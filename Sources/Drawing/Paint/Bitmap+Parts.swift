/// Pictures that are made of the pixels of another one.
extension Bitmap {
    /// The pixels of some columns and rows, nil where the picture does not have them.
    package func part(columns: Range<Int>, rows: Range<Int>) -> Bitmap? {
        guard columns.lowerBound >= 0, columns.upperBound <= width, rows.lowerBound >= 0, rows.upperBound <= height else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(columns.count * rows.count * 4)
        for row in rows {
            let start = (row * width + columns.lowerBound) * 4
            result += bytes[start..<start + columns.count * 4]
        }
        return Bitmap(width: columns.count, height: rows.count, bytes: result)
    }

    /// Another picture of the same height to the right.
    func beside(_ other: Bitmap) -> Bitmap? {
        guard height == other.height else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + other.bytes.count)
        for row in 0..<height {
            result += bytes[row * width * 4..<(row + 1) * width * 4]
            result += other.bytes[row * other.width * 4..<(row + 1) * other.width * 4]
        }
        return Bitmap(width: width + other.width, height: height, bytes: result)
    }

    /// Another picture of the same width below.
    func above(_ other: Bitmap) -> Bitmap? {
        width == other.width ? Bitmap(width: width, height: height + other.height, bytes: bytes + other.bytes) : nil
    }

    /// Half as many columns and rows, rounded down, each pixel the mean of four; nil where nothing would be left.
    package var half: Bitmap? {
        let (across, down) = (width / 2, height / 2)
        guard across > 0, down > 0 else { return nil }
        var result = [UInt8](repeating: 0, count: across * down * 4)
        let stride = width * 4
        bytes.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                for row in 0..<down {
                    for column in 0..<across {
                        let first = row * 2 * stride + column * 8
                        Self.mean(source, first, stride, target, (row * across + column) * 4)
                    }
                }
            }
        }
        return Bitmap(width: across, height: down, bytes: result)
    }

    // Colours count as much as they are opaque.
    @inline(__always) private static func mean(
        _ source: UnsafeBufferPointer<UInt8>, _ first: Int, _ stride: Int, _ target: UnsafeMutableBufferPointer<UInt8>, _ place: Int
    ) {
        let places = (first, first + 4, first + stride, first + stride + 4)
        let alphas = (
            Int(source[places.0 + 3]), Int(source[places.1 + 3]), Int(source[places.2 + 3]), Int(source[places.3 + 3])
        )
        let alpha = alphas.0 + alphas.1 + alphas.2 + alphas.3
        guard alpha > 0 else { return }
        for part in 0..<3 {
            let sum =
                Int(source[places.0 + part]) * alphas.0 + Int(source[places.1 + part]) * alphas.1
                + Int(source[places.2 + part]) * alphas.2 + Int(source[places.3 + part]) * alphas.3
            target[place + part] = UInt8((sum + alpha / 2) / alpha)
        }
        target[place + 3] = UInt8((alpha + 2) / 4)
    }
}
