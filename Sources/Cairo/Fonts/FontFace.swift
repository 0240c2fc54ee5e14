import CProofsheetHarfBuzz

/// A font as its file describes it, before a place in its design space or a size is chosen.
final class FontFace {
    /// The range of a variable font's axis, in design units.
    struct Axis {
        let tag: hb_tag_t
        let minimum, standard, maximum: Double
    }

    let name: String
    let file: FontFile
    let index: Int
    /// HarfBuzz's face; immutable.
    let face: OpaquePointer
    /// Font units per em.
    let unitsPerEm: Int
    /// In the order of the file.
    let axes: [Axis]
    /// Whether the outlines vary in a form whose place HarfBuzz 6 cannot fix in a subset.
    private(set) lazy var hasCompactVariations = FontTableReader(face, "CFF2") != nil && !axes.isEmpty
    /// What `FontInstance.face` says: the file's SHA-256, with the index behind it for later fonts of a collection.
    private(set) lazy var identity = index == 0 ? file.hash : "\(file.hash)#\(index)"
    /// The tags of the ways in which the font can exchange glyphs.
    private(set) lazy var features = Self.features(face)
    private(set) lazy var coverage = Self.coverage(face)

    /// Nil where the file holds no such font.
    init?(name: String, file: FontFile, index: Int) {
        guard index >= 0, index < Int(hb_face_count(file.blob)), let face = hb_face_create(file.blob, UInt32(index))
        else { return nil }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        self.name = name
        self.file = file
        self.index = index
        self.face = face
        unitsPerEm = Int(hb_face_get_upem(face))
        axes = Self.axes(face)
    }

    deinit {
        hb_set_destroy(coverage)
        hb_face_destroy(face)
    }

    /// Whether the font has a glyph of its own for a character.
    func covers(_ scalar: Unicode.Scalar) -> Bool { hb_set_has(coverage, scalar.value) != 0 }

    /// The axis' value nearest to a wish, or nil where the font has no such axis.
    func nearest(_ value: Double, on tag: hb_tag_t) -> Double? {
        axes.first { $0.tag == tag }.map { min(max(value, $0.minimum), $0.maximum) }
    }

    private static func coverage(_ face: OpaquePointer) -> OpaquePointer? {
        let set = hb_set_create()
        hb_face_collect_unicodes(face, set)
        return set
    }

    private static func features(_ face: OpaquePointer) -> Set<hb_tag_t> {
        let table = FontTag.tag("GSUB")
        var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
        return Set(tags.prefix(Int(count)))
    }

    private static func axes(_ face: OpaquePointer) -> [Axis] {
        var count = hb_ot_var_get_axis_count(face)
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map {
            Axis(
                tag: $0.tag, minimum: Double($0.min_value), standard: Double($0.default_value),
                maximum: Double($0.max_value))
        }
    }
}
