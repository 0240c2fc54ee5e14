/// What a gauge style is given.
nonisolated public struct GaugeStyleConfiguration {
    /// The label.
    nonisolated public struct Label: View, StylePart {
        let part: ViewPart
    }

    /// The label of the value.
    nonisolated public struct CurrentValueLabel: View, StylePart {
        let part: ViewPart
    }

    /// The label of the lower bound.
    nonisolated public struct MinimumValueLabel: View, StylePart {
        let part: ViewPart
    }

    /// The label of the upper bound.
    nonisolated public struct MaximumValueLabel: View, StylePart {
        let part: ViewPart
    }

    /// From 0 at the lower bound to 1 at the upper one.
    public let value: Double
    public let label: Label
    public let currentValueLabel: CurrentValueLabel?
    public let minimumValueLabel: MinimumValueLabel?
    public let maximumValueLabel: MaximumValueLabel?
}
