/// The page that links the sheets of a run; it needs nothing but the files beside it.
package struct SheetIndex {
    /// A sheet and the paths of its files, relative to the page.
    package struct Entry {
        let title, subtitle: String
        let files: [String]

        package init(_ sheet: Sheet, files: [String]) { (title, subtitle, self.files) = (sheet.title, sheet.subtitle, files) }
    }

    private let entries: [Entry]

    package init(entries: [Entry]) { self.entries = entries }

    package var html: String {
        let sections = entries.map { entry in
            let picture = entry.files.first { $0.hasSuffix(".png") } ?? entry.files.first ?? ""
            let links = entry.files.map { "<a href=\"\(Self.address($0))\">\(Self.kind($0))</a>" }.joined(separator: " ")
            return """
                <section><h2>\(Self.escaped(entry.title))</h2><p>\(Self.escaped(entry.subtitle)) \(links)</p>\
                <a href="\(Self.address(picture))"><img loading="lazy" alt="\(Self.escaped(entry.title))" \
                src="\(Self.address(picture))"></a></section>
                """
        }
        return """
            <!doctype html>
            <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sheets</title>
            <style>
            body{font:15px/1.45 system-ui,sans-serif;margin:2rem;background:#f6f6f8;color:#1a1a1a}
            h1{font-size:1.5rem}h2{font-size:1.1rem;margin:0}section{margin:0 0 2rem}p{margin:.25rem 0 .75rem;color:#555}
            img{max-width:100%;border:1px solid #ccc;border-radius:6px}a{color:#06c}
            @media(prefers-color-scheme:dark){body{background:#161618;color:#eee}p{color:#aaa}a{color:#6af}img{border-color:#444}}
            </style>
            <h1>Sheets</h1>
            \(sections.joined(separator: "\n"))
            </html>

            """
    }

    private static func kind(_ file: String) -> String { file.split(separator: ".").last.map { $0.uppercased() } ?? file }

    /// A path as a relative address: everything but letters, digits and a few marks as percent escapes.
    private static func address(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return path.utf8.map { byte -> String in
            let character = Character(UnicodeScalar(byte))
            let isPlain = byte < 128 && (character.isLetter || character.isNumber || "-_./".contains(character))
            return isPlain ? String(character) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }.joined()
    }

    /// Text from user code, harmless in any place of the page.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
        return result
    }
}
