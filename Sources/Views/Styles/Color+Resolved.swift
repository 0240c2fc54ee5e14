import Foundation
import ProofsheetDrawing
import ProofsheetLayout

extension Color {
    /// A colour as its parts.
    public struct Resolved: PrimitiveShapeStyle, Hashable, Codable {
        public typealias Resolved = Never

        public var linearRed, linearGreen, linearBlue, opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            func linear(_ part: Float) -> Float { colorSpace == .sRGBLinear ? part : Float(ColorConversion.linear(Double(part))) }
            linearRed = linear(red)
            linearGreen = linear(green)
            linearBlue = linear(blue)
            self.opacity = opacity
        }

        public var red: Float { Float(ColorConversion.gamma(Double(linearRed))) }
        public var green: Float { Float(ColorConversion.gamma(Double(linearGreen))) }
        public var blue: Float { Float(ColorConversion.gamma(Double(linearBlue))) }

        var rgba: RGBA {
            RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }

        func paint(in context: ResolveContext, _ rect: CGRect) -> Paint { .color(rgba) }
    }

    public init(_ resolved: Resolved) { self.init(.rgba(resolved.rgba)) }

    /// The colour that a style of one colour stands for; clear for a style that needs its surroundings and is no colour itself.
    @_disfavoredOverload
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? .clear
    }

    /// The colour in an environment that a view has read.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let context = environment.session.map { ResolveContext(environment: environment, session: $0) }
        let rgba = context.map { self.rgba(in: $0) } ?? RGBA.clear
        return Resolved(
            red: Float(rgba.red), green: Float(rgba.green), blue: Float(rgba.blue), opacity: Float(rgba.alpha))
    }
}

private enum SessionKey: EnvironmentKey { static var defaultValue: Weakly<Session>? { nil } }

/// A reference that keeps nothing alive.
private struct Weakly<Object: AnyObject> {
    weak var object: Object?
}

extension EnvironmentValues {
    /// The rendering that the environment belongs to; nil for one made by hand.
    var session: Session? {
        get { self[SessionKey.self]?.object }
        set { self[SessionKey.self] = Weakly(object: newValue) }
    }
}

extension ResolveContext {
    /// A context for values alone, without a place in the tree.
    fileprivate init(environment: EnvironmentValues, session: Session) {
        self.init(
            environment: environment, identity: Identity(), session: session,
            container: ContainerSize(WindowSize(session.cell).safeSize))
    }
}
