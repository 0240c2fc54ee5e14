import Testing

@testable import ProofsheetPreviews

/// Names in code, as far as they are known from projects that use them; digits and capitals in a row are assumed.
@Suite("Names of assets in code") struct SymbolNameTests {
    @Test(
        "words are joined with large letters, the first one small",
        arguments: [
            ("logo", "logo"), ("Logo", "logo"), ("brand-blue", "brandBlue"), ("Brand Blue", "brandBlue"), ("brand_blue", "brandBlue"),
            ("BrandBlue", "brandBlue"), ("brandBlue", "brandBlue"), ("icon.home.fill", "iconHomeFill"), ("QR", "qr"), ("QRCode", "qrCode"),
            ("myQRCode", "myQRCode"), ("1st", "_1St"), ("icon24", "icon24"),
        ])
    func members(name: String, expected: String) { #expect(SymbolName.member(name, ending: "Image") == expected) }

    @Test(
        "an ending that the type says already is left out, unless nothing is left",
        arguments: [
            ("AccentColor", "accent"), ("background-color", "background"), ("Color", "color"), ("colorful", "colorful"),
        ])
    func endings(name: String, expected: String) { #expect(SymbolName.member(name, ending: "Color") == expected) }

    @Test("groups begin large", arguments: [("icons", "Icons"), ("My Icons", "MyIcons")])
    func groups(name: String, expected: String) { #expect(SymbolName.group(name) == expected) }

    @Test("a name of signs only has none", arguments: ["", "--", "✨"])
    func none(name: String) { #expect(SymbolName.member(name, ending: "Image") == nil) }
}
