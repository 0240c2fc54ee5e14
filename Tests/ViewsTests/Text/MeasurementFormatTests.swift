import Foundation
import SwiftUI
import Testing

/// How measurements are written.
@MainActor @Suite struct MeasurementFormatTests {
    private func words<V: View>(_ view: V, _ locale: String = "en_US") throws -> [String] {
        try render(view, width: 2000) { $0.locale = locale }.tree.views.filter { $0.type == "Text" }.flatMap { $0.lines.map(\.text) }
    }

    // What CLDR has for American English.
    @Test("units are written out, abbreviated or narrow")
    func widths() throws {
        let miles = Measurement(value: 26.2, unit: UnitLength.miles)
        let heat = Measurement(value: 30, unit: UnitTemperature.celsius)
        let hour = Measurement(value: 1, unit: UnitDuration.hours)
        #expect(try words(Text(miles, format: .measurement(width: .wide))) == ["26.2 miles"])
        #expect(try words(Text(miles, format: .measurement(width: .abbreviated, usage: .asProvided))) == ["26.2 mi"])
        #expect(try words(Text(miles, format: .measurement(width: .narrow, usage: .road))) == ["26.2mi"])
        #expect(try words(Text(heat, format: .measurement(width: .wide))) == ["30 degrees Celsius"])
        #expect(try words(Text(heat, format: .measurement(width: .abbreviated, usage: .weather))) == ["30°C"])
        #expect(try words(Text("\(heat, format: .measurement(width: .narrow))")) == ["30°"])
        #expect(hour.formatted(.measurement(width: .wide)) == "1 hour")
        #expect(hour.formatted() == "1 hr")
    }

    @Test("the number follows the locale and the style it is given")
    func numbers() throws {
        let length = Measurement(value: 1234.5, unit: UnitLength.meters)
        #expect(try words(Text(length, format: .measurement(width: .abbreviated)), "de_DE") == ["1.234,5 m"])
        let style = FloatingPointFormatStyle<Double>().precision(.fractionLength(0))
        #expect(try words(Text(length, format: .measurement(width: .abbreviated, numberFormatStyle: style))) == ["1,234 m"])
        #expect(Measurement(value: 2, unit: UnitLength(symbol: "x", converter: UnitConverterLinear(coefficient: 3))).formatted() == "2 x")
    }
}
