import CProofsheetReportPage
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

    private static func page(_ data: [UInt8], _ pictures: PagePictures) -> [UInt8] {
        let (body, style, script) = (text(proofsheet_page_body()), text(proofsheet_page_style()), text(proofsheet_page_script()))
        // Nothing but the style and the script below may run or apply, even if a name should ever slip through as markup.
        let policy = [
            "default-src 'none'", "img-src data: file: 'self'", "style-src '\(hash(style))'", "script-src '\(hash(script))'",
            "base-uri 'none'", "form-action 'none'",
        ]
        let head = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy.joined(separator: "; "))">
            <title>Proofsheet</title>
            <style>\(style)</style>
            \(body)
            <script type="application/json" id="data">
            """
        // In bytes and in place: a page may be as large as all else that a run holds.
        var page = Array(head.utf8)
        page += data
        page += "</script>\n<script>\(script)</script>\n".utf8
        for (number, base64) in pictures.held.sorted(by: { $0.key < $1.key }) {
            page += "<script type=\"text/plain\" id=\"picture-\(number)\">".utf8
            page += base64.utf8
            page += "</script>\n".utf8
        }
        page += "</html>\n".utf8
        return page
    }

    /// JSON that can stand in a script element: angle brackets and ampersands, which JSON has only within strings, are spelled by number.
    static func json(_ data: PageData) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings, whole numbers, finite frames, arrays and dictionaries can always be written.
        let text = (try? encoder.encode(data)) ?? Data("{}".utf8)
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for byte in Array(text) {
            switch byte {
            case UInt8(ascii: "<"): result += "\\u003c".utf8
            case UInt8(ascii: ">"): result += "\\u003e".utf8
            case UInt8(ascii: "&"): result += "\\u0026".utf8
            // The last bytes of U+2028 and U+2029, which once ended a line of a script.
            case 0xA8, 0xA9:
                guard result.suffix(2).elementsEqual([0xE2, 0x80]) else { fallthrough }
                result.removeLast(2)
                result += "\\u202\(byte & 15)".utf8
            default: result.append(byte)
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
