import CProofsheetHarfBuzz

/// What a font says of its own names and style.
struct FontNames {
    /// The names of the very font: its PostScript name and its full name.
    private(set) var own: Set<String> = []
    /// The names of the family it belongs to.
    private(set) var families: Set<String> = []
    /// 100 to 900.
    let weight: Double
    let isItalic: Bool

    init(_ face: OpaquePointer) {
        // The weight stands at 4, the flags of the style at 62: italic and oblique are the first and the tenth.
        let style = FontTableReader(face, "OS/2")
        weight = style?.short(4).map { Double($0) } ?? 400
        isItalic = (style?.short(62) ?? 0) & 0x201 != 0
        var count: UInt32 = 0
        guard let entries = hb_ot_name_list_names(face, &count) else { return }
        for entry in UnsafeBufferPointer(start: entries, count: Int(count)) {
            switch Int(entry.name_id) {
            case Self.fullName, Self.postScriptName: own.formUnion(Self.text(face, entry))
            case Self.family, Self.typographicFamily: families.formUnion(Self.text(face, entry))
            default: break
            }
        }
    }

    // Numbers of the OpenType table of names.
    private static let (family, fullName, postScriptName, typographicFamily) = (1, 4, 6, 16)

    private static func text(_ face: OpaquePointer, _ entry: hb_ot_name_entry_t) -> [String] {
        var buffer = [CChar](repeating: 0, count: 256)
        var length = UInt32(buffer.count)
        guard hb_ot_name_get_utf8(face, entry.name_id, entry.language, &length, &buffer) > 0 else { return [] }
        return [String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)]
    }
}
