import Foundation
import ProofsheetDrawing
import ProofsheetViews

extension ByteWriter {
    /// Attributes of a preview; sizes in points.
    mutating func attributes(_ value: PreviewAttributes) {
        optional(value.displayName)
        switch value.layout {
        case nil: byte(0)
        case .device: byte(1)
        case .sizeThatFits: byte(2)
        case .fixed(let width, let height):
            byte(3)
            size(CGSize(width: width, height: height))
        }
        optional(value.device?.rawValue)
        optional(value.orientation?.id)
        optional(value.colorScheme?.rawValue)
    }
}

extension ByteReader {
    /// Attributes of a preview; sizes in points.
    mutating func attributes() throws(MalformedEncoding) -> PreviewAttributes {
        var value = PreviewAttributes(displayName: try optionalString())
        switch try byte() {
        case 0: value.layout = nil
        case 1: value.layout = .device
        case 2: value.layout = .sizeThatFits
        case 3:
            let size = try size()
            value.layout = .fixed(width: size.width, height: size.height)
        default: throw .outOfRange("layout", offset: position - 1)
        }
        value.device = try optionalString().map(PreviewDevice.init(rawValue:))
        let orientation = try optionalString()
        value.orientation = InterfaceOrientation.allCases.first { $0.id == orientation }
        value.colorScheme = try optionalString().flatMap(ColorScheme.init(rawValue:))
        return value
    }
}
