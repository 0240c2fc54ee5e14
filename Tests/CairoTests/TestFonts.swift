import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetPreviews

/// The fonts the tests are set in, where `Config/setup` installs them.
enum TestFonts {
    static let folder: String = {
        let environment = ProcessInfo.processInfo.environment
        return environment["PROOFSHEET_FONTS"] ?? (environment["HOME"] ?? "") + "/.cache/proofsheet/fonts"
    }()

    static let inter = FontSet.Entry(
        name: "Inter", role: .roman(.system), file: folder + "/Inter.ttf",
        sha256: "29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031")
    static let emoji = FontSet.Entry(
        name: "Noto Color Emoji", role: .emoji, file: folder + "/NotoColorEmoji.ttf",
        sha256: "9cb722075cfcb586eb943f3d865391d866919653251eef737cb1993d4f1a625b")
    static let cjk = FontSet.Entry(
        name: "Noto Sans CJK", role: .fallback, file: folder + "/NotoSansCJK.ttc",
        sha256: "d3d8256cdec8dbcb3552284bc6b20c734dd60c2ee9df83b5758e34807c4bac32")

    private static let entries = [
        inter,
        entry("Inter Italic", .italic(.system), "Inter-Italic.ttf"),
        entry("JetBrains Mono", .roman(.monospaced), "JetBrainsMono.ttf"),
        entry("Source Serif 4", .roman(.serif), "SourceSerif4.ttf"),
        entry("Source Serif 4 Italic", .italic(.serif), "SourceSerif4-Italic.ttf"),
        entry("Noto Sans Hebrew", .fallback, "NotoSansHebrew.ttf"),
        entry("Noto Sans Arabic", .fallback, "NotoSansArabic.ttf"),
        entry("Noto Sans Symbols 2", .fallback, "NotoSansSymbols2.ttf"),
        entry("Noto Sans Thai", .fallback, "NotoSansThai.ttf"),
        entry("Noto Sans Devanagari", .fallback, "NotoSansDevanagari.ttf"),
        cjk, emoji,
    ]

    /// The pinned fonts with the advances that the tool sets them with.
    static func library() throws -> FontLibrary {
        try FontLibrary(FontSet(entries: entries, advances: AdvanceTable.advances()), isChecked: true)
    }

    static func shaper() throws -> HarfBuzzShaper { try HarfBuzzShaper(fonts: library()) }

    private static func entry(_ name: String, _ role: FontSet.Role, _ file: String) -> FontSet.Entry {
        FontSet.Entry(name: name, role: role, file: "\(folder)/\(file)")
    }
}
