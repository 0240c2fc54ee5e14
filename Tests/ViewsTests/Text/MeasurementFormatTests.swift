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
        #expect(try words(Text(miles, format: .measurement(width: .wide))) == ["26 miles"])
        #expect(try words(Text(miles, format: .measurement(width: .abbreviated, usage: .asProvided))) == ["26.2 mi"])
        #expect(try words(Text(miles, format: .measurement(width: .narrow, usage: .road))) == ["26mi"])
        #expect(try words(Text(heat, format: .measurement(width: .wide))) == ["86 degrees Fahrenheit"])
        #expect(try words(Text(heat, format: .measurement(width: .abbreviated, usage: .weather))) == ["86°F"])
        #expect(try words(Text("\(heat, format: .measurement(width: .narrow))")) == ["86°"])
        #expect(hour.formatted(.measurement(width: .wide)) == "1 hour")
        #expect(hour.formatted() == "1 hr")
    }

    // Read off ICU 72, usage/default with short names; German has a space before its degrees there.
    @Test(
        "lengths, masses, temperatures and speeds are told in the units of the region, with two digits or all whole ones",
        arguments: [
            (
                "en_US", ["1.3 ft", "656 ft", "3,281 ft", "3.1 mi", "26 mi", "932 mi", "5.9 ft", "0.39 in"], ["68°F", "26°F"],
                ["7.1 oz", "2.2 lb", "177 lb", "2.2 tn"], "31 mph"
            ),
            (
                "en_GB", ["1.3 ft", "656 ft", "3,281 ft", "3.1 mi", "26 mi", "932 mi", "5.9 ft", "0.39 in"], ["20°C", "-3.3°C"],
                ["7.1 oz", "2.2 lb", "177 lb", "2.2 tn"], "31 mph"
            ),
            (
                "de_DE", ["40 cm", "200 m", "1 km", "5 km", "42 km", "1.500 km", "1,8 m", "1 cm"], ["20°C", "-3,3°C"],
                ["200 g", "1 kg", "80 kg", "2 t"], "50 km/h"
            ),
        ])
    func regions(locale: String, lengths: [String], heats: [String], masses: [String], speed: String) {
        func told<Unit: Dimension>(_ value: Double, _ unit: Unit) -> String {
            MeasurementFormat<Unit>(width: .abbreviated, locale: Locale(identifier: locale)).format(Measurement(value: value, unit: unit))
        }
        #expect([0.0004, 0.2, 1, 5, 42.195, 1500, 0.0018, 0.00001].map { told($0, UnitLength.kilometers) } == lengths)
        #expect([20, -3.333].map { told($0, UnitTemperature.celsius) } == heats)
        #expect([0.2, 1, 80.25, 2000].map { told($0, UnitMass.kilograms) } == masses)
        #expect(told(50, UnitSpeed.kilometersPerHour) == speed)
    }

    @Test("what is told as provided, and in units that no region prefers, keeps its unit and its digits")
    func provided() {
        #expect(
            Measurement(value: 42.195, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated, usage: .asProvided))
                == "42.195 km")
        #expect(Measurement(value: 1.5, unit: UnitDuration.hours).formatted() == "1.5 hr")
        #expect(Measurement(value: 2, unit: UnitLength.lightyears).formatted() == "2 ly")
        #expect(Measurement(value: Double.infinity, unit: UnitLength.meters).formatted().hasSuffix(" m"))
    }

    @Test("the number follows the locale and the style it is given")
    func numbers() throws {
        let length = Measurement(value: 1234.5, unit: UnitLength.meters)
        #expect(try words(Text(length, format: .measurement(width: .abbreviated)), "de_DE") == ["1,2 km"])
        let style = FloatingPointFormatStyle<Double>().precision(.fractionLength(0))
        #expect(try words(Text(length, format: .measurement(width: .abbreviated, numberFormatStyle: style))) == ["4,050 ft"])
        #expect(Measurement(value: 2, unit: UnitLength(symbol: "x", converter: UnitConverterLinear(coefficient: 3))).formatted() == "2 x")
    }
}
