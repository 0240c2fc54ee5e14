import Foundation

extension String {
    /// A string that would be looked up in a table of translations; there is none here, so it stands for itself.
    public struct LocalizationValue: Hashable, Codable, ExpressibleByStringInterpolation, Sendable {
        let segments: [TextSegment]

        public init(_ value: String) { segments = [TextSegment(value)] }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

        /// Only the characters are kept, with values as in American English.
        public init(from decoder: any Decoder) throws { self.init(try String(from: decoder)) }
        public func encode(to encoder: any Encoder) throws { try string.encode(to: encoder) }

        public static func == (left: Self, right: Self) -> Bool { left.string == right.string }
        public func hash(into hasher: inout Hasher) { hasher.combine(string) }

        var string: String { segments.map(\.string).joined() }

        func string(in locale: Locale?) -> String {
            guard let locale else { return string }
            return segments.map { $0.string(in: FormatSurroundings(locale)) }.joined()
        }

        /// The parts of an interpolated value while it is built.
        public struct StringInterpolation: StringInterpolationProtocol {
            var segments: [TextSegment] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { segments.append(TextSegment(literal)) }
            public mutating func appendInterpolation(_ string: String) { appendLiteral(string) }
            public mutating func appendInterpolation<T>(_ value: T) { appendLiteral(String(describing: value)) }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) { segments += resource.value.segments }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                segments.append(TextSegment(SpecifiedValue(value)))
            }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                segments.append(TextSegment(SpecifiedValue(value, specifier)))
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                segments.append(TextSegment(value, format))
            }
        }
    }

    /// The value itself: there are no translations here.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) { self = keyAndValue.string(in: locale) }

    /// The default value: there are no translations here.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) { self = defaultValue.string(in: locale) }

    /// The resource's own words: there are no translations here.
    public init(localized resource: LocalizedStringResource) { self = resource.value.string }
}

/// A string that would be looked up when it is shown; there are no translations here, so it stands for itself.
public struct LocalizedStringResource: Hashable, Codable, ExpressibleByStringInterpolation, Sendable {
    let value: String.LocalizationValue
    public let key: String
    public let table: String?

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) { (value, key, self.table) = (keyAndValue, keyAndValue.string, table) }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) { (value, self.key, self.table) = (defaultValue, key.description, table) }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringKey {
    /// The resource's own words, with the Markdown in them.
    init(_ resource: LocalizedStringResource) {
        var parts = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        for segment in resource.value.segments { parts.append(segment) }
        self.init(stringInterpolation: parts)
    }
}

extension Text {
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(LocalizedStringKey(resource)) }
}

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(LocalizedStringKey(titleResource), image: name)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(LocalizedStringKey(titleResource), systemImage: name)
    }
}

extension Button where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(LocalizedStringKey(titleResource), action: action)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(LocalizedStringKey(titleResource), role: role, action: action)
    }
}

extension Toggle where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(titleResource), isOn: isOn)
    }
}

nonisolated extension View {
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(LocalizedStringKey(titleResource))
    }
}
