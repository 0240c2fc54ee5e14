import Foundation

/// How measurements are written: a number and its unit.
///
/// *Differences:* Foundation on Linux has none; units are named in English. Lengths, masses, temperatures and speeds are told in the
/// units of the locale's region where no other purpose is named than a road, the weather, a person's temperature or the visibility.
public struct MeasurementFormat<UnitType: Dimension>: FormatStyle, Sendable {
    /// How units are named.
    public enum UnitWidth: Hashable, Codable, Sendable { case wide, abbreviated, narrow }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
        width: UnitWidth, locale: Locale = Locale(identifier: "en_US"), usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }

    public func format(_ value: Measurement<UnitType>) -> String {
        let preferred = (usage ?? .general).followsRegion ? UnitPreference(value.value, value.unit, locale) : nil
        let style = numberFormatStyle ?? preferred?.style ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...6))
        let number = style.locale(locale).format(preferred?.value ?? value.value)
        let unit = UnitName(preferred?.symbol ?? value.unit.symbol)
        switch width {
        case .wide: return number + " " + unit.wide(isOne: number == "1")
        case .abbreviated: return number + unit.short
        case .narrow: return number + unit.narrow
        }
    }

    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }
}

extension Measurement where UnitType: Dimension {
    public typealias FormatStyle = MeasurementFormat<UnitType>

    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }
}

extension FormatStyle {
    public static func measurement<UnitType>(
        width: MeasurementFormat<UnitType>.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == MeasurementFormat<UnitType> {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
