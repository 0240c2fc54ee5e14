import Foundation

/// The language whose forms of Han characters a text shows: they differ between Chinese, Japanese and Korean.
enum HanLanguage {
    /// The language for a text under that of its surroundings, which is only asked for where the text has such characters.
    ///
    /// Empty for other languages; fonts then show their own forms, which in the pinned one are the Japanese [assumed].
    static func tag(for text: String, language: () -> Locale.Language) -> String {
        guard text.unicodeScalars.contains(where: isHan) else { return "" }
        let language = language()
        switch language.languageCode?.identifier {
        case "ja": return "ja"
        case "ko": return "ko"
        case "zh": return chinese(language)
        default: return ""
        }
    }

    private static func chinese(_ language: Locale.Language) -> String {
        switch language.region?.identifier {
        case "HK", "MO": "zh-HK"
        case "TW": "zh-Hant"
        default: language.script?.identifier == "Hant" ? "zh-Hant" : "zh-Hans"
        }
    }

    private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
