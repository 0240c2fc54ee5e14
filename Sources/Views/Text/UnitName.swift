/// The names of a unit of measurement in English, by its symbol.
struct UnitName {
    /// What is said of one and of many.
    private static let names = [
        "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
        "oz": ("ounce", "ounces"), "\u{B0}C": ("degree Celsius", "degrees Celsius"),
        "\u{B0}F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"), "h": ("hour", "hours"),
        "min": ("minute", "minutes"), "s": ("second", "seconds"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
        "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"), "\u{B0}": ("degree", "degrees"), "kCal": ("kilocalorie", "kilocalories"),
        "J": ("joule", "joules"), "W": ("watt", "watts"), "Hz": ("hertz", "hertz"), "B": ("byte", "bytes"),
        "ton": ("short ton", "short tons"), "t": ("metric ton", "metric tons"), "mg": ("milligram", "milligrams"),
        "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"), "GB": ("gigabyte", "gigabytes"),
    ]

    private static let narrowNames = ["min": "m", "\u{B0}C": "\u{B0}", "\u{B0}F": "\u{B0}", "ft": "\u{2032}", "in": "\u{2033}"]

    private let symbol: String

    init(_ symbol: String) { self.symbol = symbol }

    func wide(isOne: Bool) -> String {
        guard let names = Self.names[symbol] else { return symbol }
        return isOne ? names.0 : names.1
    }

    /// What follows the number at once.
    var short: String {
        switch symbol {
        case "\u{B0}C", "\u{B0}F": symbol
        case "\u{B0}": " deg"
        case "h": " hr"
        case "ton": " tn"
        case "s": " sec"
        default: " " + symbol
        }
    }

    var narrow: String { Self.narrowNames[symbol] ?? symbol }
}
