import ProofsheetDrawing

/// The colours that a font's glyphs are painted with: the first palette of its table `CPAL`.
struct ColorPalette {
    private let table: FontTableReader
    private let first: Int
    private let count: Int

    /// Nil where the font has no palette.
    init?(_ face: OpaquePointer) {
        guard let table = FontTableReader(face, "CPAL"), let count = table.short(2), let records = table.long(8),
            let index = table.short(12)
        else { return nil }
        self.table = table
        self.count = count
        first = records + index * 4
    }

    /// A colour of the palette with its alpha multiplied; nil outside the palette.
    func color(_ index: Int?, _ alpha: Double?) -> RGBA? {
        guard let index, let alpha, index < count else { return nil }
        let parts = (0..<4).compactMap { table.byte(first + index * 4 + $0).map { Double($0) / 255 } }
        guard parts.count == 4 else { return nil }
        return RGBA(red: parts[2], green: parts[1], blue: parts[0], alpha: parts[3] * min(max(alpha, 0), 1))
    }
}
