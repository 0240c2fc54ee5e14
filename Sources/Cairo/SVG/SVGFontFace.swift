import CHarfBuzz

/// A font file as HarfBuzz sees it.
final class SVGFontFace {
    let face: OpaquePointer
    let axes: [hb_tag_t]

    init?(_ file: SVGFontFile) {
        let blob = file.bytes.withUnsafeBytes {
            hb_blob_create($0.baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(file.index)) else { return nil }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        self.face = face
        var count = hb_ot_var_get_axis_count(face)
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        axes = infos.prefix(Int(count)).map(\.tag)
    }

    deinit { hb_face_destroy(face) }

    static func tag(_ name: String) -> hb_tag_t { name.utf8.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) } }
}
