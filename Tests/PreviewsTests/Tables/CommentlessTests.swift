import Foundation
import Testing

@testable import ProofsheetPreviews

@Suite("Comments in JSON")
struct CommentlessTests {
    @Test(
        "What follows two slashes outside a string is gone, line ends stay",
        arguments: [
            ("{} // end", "{} "),
            ("// one\n{}", "\n{}"),
            (#"{"a": "http://x"}"#, #"{"a": "http://x"}"#),
            (#"{"a": "\"//"} // b"#, #"{"a": "\"//"} "#),
            (#"{"a": "\\"} // b"#, #"{"a": "\\"} "#),
            ("1 / 2", "1 / 2"),
            ("//", ""),
            ("", ""),
            ("// a // b\n1", "\n1"),
            ("1 //\r\n2", "1 \n2"),
        ])
    func stripped(text: String, expected: String) {
        #expect(String(decoding: Commentless(text.utf8).data, as: UTF8.self) == expected)
    }
}
