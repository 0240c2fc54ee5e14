extension DisplayList {
    /// The canonical bytes: the same for lists that look the same, with images by hash; this is what is fingerprinted.
    package func encoded() -> [UInt8] { DisplayListWriter(self).out.bytes }

    /// The canonical bytes after the pixels of the images, from which another process can rebuild the list.
    package func encodedWithPixels() -> [UInt8] {
        let writer = DisplayListWriter(self)
        let pixels = writer.images.reduce(0) { $0 + $1.bitmap.bytes.count + 16 }
        var out = ByteWriter(capacity: pixels + writer.out.bytes.count + 16)
        out.header(.displayListWithPixels)
        out.count(writer.images.count)
        for image in writer.images {
            out.count(image.bitmap.width)
            out.count(image.bitmap.height)
            out.block(image.bitmap.bytes)
        }
        out.block(writer.out.bytes)
        return out.bytes
    }

    /// Rebuilds a list from either form, rounded as the encoding rounds; the form without pixels must hold no image.
    package init(decoding bytes: [UInt8]) throws(MalformedEncoding) {
        guard bytes.starts(with: EncodedKind.displayListWithPixels.letters.utf8) else {
            self = try DisplayList(canonical: bytes, bitmaps: [])
            return
        }
        var input = ByteReader(bytes)
        try input.header(.displayListWithPixels)
        var bitmaps: [Bitmap] = []
        for _ in 0..<(try input.count(of: 7)) {
            let start = input.position
            let width = try input.unsigned()
            let height = try input.unsigned()
            guard let width = Int(exactly: width), let height = Int(exactly: height),
                let bitmap = Bitmap(width: width, height: height, bytes: try input.block())
            else { throw .outOfRange("size of image", offset: start) }
            bitmaps.append(bitmap)
        }
        let canonical = try input.block()
        try input.finish()
        self = try DisplayList(canonical: canonical, bitmaps: bitmaps)
    }

    /// The list as its encoding rounds it: what is drawn from it depends on nothing but the canonical bytes.
    package var quantised: DisplayList {
        (try? DisplayList(decoding: encodedWithPixels())) ?? self
    }

    private init(canonical bytes: [UInt8], bitmaps: [Bitmap]) throws(MalformedEncoding) {
        var reader = DisplayListReader(ByteReader(bytes), bitmaps: bitmaps)
        self = try reader.list()
        try reader.input.finish()
        // Writing again proves at one stroke that no second spelling of the same list was accepted.
        guard encoded() == bytes, reader.images.count == bitmaps.count else {
            throw .notCanonical(EncodedKind.displayList.name)
        }
    }
}
