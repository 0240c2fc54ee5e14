import Foundation
import ProofsheetLayout

/// The look of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style of gauges as the environment keeps it.
struct AnyGaugeStyle {
    let make: (GaugeStyleConfiguration, ResolveContext) -> ViewList

    init<S: GaugeStyle>(_ style: S) {
        make = { configuration, context in
            let inner = context.environment(\.gaugeStyle, AnyGaugeStyle(DefaultGaugeStyle()))
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearGaugeLook(configuration: configuration) }
}

nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearGaugeLook(configuration: configuration) }
}

nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { AccessoryLinearGaugeLook(configuration: configuration) }
}

nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { AccessoryCapacityGaugeLook(configuration: configuration) }
}

nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { CircularGaugeLook(configuration: configuration) }
}

nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { CapacityRingLook(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: DefaultGaugeStyle { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: LinearCapacityGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: AnyGaugeStyle { AnyGaugeStyle(DefaultGaugeStyle()) }
}

extension EnvironmentValues {
    var gaugeStyle: AnyGaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of gauges inside.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, AnyGaugeStyle(style)) }
}
