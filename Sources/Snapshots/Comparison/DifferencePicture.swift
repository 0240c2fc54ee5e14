import ProofsheetDrawing

/// A picture for people: the golden, what differs, and the candidate side by side.
package enum DifferencePicture {
    /// Pixels between the three parts.
    package static let gap = 8

    /// In the middle part equal pixels are a pale gray of the golden and different ones red; the parts have the larger of both sizes.
    package static func make(golden: Bitmap, candidate: Bitmap) -> Bitmap? {
        let width = max(golden.width, candidate.width)
        let height = max(golden.height, candidate.height)
        let page = width * 3 + gap * 2
        var bytes = [UInt8](repeating: 0, count: page * height * 4)
        func put(_ pixel: (UInt8, UInt8, UInt8, UInt8), _ x: Int, _ y: Int) {
            let place = (y * page + x) * 4
            (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]) = pixel
        }
        for y in 0..<height {
            for x in 0..<width {
                let old = golden.pixel(x, y)
                let new = candidate.pixel(x, y)
                if let old { put(old, x, y) }
                if let new { put(new, width * 2 + gap * 2 + x, y) }
                put(middle(old, new), width + gap + x, y)
            }
        }
        return Bitmap(width: page, height: height, bytes: bytes)
    }

    private static func middle(
        _ old: (UInt8, UInt8, UInt8, UInt8)?, _ new: (UInt8, UInt8, UInt8, UInt8)?
    ) -> (UInt8, UInt8, UInt8, UInt8) {
        let red: (UInt8, UInt8, UInt8, UInt8) = (255, 0, 0, 255)
        guard let old, let new else { return old == nil && new == nil ? (255, 255, 255, 255) : red }
        guard old == new else { return red }
        // The weights of Rec. 709 luma in 1/256; a quarter of the contrast stays.
        let luma = (54 * Int(old.0) + 183 * Int(old.1) + 19 * Int(old.2)) >> 8
        let pale = UInt8(255 - (255 - luma) * Int(old.3) / 255 / 4)
        return (pale, pale, pale, 255)
    }
}

extension Bitmap {
    /// Red, green, blue and alpha, nil outside of the picture.
    fileprivate func pixel(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)? {
        guard x < width, y < height else { return nil }
        let place = (y * width + x) * 4
        return (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
    }
}
