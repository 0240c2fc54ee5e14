import SwiftUI
import Testing

@testable import ProofsheetViews

/// Words that agree with their number.
@MainActor @Suite struct InflectionTests {
    private func words<V: View>(_ view: V, _ locale: String = "en_US") throws -> [String] {
        try render(view, width: 2000) { $0.locale = locale }.tree.views.filter { $0.type == "Text" }.flatMap { $0.lines.map(\.text) }
    }

    @Test(
        "a noun is in the number of the figure before it, whichever form was written",
        arguments: [
            (0, "0 errors"), (1, "1 error"), (2, "2 errors"), (1_234, "1,234 errors"),
        ])
    func number(count: Int, expected: String) throws {
        #expect(try words(Text("^[\(count) error](inflect: true)")) == [expected])
        #expect(try words(Text("^[\(count) errors](inflect: true)")) == [expected])
    }

    @Test(
        "nouns follow the common rules of English",
        arguments: [
            ("Person", "People"), ("child", "children"), ("box", "boxes"), ("entry", "entries"), ("day", "days"), ("class", "classes"),
            ("match", "matches"), ("ITEM", "ITEMS"), ("wish", "wishes"), ("Foot", "Feet"),
        ])
    func nouns(one: String, many: String) {
        #expect(EnglishNoun(one).form(isOne: false) == many)
        #expect(EnglishNoun(many).form(isOne: true) == one)
        #expect(EnglishNoun(one).form(isOne: true) == one)
        #expect(EnglishNoun(many).form(isOne: false) == many)
    }

    @Test("the stretch alone is inflected, each by its own figure, with its marks inside")
    func stretches() throws {
        #expect(
            try words(Text("^[\(1) cats](inflect: true) and ^[\(2) dog](inflect: true) in 1 houses")) == ["1 cat and 2 dogs in 1 houses"])
        #expect(try words(Text("^[\(2) **new** box](inflect: true).")) == ["2 new boxes."])
    }

    @Test("without a figure, without English and without inflection words stay as they are, and the marks do not show")
    func others() throws {
        #expect(try words(Text("^[some error](inflect: true)")) == ["some error"])
        #expect(try words(Text("^[\(2) Fehler](inflect: true)"), "de_DE") == ["2 Fehler"])
        #expect(try words(Text("^[\(2) error](color: 'red')")) == ["2 error"])
    }

    @Test("what is no stretch with attributes is text", arguments: ["^[a]", "^[a](b)", "^[a](b: c", "^a", "2^[", "^"])
    func noStretch(source: String) throws {
        #expect(try words(Text(LocalizedStringKey(source))) == [source])
    }

    @Test("an attributed string of a localized value is inflected too")
    func attributed() throws {
        #expect(try words(Text(AttributedString(localized: "^[\(3) apple](inflect: true) in **\(1)** bag"))) == ["3 apples in 1 bag"])
    }
}
