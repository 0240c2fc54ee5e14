import Foundation

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
