import ProofsheetLayout

/// A container whose ground a view may set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

nonisolated extension View {
    /// Fills the container around the view with a style, under the safe area too.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea() }
    }

    /// Draws a view behind everything in the container around the view.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return background(alignment: alignment) { content.ignoresSafeArea() }
    }
}
