import Foundation
import ProofsheetCairo
import ProofsheetDrawing

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
        name: "Noto Color Emoji", role: .emoji, file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
    static let cjk = FontSet.Entry(
        name: "Noto Sans CJK", role: .fallback, file: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")

    /// The pinned fonts, and those of the distribution that are installed.
    static let set = FontSet(
        entries: [
            inter,
            entry("Inter Italic", .italic(.system), "Inter-Italic.ttf"),
            entry("JetBrains Mono", .roman(.monospaced), "JetBrainsMono.ttf"),
            entry("Source Serif 4", .roman(.serif), "SourceSerif4.ttf"),
            entry("Source Serif 4 Italic", .italic(.serif), "SourceSerif4-Italic.ttf"),
            entry("Noto Sans Hebrew", .fallback, "NotoSansHebrew.ttf"),
            entry("Noto Sans Arabic", .fallback, "NotoSansArabic.ttf"),
        ] + [cjk, emoji].filter { FileManager.default.fileExists(atPath: $0.file) })

    static let hasEmoji = set.entries.contains { $0.role == .emoji }
    static let hasCJK = set.entries.contains { $0.name == cjk.name }

    static func library() throws -> FontLibrary { try FontLibrary(set) }

    static func shaper() throws -> HarfBuzzShaper { try HarfBuzzShaper(fonts: library()) }

    private static func entry(_ name: String, _ role: FontSet.Role, _ file: String) -> FontSet.Entry {
        FontSet.Entry(name: name, role: role, file: "\(folder)/\(file)")
    }
}
