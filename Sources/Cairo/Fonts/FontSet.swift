import ProofsheetDrawing

/// The fonts that text may be set in: which file serves which family, and where to look for what that file lacks.
///
///     FontSet(entries: [
///         .init(name: "Inter", role: .roman(.system), file: folder + "/Inter.ttf", sha256: "29160a80…"),
///         .init(name: "Noto Sans Arabic", role: .fallback, file: folder + "/NotoSansArabic.ttf"),
///     ])
package struct FontSet: Hashable, Sendable {
    /// What a font file is for.
    package enum Role: Hashable, Sendable {
        case roman(FontRequest.Family)
        case italic(FontRequest.Family)
        /// Asked, in the order of the set, for characters that the family lacks.
        case fallback
        /// Asked first for characters that are shown as emoji.
        case emoji
    }

    /// A font file with its role.
    package struct Entry: Hashable, Sendable {
        /// What people call the font, for messages.
        package let name: String
        package let role: Role
        /// Path of the file.
        package let file: String
        /// Lower-case hexadecimal; nil accepts any content, for fonts whose bytes differ between distributions.
        package let sha256: String?
        /// Which font of a collection file, 0 for the first.
        package let index: Int

        package init(name: String, role: Role, file: String, sha256: String? = nil, index: Int = 0) {
            self.name = name
            self.role = role
            self.file = file
            self.sha256 = sha256
            self.index = index
        }

        /// Whether a family asked for by name is this font's: the fonts that stand for the system's have names too.
        func isNamed(by role: Role) -> Bool {
            switch (role, self.role) {
            case (.roman(.named(let family)), .roman), (.roman(.named(let family)), .fallback): family == name
            case (.italic(.named(let family)), .italic): family == name
            default: false
            }
        }
    }

    /// A file that says where words of a language may be divided.
    package struct Patterns: Hashable, Sendable {
        /// The language's code, such as `en`.
        package let language: String
        /// Path of the file.
        package let file: String
        /// Lower-case hexadecimal.
        package let sha256: String

        package init(language: String, file: String, sha256: String) {
            self.language = language
            self.file = file
            self.sha256 = sha256
        }
    }

    /// The first entry of a role counts; for fallbacks, all in this order.
    package let entries: [Entry]
    /// The advances of the font that the system's family stands in for; nil where it is set with its own.
    package let advances: SystemAdvances?
    /// Paths of the font files that a project brings along, which `Font.custom` finds by their names.
    package let projectFiles: [String]
    /// What words are divided by; those of other languages are broken between characters.
    package let patterns: [Patterns]

    package init(
        entries: [Entry], advances: SystemAdvances? = nil, projectFiles: [String] = [], patterns: [Patterns] = []
    ) {
        self.entries = entries
        self.advances = advances
        self.projectFiles = projectFiles
        self.patterns = patterns
    }
}
