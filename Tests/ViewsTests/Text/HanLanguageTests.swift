import Foundation
import Testing

@testable import ProofsheetViews

@Suite struct HanLanguageTests {
    @Test(
        "Han characters follow the locale",
        arguments: [
            ("ja_JP", "ja"), ("ko_KR", "ko"), ("zh_CN", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh_TW", "zh-Hant"),
            ("zh-Hant", "zh-Hant"), ("zh_HK", "zh-HK"), ("zh-Hant-MO", "zh-HK"), ("en_US", ""), ("", ""),
        ])
    func tag(locale: String, expected: String) {
        #expect(HanLanguage.tag(for: "a漢") { Locale(identifier: locale).language } == expected)
    }

    @Test("a text without any does not ask for the locale", arguments: ["", "Latin", "السلام", "ไทย", "😀", "한국"])
    func others(text: String) {
        var isAsked = false
        #expect(
            HanLanguage.tag(for: text) {
                isAsked = true
                return Locale(identifier: "ja_JP").language
            } == "")
        #expect(!isAsked)
    }
}
