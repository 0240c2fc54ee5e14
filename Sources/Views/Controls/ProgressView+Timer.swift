import Foundation

/// What a progress view over time says below its bar unless it is told: the time that is left or has passed.
nonisolated public struct DefaultDateProgressLabel: View, PrimitiveView {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    func resolve(_ context: ResolveContext) -> ViewList {
        Text(timerInterval: interval, countsDown: countsDown).resolved(context)
    }
}

/// The share of a time that has passed, or is left, at the fixed time of the picture.
nonisolated extension ProgressView {
    private static func fraction(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = StillClock.now.timeIntervalSince(interval.lowerBound)
        let share = length > 0 ? min(max(passed / length, 0), 1) : 1
        return countsDown ? 1 - share : share
    }

    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value: Self.fraction(of: timerInterval, countsDown), label: label, currentValueLabel: currentValueLabel)
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
