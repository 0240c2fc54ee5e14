import Foundation
import ProofsheetViews
import SwiftUI
import Testing

/// A formatter that says what it is asked.
private final class Loud: Formatter {
    override func string(for subject: Any?) -> String? { subject.map { "<\($0)>" } }
}

/// A style of our own that writes the locale it is given.
private struct LocaleName: FormatStyle {
    var name = "none"
    func format(_ value: Int) -> String { "\(value) \(name)" }
    func locale(_ locale: Locale) -> LocaleName { LocaleName(name: locale.identifier) }
}

/// Afternoon of the 14th of November 2023 in Greenwich.
private let date = Date(timeIntervalSince1970: 1_700_000_000)

/// Expected strings are what CLDR, by Foundation's ICU 76, gives for the locale. In `ar_EG` digits are Arabic-Indic.
@MainActor @Suite struct LateValueTests {
    nonisolated private static let locales = ["en_US", "de_DE", "ar_EG"]

    /// The lines of all texts of a view in a locale.
    private func words<V: View>(_ view: V, _ locale: String = "en_US") throws -> [String] {
        try render(view, width: 2000, height: 400) { $0.locale = locale }.tree.views
            .filter { $0.type == "Text" }.flatMap { $0.lines.map(\.text) }
    }

    private func expect<V: View>(
        _ view: V, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for (locale, text) in zip(Self.locales, expected) {
            #expect(try words(view, locale) == [text], sourceLocation: sourceLocation)
        }
    }

    // Known of iOS: an integer in a literal is `%lld`, a real number `%lf`.
    @Test("an integer in a literal is grouped")
    func integer() throws {
        try expect(Text("\(1_234_567)"), ["1,234,567", "1.234.567", "\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66C}\u{665}\u{666}\u{667}"])
        try expect(Text("n: \(-1000)"), ["n: -1,000", "n: -1.000", "n: \u{61C}-\u{661}\u{66C}\u{660}\u{660}\u{660}"])
        #expect(try words(Text("\(UInt64.max)")) == ["18,446,744,073,709,551,615"])
        #expect(try words(Text("\(Int8.min)")) == ["-128"])
    }

    @Test("a real number in a literal has six decimals")
    func real() throws {
        try expect(Text("\(1.5)"), ["1.500000", "1,500000", "\u{661}\u{66B}\u{665}\u{660}\u{660}\u{660}\u{660}\u{660}"])
        #expect(try words(Text("\(CGFloat(12345.25))")) == ["12,345.250000"])
        #expect(try words(Text("\(Float(0.5))")) == ["0.500000"])
        #expect(try words(Text("\(Double.nan)")) == ["NaN"])
    }

    @Test(
        "a specifier of another kind than the number is left out, and the report says so",
        arguments: ["%@", "%s", "%n", "%p", "%f", "%Lf", "%d %d", "%*d", "%", "%5"])
    func wrongSpecifier(_ specifier: String) throws {
        #expect(try words(Text("\(5, specifier: specifier)")) == ["5"])
        #expect(
            try render(Text("\(5, specifier: specifier)")).notes
                == ["The specifier \"\(specifier)\" is not one for Int; the number is shown without it."])
    }

    @Test("specifiers for numbers write the number with what stands around it")
    func specifiers() throws {
        #expect(try words(Text("\(5, specifier: "%03d")")) == ["005"])
        #expect(try words(Text("\(5, specifier: "%lld of %%")")) == ["5 of %"])
        #expect(try words(Text("\(2.5, specifier: "%.2f kg")")) == ["2.50 kg"])
        #expect(try words(Text("\(2.5, specifier: "%d")")) == ["2.500000"])
    }

    @Test("a specifier decides the decimals and the locale the separators")
    func specifier() throws {
        try expect(Text("\(2.345, specifier: "%.1f") m"), ["2.3 m", "2,3 m", "\u{662}\u{66B}\u{663} m"])
        #expect(try words(Text("\(255, specifier: "%x")"), "de_DE") == ["ff"])
    }

    @Test("strings, booleans, verbatim texts and text made before are left alone", arguments: locales)
    func untouched(locale: String) throws {
        #expect(try words(Text(verbatim: "\(1000) \(1.5)"), locale) == ["1000 1.5"])
        let made = "\(1000)"
        #expect(try words(Text(made), locale) == ["1000"])
        #expect(try words(Text("\(made)"), locale) == ["1000"])
        #expect(try words(Text("\(true)"), locale) == ["true"])
        #expect(try words(Text("1000"), locale) == ["1000"])
    }

    @Test("a text with a format style")
    func style() throws {
        try expect(Text(1234.5, format: .number), ["1,234.5", "1.234,5", "\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66B}\u{665}"])
        try expect(Text(0.25, format: .percent), ["25%", "25\u{A0}%", "\u{662}\u{665}\u{66A}\u{61C}"])
        #expect(try words(Text(9.5, format: .currency(code: "EUR")), "de_DE") == ["9,50\u{A0}\u{20AC}"])
        #expect(try words(Text(["a", "b"], format: .list(type: .and)), "de_DE") == ["a und b"])
    }

    @Test("a literal with a format style, or a formatter, or a styled date in it")
    func interpolations() throws {
        #expect(try words(Text("\(1234.5, format: .number)!"), "de_DE") == ["1.234,5!"])
        #expect(try words(Text("\(date, style: .date)!"), "de_DE") == ["14. November 2023!"])
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        #expect(try words(Text("\(NSNumber(value: 1234.5), formatter: formatter)!"), "de_DE") == ["1.234,5!"])
    }

    @Test("a date in a style of texts")
    func dateStyle() throws {
        try expect(
            Text(date, style: .date),
            [
                "November 14, 2023", "14. November 2023",
                "\u{661}\u{664} \u{646}\u{648}\u{641}\u{645}\u{628}\u{631}\u{60C} \u{662}\u{660}\u{662}\u{663}",
            ])
        #expect(try words(Text(date, style: .time)) == ["10:13\u{202F}PM"])
        #expect(try words(Text(date, style: .time), "de_DE") == ["22:13"])
    }

    // Reported of SwiftUI: the environment's locale wins over the one of the style (Esri/arcgis-maps-sdk-swift-samples 169).
    @Test("the environment's locale wins over the style's")
    func precedence() throws {
        let text = Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR")))
        #expect(try words(text, "de_DE") == ["1.234,5"])
        #expect(try words(text.environment(\.locale, Locale(identifier: "en_US")), "de_DE") == ["1,234.5"])
    }

    @Test("a style of one's own is given the locale")
    func ownStyle() throws {
        #expect(try words(Text(3, format: LocaleName()), "de_DE") == ["3 de_DE"])
    }

    @Test("a modifier's locale reaches what is inside it only")
    func modifier() throws {
        let view = VStack {
            Text("\(1000)").environment(\.locale, Locale(identifier: "de_DE"))
            Text("\(1000)")
        }
        #expect(try words(view) == ["1.000", "1,000"])
    }

    @Test("time zone and calendar come from the environment where the style names none")
    func surroundings() throws {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(try words(Text(date, style: .time).environment(\.timeZone, tokyo)) == ["7:13\u{202F}AM"])
        var named = Date.FormatStyle.dateTime.hour()
        named.timeZone = .gmt
        #expect(try words(Text(date, format: named).environment(\.timeZone, tokyo)) == ["10\u{202F}PM"])
        let year = Text(date, format: .dateTime.year())
        #expect(try words(year.environment(\.calendar, Calendar(identifier: .buddhist))) == ["2566 BE"])
    }

    @Test("the cell's locale brings its calendar, a modifier's locale does not")
    func calendar() throws {
        let year = Text(date, format: .dateTime.year())
        let thai = try #require(words(year, "th_TH").first)
        #expect(thai.contains("2566"))
        #expect(try words(year.environment(\.locale, Locale(identifier: "th_TH"))) == ["2023"])
    }

    @Test("a formatter without a locale of its own follows the environment; one with its own keeps it")
    func formatters() throws {
        let number = NumberFormatter()
        number.numberStyle = .decimal
        #expect(try words(Text(NSNumber(value: 1234.5), formatter: number), "de_DE") == ["1.234,5"])
        let french = NumberFormatter()
        french.numberStyle = .decimal
        french.locale = Locale(identifier: "fr_FR")
        #expect(try words(Text(NSNumber(value: 0.5), formatter: french), "en_US") == ["0,5"])
        let day = DateFormatter()
        day.dateStyle = .long
        #expect(try words(Text(date, formatter: day), "de_DE") == ["14. November 2023"])
        #expect(day.locale == DateFormatter().locale)
    }

    @Test("any other formatter is asked as it is, and one that does not take the value shows nothing")
    func otherFormatters() throws {
        #expect(try words(Text(5, formatter: Loud()), "de_DE") == ["<5>"])
        #expect(try words(Text("x", formatter: NumberFormatter()), "de_DE").joined() == "")
    }

    @Test("fields write their values in the locale")
    func fields() throws {
        let number = NumberFormatter()
        number.numberStyle = .decimal
        #expect(try words(TextField("t", value: .constant(1234.5), format: .number), "de_DE") == ["1.234,5"])
        #expect(try words(TextField("t", value: .constant(1234), format: .number), "en_US") == ["1,234"])
        #expect(try words(TextField("t", value: .constant(Int?.none), format: .number), "de_DE") == ["t"])
        #expect(try words(TextField("t", value: .constant(NSNumber(value: 0.5)), formatter: number), "de_DE") == ["0,5"])
    }

    @Test("labelled values, labels of gauges, steppers and dates follow")
    func controls() throws {
        #expect(try words(LabeledContent("a", value: 1234, format: .number), "de_DE") == ["a", "1.234"])
        #expect(try words(Stepper("\(1000)", value: .constant(1)), "de_DE").contains("1.000"))
        let gauge = Gauge(value: 0.5) {
            Text("\(1000)")
        } currentValueLabel: {
            Text(0.5, format: .percent)
        }
        #expect(try words(gauge, "de_DE") == ["1.000", "50\u{A0}%"])
        let picker = DatePicker("d", selection: .constant(date))
        #expect(try words(picker, "de_DE") == ["d", "14. Nov. 2023", "22:13"])
        #expect(try words(picker, "en_US") == ["d", "Nov 14, 2023", "10:13\u{202F}PM"])
    }

    @Test("localized strings and resources follow where they are shown")
    func resources() throws {
        let resource: LocalizedStringResource = "\(1000) of \(1.5)"
        #expect(try words(Text(resource), "de_DE") == ["1.000 of 1,500000"])
        #expect(String(localized: "\(1000)", locale: Locale(identifier: "de_DE")) == "1.000")
        #expect(String(localized: "\(1000)") == "1,000")
    }

    @Test("the whole text in the tree is the one that is drawn")
    func whole() throws {
        let cell = try render(Text("\(1000) **b**")) { $0.locale = "de_DE" }
        #expect(cell.tree.views.map(\.text) == ["1.000 b"])
    }

    @Test("Markdown across values and attributes set later keep the value's format")
    func attributes() throws {
        let cell = try render((Text("**\(1000)** a") + Text(1234, format: .number)).bold(), width: 900) { $0.locale = "de_DE" }
        #expect(cell.tree.views.first { $0.type == "Text" }?.lines.map(\.text) == ["1.000 a1.234"])
    }

    @Test("what a text is for comparison does not depend on the place")
    func equality() {
        #expect(Text("\(1000)") == Text(verbatim: "1,000"))
        #expect(Text("\(1000)") != Text(verbatim: "1000"))
        #expect(LocalizedStringKey("\(1)") == LocalizedStringKey("\(1)"))
    }

    @Test("a locale that nobody knows, or an empty one, still writes the value")
    func unknown() throws {
        #expect(try words(Text("\(1000)"), "xx_QQ").joined().filter(\.isNumber) == "1000")
        #expect(try words(Text("\(1000)").environment(\.locale, Locale(identifier: ""))) == ["1,000"])
    }

    // The language of an app decides the direction, not the locale in the environment.
    @Test("a locale of a language that runs right to left leaves the direction alone")
    func direction() throws {
        func frames(_ locale: String) throws -> [CGRect] {
            let view = HStack {
                Text(verbatim: "a"); Spacer(); Text(verbatim: "b")
            }
            return try render(view) { $0.locale = locale }.frames(of: "Text")
        }
        #expect(try frames("ar_EG") == frames("en_US"))
    }

    @Test("the locale matters only to cells that write a value")
    func reads() throws {
        #expect(try !render(Text("plain \("text")")).readAxes.contains("locale"))
        #expect(try render(Text("\(1)")).readAxes.contains("locale"))
        #expect(try !render(Text("\(1)").environment(\.locale, Locale(identifier: "de_DE"))).readAxes.contains("locale"))
        #expect(try render(Text(date, style: .date)).readAxes.contains("locale"))
    }
}
