import Foundation

/// A string that would be looked up in a table of translations; there is none here, so it stands for itself.
///
/// *Differences:* interpolated views keep their text; images and dates with a style are written as words.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    /// The parts of an interpolation, which may carry the style of a text.
    let segments: [TextSegment]

    public init(_ value: String) {
        key = value
        segments = Markdown.segments(of: value)
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
        key = segments.map(\.string).joined()
    }

    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool { left.key == right.key }

    /// The parts of an interpolated key while it is built.
    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [TextSegment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            segments += Markdown.segments(of: literal)
        }

        public mutating func appendInterpolation(_ string: String) { segments.append(TextSegment(string)) }

        public mutating func appendInterpolation<T>(_ value: T) { segments.append(TextSegment(String(describing: value))) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            segments.append(TextSegment(String(format: specifier, value._arg)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            segments.append(TextSegment(format.format(input)))
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            segments.append(TextSegment(formatter?.string(for: subject) ?? String(describing: subject)))
        }

        public mutating func appendInterpolation(_ text: Text) { segments += text.segments }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            segments.append(TextSegment(style.string(date)))
        }

        public mutating func appendInterpolation(_ image: Image) { segments.append(TextSegment(image)) }
    }
}

/// Values that `String(format:)` takes.
public protocol _FormatSpecifiable: Equatable {
    var _arg: any CVarArg { get }
}

extension Int: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension Int8: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension Int16: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension Int32: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension Int64: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension UInt: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension UInt8: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension UInt16: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension UInt32: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension UInt64: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension Float: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension Double: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension CGFloat: _FormatSpecifiable { public var _arg: any CVarArg { Double(self) } }
