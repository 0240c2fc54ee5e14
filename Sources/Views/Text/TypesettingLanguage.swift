import Foundation

/// The language whose forms of characters text is set in.
public struct TypesettingLanguage: Sendable, Equatable {
    let language: Locale.Language?

    /// That of the locale.
    public static let automatic = TypesettingLanguage(language: nil)

    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}

private enum TypesettingLanguageKey: EnvironmentKey { static let defaultValue: Locale.Language? = nil }

extension EnvironmentValues {
    /// Nil for that of the locale.
    var typesettingLanguage: Locale.Language? {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets text in the forms of a language.
    ///
    /// *Differences:* forms of Han characters follow it; lines do not get higher for languages of tall letters.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets text in the forms of a language.
    ///
    /// *Differences:* forms of Han characters follow it; lines do not get higher for languages of tall letters.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        mapContext { if isEnabled { $0.environment.typesettingLanguage = language.language } }
    }
}
