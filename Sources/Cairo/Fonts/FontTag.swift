import CProofsheetHarfBuzz

/// Names of four letters, as OpenType spells axes, features and tables.
enum FontTag {
    static let opticalSize = tag("opsz")
    static let weight = tag("wght")

    /// The number that HarfBuzz and FreeType use for a tag.
    static func tag(_ name: String) -> hb_tag_t {
        name.utf8.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) } << hb_tag_t(8 * max(0, 4 - name.utf8.count))
    }

    /// The four letters of a tag.
    static func name(_ tag: hb_tag_t) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> hb_tag_t($0)) }, as: UTF8.self)
    }
}
