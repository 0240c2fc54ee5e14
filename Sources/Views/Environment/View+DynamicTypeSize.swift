private enum DynamicTypeRangeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.xSmall...DynamicTypeSize.accessibility5
}

extension EnvironmentValues {
    /// The sizes that modifiers around allow, as far as they overlap.
    fileprivate var dynamicTypeRange: ClosedRange<DynamicTypeSize> {
        get { self[DynamicTypeRangeKey.self] }
        set { self[DynamicTypeRangeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the text size; ranges further in still limit it.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        mapContext { context in
            context.environment.dynamicTypeRange = DynamicTypeSize.xSmall...DynamicTypeSize.accessibility5
            context.environment.dynamicTypeSize = size
        }
    }

    /// Keeps the text size within a range; several ranges intersect: swiftui-layout 7.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        mapContext { context in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let low = allowed.first, let high = allowed.last else { return }
            let outer = context.environment.dynamicTypeRange
            let own = (low...high).clamped(to: outer)
            context.environment.dynamicTypeRange = own
            let size = context.environment.dynamicTypeSize
            context.environment.dynamicTypeSize = min(max(size, own.lowerBound), own.upperBound)
        }
    }
}
