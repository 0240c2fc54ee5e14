import CProofsheetTables
import Foundation
import ProofsheetCairo
import ProofsheetDrawing

/// Reads the table of pinned fonts into the set that text is shaped and drawn with.
package enum FontTable {
    /// The fonts as `Config/setup` has put them into a folder, and those of the project; the files are not opened.
    package static func set(in places: FontPlaces) throws(ConfigurationError) -> FontSet {
        try set(in: places.folder, projectFiles: places.projectFiles)
    }

    /// The fonts as `Config/setup` has put them into a folder, and font files of a project; the files are not opened.
    package static func set(in folder: String, projectFiles: [String] = []) throws(ConfigurationError) -> FontSet {
        let table = try Tables.decode(Table.self, proofsheet_table_fonts(), file: "fonts.json")
        let entries = table.fonts.map { font in
            FontSet.Entry(name: font.family, role: font.role.role, file: folder + "/" + font.file, sha256: font.sha256)
        }
        let patterns = table.patterns.map { FontSet.Patterns(language: $0.language, file: folder + "/" + $0.file, sha256: $0.sha256) }
        return FontSet(
            entries: entries, advances: try AdvanceTable.advances(), projectFiles: projectFiles, patterns: patterns)
    }

    private struct Table: Decodable {
        let fonts: [Font]
        let patterns: [Patterns]
    }

    private struct Patterns: Decodable {
        let language, file, sha256: String
    }

    private struct Font: Decodable {
        let role: Role
        let family, file, sha256: String
    }

    private enum Role: String, Decodable {
        case system, systemItalic, monospaced, monospacedItalic, serif, serifItalic, fallback, emoji

        var role: FontSet.Role {
            switch self {
            case .system: .roman(.system)
            case .systemItalic: .italic(.system)
            case .monospaced: .roman(.monospaced)
            case .monospacedItalic: .italic(.monospaced)
            case .serif: .roman(.serif)
            case .serifItalic: .italic(.serif)
            case .fallback: .fallback
            case .emoji: .emoji
            }
        }
    }
}
