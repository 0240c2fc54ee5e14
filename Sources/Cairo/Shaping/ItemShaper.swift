import CProofsheetHarfBuzz

/// Shapes the items of one paragraph with HarfBuzz and gathers the clusters in reading order.
struct ItemShaper {
    /// The paragraph's text as UTF-8.
    let text: UnsafeBufferPointer<UInt8>
    let graphemes: [Grapheme]
    /// Whether a line may start at a UTF-8 offset, ascending offsets.
    let breaks: [Int]
    /// What pairs of the system's font move in em, by the offset of their first character.
    private let moves: [Int: Double]
    private let language: hb_language_t?
    /// HarfBuzz's buffer, used anew for every item.
    let buffer: OpaquePointer?
    private(set) var paragraph = UnitParagraph()
    private var nextBreak = 0

    /// An empty language counts as English.
    init(
        text: UnsafeBufferPointer<UInt8>, graphemes: [Grapheme], breaks: [Int], moves: [Int: Double], language: String,
        buffer: OpaquePointer?
    ) {
        self.moves = moves
        self.language = hb_language_from_string(language.isEmpty ? "en" : language, -1)
        self.text = text
        self.graphemes = graphemes
        self.breaks = breaks
        self.buffer = buffer
    }

    mutating func shape(_ item: TextItem, features: FontStyle.Features) {
        switch item.content {
        case .control(let design): appendControls(item, design)
        case .text(let design, let isFamilyFont, let script):
            run(item, design.font, script, Self.list(features))
            appendClusters(item, design: index(of: design), isFamilyFont: isFamilyFont)
        }
    }

    private func run(_ item: TextItem, _ font: OpaquePointer?, _ script: hb_script_t, _ features: [hb_feature_t]) {
        let start = graphemes[item.graphemes.lowerBound].start
        var end = graphemes[item.graphemes.upperBound - 1].end
        if item.graphemes.count == 1, end - start > TextItem.longestCharacter {
            end = start + TextItem.longestCharacter
            while text[end] & 0xC0 == 0x80 { end -= 1 }
        }
        hb_buffer_clear_contents(buffer)
        text.withMemoryRebound(to: CChar.self) {
            hb_buffer_add_utf8(
                buffer, $0.baseAddress, Int32(clamping: text.count), UInt32(start), Int32(clamping: end - start))
        }
        hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script == HB_SCRIPT_COMMON ? HB_SCRIPT_LATIN : script)
        hb_buffer_set_language(buffer, language)
        hb_shape(font, buffer, features, UInt32(features.count))
    }

    // Glyphs come from left to right; the groups that share a text offset are walked in reading order.
    private mutating func appendClusters(_ item: TextItem, design: Int, isFamilyFont: Bool) {
        var length: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
            let positions = hb_buffer_get_glyph_positions(buffer, &length), length > 0
        else { return }
        let count = Int(length)
        let isReversed = item.level & 1 == 1
        var grapheme = item.graphemes.lowerBound
        var taken = 0
        while taken < count {
            // The cluster ends at the first offset that is the start of a character, so that none is split.
            var reach = taken + 1
            var last = grapheme + 1
            while true {
                let offset = reach < count ? Int(infos[isReversed ? count - 1 - reach : reach].cluster) : Int.max
                while last < item.graphemes.upperBound, graphemes[last].start < offset { last += 1 }
                if offset == Int.max || (last < item.graphemes.upperBound && graphemes[last].start == offset) { break }
                reach += 1
            }
            let range = isReversed ? count - reach..<count - taken : taken..<reach
            append(item, grapheme..<last, design, isFamilyFont, infos, positions, range)
            (grapheme, taken) = (last, reach)
        }
    }

    private mutating func append(
        _ item: TextItem, _ characters: Range<Int>, _ design: Int, _ isFamilyFont: Bool,
        _ infos: UnsafePointer<hb_glyph_info_t>, _ positions: UnsafePointer<hb_glyph_position_t>, _ range: Range<Int>
    ) {
        let first = paragraph.glyphs.count
        let advances = paragraph.designs[design].advances
        // A glyph stands in the middle of an advance that is not its own.
        var pen = advances.map { advances in range.reduce(0) { $0 + advances.slack(infos[$1].codepoint) } / 2 } ?? 0
        let start = pen
        for index in range {
            let position = positions[index]
            paragraph.glyphs.append(
                .init(id: infos[index].codepoint, x: pen + Int(position.x_offset), y: -Int(position.y_offset)))
            pen += Int(position.x_advance)
        }
        if advances != nil, characters.upperBound < item.graphemes.upperBound, item.level & 1 == 0 {
            pen += move(after: graphemes[characters.upperBound - 1], paragraph.designs[design])
        }
        appendCluster(
            characters, item: item, advance: pen - start, design: design, isFamilyFont: isFamilyFont,
            glyphs: first..<paragraph.glyphs.count)
    }

    private func move(after grapheme: Grapheme, _ design: FontDesign) -> Int {
        moves[grapheme.start].map { Int(($0 * Double(design.face.unitsPerEm)).rounded()) } ?? 0
    }

    private mutating func appendControls(_ item: TextItem, _ design: FontDesign) {
        let design = index(of: design)
        for grapheme in item.graphemes {
            appendCluster(
                grapheme..<grapheme + 1, item: item, advance: 0, design: design, isFamilyFont: true,
                glyphs: paragraph.glyphs.count..<paragraph.glyphs.count)
        }
    }

    private mutating func appendCluster(
        _ characters: Range<Int>, item: TextItem, advance: Int, design: Int, isFamilyFont: Bool, glyphs: Range<Int>
    ) {
        let end = graphemes[characters.upperBound - 1].end
        while nextBreak < breaks.count, breaks[nextBreak] < end { nextBreak += 1 }
        paragraph.clusters.append(
            .init(
                start: graphemes[characters.lowerBound].start, end: end, advance: advance,
                characters: advance == 0 ? 0 : characters.count, level: item.level,
                allowsBreakAfter: nextBreak < breaks.count && breaks[nextBreak] == end,
                isSpace: characters.allSatisfy { graphemes[$0].isSpace }, design: design, isFamilyFont: isFamilyFont,
                run: item.run, glyphs: glyphs))
    }

    private mutating func index(of design: FontDesign) -> Int {
        if let known = paragraph.designs.firstIndex(where: { $0 === design }) { return known }
        paragraph.designs.append(design)
        return paragraph.designs.count - 1
    }

    private static func list(_ features: FontStyle.Features) -> [hb_feature_t] {
        var list: [hb_feature_t] = []
        func set(_ names: [String], to value: UInt32) {
            list += names.map { hb_feature_t(tag: FontTag.tag($0), value: value, start: 0, end: .max) }
        }
        if features.tabularDigits { set(["tnum"], to: 1) }
        if features.lowercaseSmallCapitals { set(["smcp"], to: 1) }
        if features.uppercaseSmallCapitals { set(["c2sc"], to: 1) }
        if !features.ligatures { set(["liga", "clig"], to: 0) }
        if !features.alternates { set(["calt"], to: 0) }
        return list
    }
}
