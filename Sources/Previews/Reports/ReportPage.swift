import CReportPage
import Foundation
import ProofsheetSnapshots

/// `report.html`: one file that works from disk and asks no network.
package struct ReportPage {
    /// Bytes that a page should stay below.
    package static let budget = 20_000_000

    /// The bytes of the page.
    package let bytes: [UInt8]

    /// `read` gives the PNG that a report names, nil where there is none; `address` its relative address as seen from the page.
    package init(
        _ source: ReportSource, budget: Int = budget, read: @escaping (String) -> [UInt8]?, address: @escaping (String) -> String
    ) {
        let files = PagePictures.Files(read: read, address: address)
        // What is said comes first: pictures get what room the words leave.
        var dry = PageDataBuilder(source, pictures: PagePictures(files, room: 0))
        let words = Self.json(dry.data()).count
        let fixed = proofsheet_page_body().count + proofsheet_page_style().count + proofsheet_page_script().count
        let reserve = 200 * dry.pictures.addresses.count + 4096
        var builder = PageDataBuilder(source, pictures: PagePictures(files, room: max(budget - words - fixed - reserve, 0)))
        let data = Self.json(builder.data())
        bytes = Self.page(data, builder.pictures)
    }

    private static func page(_ data: String, _ pictures: PagePictures) -> [UInt8] {
        let (body, style, script) = (text(proofsheet_page_body()), text(proofsheet_page_style()), text(proofsheet_page_script()))
        // Nothing but the style and the script below may run or apply, even if a name should ever slip through as markup.
        let policy = [
            "default-src 'none'", "img-src data: file: 'self'", "style-src '\(hash(style))'", "script-src '\(hash(script))'",
            "base-uri 'none'", "form-action 'none'",
        ]
        var page = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy.joined(separator: "; "))">
            <title>Proofsheet</title>
            <style>\(style)</style>
            \(body)
            <script type="application/json" id="data">\(data)</script>
            <script>\(script)</script>

            """
        for (number, base64) in pictures.held.sorted(by: { $0.key < $1.key }) {
            page += "<script type=\"text/plain\" id=\"picture-\(number)\">\(base64)</script>\n"
        }
        return Array(page.utf8) + Array("</html>\n".utf8)
    }

    /// JSON that can stand in a script element: angle brackets and ampersands, which JSON has only within strings, are spelled by number.
    static func json(_ data: PageData) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings, whole numbers, finite frames, arrays and dictionaries can always be written.
        let text = (try? encoder.encode(data)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<", ">", "&", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func text(_ part: proofsheet_page_part) -> String {
        String(decoding: UnsafeBufferPointer(start: part.bytes, count: part.count), as: UTF8.self)
    }

    private static func hash(_ text: String) -> String {
        "sha256-" + Data(Fingerprint(of: Array(text.utf8)).bytes).base64EncodedString()
    }
}
