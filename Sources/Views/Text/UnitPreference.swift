import Foundation

/// The units in which people of a region tell a measurement for which no purpose is known.
///
/// Units and rounding are those of CLDR's default preferences, read off ICU 72 for the United States, Britain and Germany.
struct UnitPreference {
    /// The value in the unit that is preferred, and that unit's symbol.
    let value: Double
    let symbol: String

    private static let imperial: Set<Locale.Region> = [.unitedStates, .unitedKingdom]

    /// Nil for units that regions do not differ in, for those that are no one's but the program's, and for values that are no numbers.
    init?(_ value: Double, _ unit: Dimension, _ locale: Locale) {
        guard value.isFinite else { return nil }
        let isImperial = locale.region.map(Self.imperial.contains) ?? false
        switch unit {
        case let unit as UnitTemperature:
            guard unit.isOneOf([UnitTemperature.celsius, .fahrenheit, .kelvin]) else { return nil }
            self.init(value, unit, first: [locale.region == .unitedStates ? .fahrenheit : .celsius])
        case let unit as UnitLength:
            let known: [UnitLength] = [
                .kilometers, .hectometers, .decameters, .meters, .decimeters, .centimeters, .millimeters, .micrometers, .inches, .feet,
                .yards,
                .miles,
            ]
            guard unit.isOneOf(known) else { return nil }
            self.init(value, unit, first: isImperial ? [.miles, .feet, .inches] : [.kilometers, .meters, .centimeters])
        case let unit as UnitMass:
            let known: [UnitMass] = [
                .kilograms, .grams, .decigrams, .centigrams, .milligrams, .micrograms, .ounces, .pounds, .metricTons, .shortTons,
            ]
            guard unit.isOneOf(known) else { return nil }
            self.init(
                value, unit,
                first: isImperial ? [.shortTons, .pounds, .ounces] : [.metricTons, .kilograms, .grams, .milligrams, .micrograms])
        case let unit as UnitSpeed:
            guard unit.isOneOf([UnitSpeed.metersPerSecond, .kilometersPerHour, .milesPerHour]) else { return nil }
            self.init(value, unit, first: isImperial ? [.milesPerHour] : [.kilometersPerHour])
        default: return nil
        }
    }

    /// The first unit in which the value is at least one, else the last.
    private init<Kind: Dimension>(_ value: Double, _ unit: Kind, first units: [Kind]) {
        let told = units.map { Measurement(value: value, unit: unit).converted(to: $0) }
        // What was one before it was converted is not to fall below it by the last bits.
        let chosen = told.first { abs($0.value) >= 1 - 1e-9 } ?? told.last
        (self.value, symbol) = (chosen?.value ?? value, chosen?.unit.symbol ?? unit.symbol)
    }

    /// What styles are made of.
    static let numbers = FloatingPointFormatStyle<Double>()

    /// The value as it is written: rounded to a whole number, or to two digits that count where that is more.
    var style: FloatingPointFormatStyle<Double> {
        abs(value) >= 10 ? Self.numbers.precision(.fractionLength(0)) : Self.numbers.precision(.significantDigits(1...2))
    }
}

extension Dimension {
    /// Whether the unit is one of some others, by its symbol and what it makes of a number.
    fileprivate func isOneOf<Kind: Dimension>(_ units: [Kind]) -> Bool {
        units.contains { $0.symbol == symbol && $0.converter.baseUnitValue(fromValue: 1) == converter.baseUnitValue(fromValue: 1) }
    }
}
