/// A view that would go through phases; it is shown in the first one.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, PrimitiveView {
    private let make: () -> Content?

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { make = { phases.first { _ in true }.map(content) } }

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { make = { phases.first { _ in true }.map(content) } }

    func resolve(_ context: ResolveContext) -> ViewList { make().resolved(context.child(.part("phase"))) }
}

nonisolated extension View {
    /// Shows the view as it is in the first phase.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phases.first { _ in true }.map { content(PlaceholderContentView(content: self), $0) }
    }

    /// Shows the view as it is in the first phase.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phases.first { _ in true }.map { content(PlaceholderContentView(content: self), $0) }
    }
}
