import CProofsheetHarfBuzz
import ProofsheetDrawing

/// A small font that draws given glyphs for given characters and does nothing else: no kerning, no ligatures, and no axes
/// but those that cannot be fixed.
///
/// A browser that shapes text with it can only draw the very glyphs that our own shaper chose.
enum SubsetFont {
    private static let dropped = [
        "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "kern", "STAT", "MVAR", "DSIG", "VORG", "meta", "FFTM", "gasp", "MATH",
        "PCLT", "LTSH", "hdmx", "VDMX", "COLR", "CPAL",
    ]

    /// The bytes of a TrueType or OpenType file, nil where HarfBuzz cannot make one from this font.
    static func bytes(_ design: FontDesign, glyphs: [UInt32: UInt32]) -> [UInt8]? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        configure(input, design)
        let wanted = hb_subset_input_glyph_set(input)
        for glyph in glyphs.values { hb_set_add(wanted, glyph) }
        guard let plan = hb_subset_plan_create_or_fail(design.face.face, input) else { return nil }
        defer { hb_subset_plan_destroy(plan) }
        guard let subset = hb_subset_plan_execute_or_fail(plan) else { return nil }
        defer { hb_face_destroy(subset) }
        let renumbered = hb_subset_plan_old_to_new_glyph_mapping(plan)
        let map = glyphs.map { (scalar: $0.key, glyph: hb_map_get(renumbered, $0.value)) }
        return file(of: subset, characterMap: CharacterMapTable.bytes(map.sorted { $0.scalar < $1.scalar }))
    }

    private static func configure(_ input: OpaquePointer, _ design: FontDesign) {
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        let tables = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for name in dropped { hb_set_add(tables, FontTag.tag(name)) }
        let names = hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID)
        hb_set_clear(names)
        // Copyright, family and style.
        hb_set_add_range(names, 0, 2)
        let face = design.face
        guard !face.hasCompactVariations else { return }
        for axis in face.axes {
            let place = design.variations.last { FontTag.tag($0.tag) == axis.tag }?.value ?? axis.standard
            hb_subset_input_pin_axis_location(input, face.face, axis.tag, Float(place))
        }
    }

    private static func file(of subset: OpaquePointer, characterMap: [UInt8]) -> [UInt8]? {
        // The subset is still a heap of tables that does not list them; a face of its bytes does.
        let packed = hb_face_reference_blob(subset)
        defer { hb_blob_destroy(packed) }
        guard let subset = hb_face_create(packed, 0) else { return nil }
        defer { hb_face_destroy(subset) }
        var count: UInt32 = 64
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        hb_face_get_table_tags(subset, 0, &count, &tags)
        guard let builder = hb_face_builder_create() else { return nil }
        defer { hb_face_destroy(builder) }
        let cmap = FontTag.tag("cmap")
        for tag in tags.prefix(Int(count)) where tag != cmap {
            let table = hb_face_reference_table(subset, tag)
            hb_face_builder_add_table(builder, tag, table)
            hb_blob_destroy(table)
        }
        let table = characterMap.withUnsafeBytes {
            hb_blob_create($0.baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        hb_face_builder_add_table(builder, cmap, table)
        hb_blob_destroy(table)
        let blob = hb_face_reference_blob(builder)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
}
