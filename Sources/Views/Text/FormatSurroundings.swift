import Foundation

/// What a text is formatted for: the values of its environment that decide how numbers and dates are written.
struct FormatSurroundings {
    let locale: Locale
    private let environment: EnvironmentValues?

    init(_ environment: EnvironmentValues) {
        locale = environment.locale
        self.environment = environment
    }

    /// A locale with the Gregorian calendar and Greenwich time.
    init(_ locale: Locale) {
        self.locale = locale
        environment = nil
    }

    /// American English, for texts that are compared rather than shown.
    static var standard: FormatSurroundings { FormatSurroundings(Locale(identifier: "en_US")) }

    // Read only for dates, because making a calendar takes longer than writing most numbers.
    var calendar: Calendar { environment?.calendar ?? Calendar(identifier: .gregorian) }
    var timeZone: TimeZone { environment?.timeZone ?? .gmt }

    /// Says in the report what could not be written as it was asked for.
    func note(_ sentence: String) { environment?.session?.note(sentence) }
}
