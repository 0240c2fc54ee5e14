import Foundation
import ProofsheetDrawing

/// A length that grows with the text size as a text style does, rounded to a pixel: swiftui-layout 7.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, ConnectedProperty {
    private final class Box {
        var connection: PropertyConnection?
    }

    private let box = Box()
    private let base: Value
    private let style: Font.TextStyle

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value {
        guard let connection = box.connection else { return base }
        let environment = connection.environment
        let factor = connection.session.profile.scaling(style.name, environment.sizeCategory)
        guard factor != 1 else { return base }
        return Value(PixelGrid(scale: environment.displayScale).snap(CGFloat(base) * factor))
    }

    func connect(_ connection: PropertyConnection) { box.connection = connection }
}
