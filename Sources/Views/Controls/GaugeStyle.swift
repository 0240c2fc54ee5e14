import Foundation
import ProofsheetLayout

/// The look of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {}

/// The forms that gauges have.
enum GaugeKind: Hashable, Sendable { case linear, circular }

nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable { public init() {} }
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable { public init() {} }
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable { public init() {} }
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable { public init() {} }
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable { public init() {} }
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable { public init() {} }

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

private enum GaugeKindKey: EnvironmentKey { static let defaultValue = GaugeKind.linear }

extension EnvironmentValues {
    /// The look of gauges below.
    var gaugeKind: GaugeKind {
        get { self[GaugeKindKey.self] }
        set { self[GaugeKindKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of gauges inside.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let isRound = style is AccessoryCircularGaugeStyle || style is AccessoryCircularCapacityGaugeStyle
        return environment(\.gaugeKind, isRound ? .circular : .linear)
    }
}
