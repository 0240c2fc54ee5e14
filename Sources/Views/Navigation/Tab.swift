import Foundation
import ProofsheetLayout

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let kind: Int

    public static let search = TabRole(kind: 0)
}

/// A screen of a tab view with the label of its tab.
nonisolated public struct Tab<Value, Content: View, Label: View>: View, PrimitiveView {
    private let value: AnyHashable?
    private let content: Content
    private let label: Label
    private var role: TabRole?

    func resolve(_ context: ResolveContext) -> ViewList {
        let screen = context.single(content.resolved(context.alone.child(.part("content"))))
        return .nodes([
            context.wrap(screen) { info in
                info[TabItemAttribute.self] = context.part("tabItem", label)
                info[TagAttribute.self] = value
                info[TabRoleAttribute.self] = role
            }
        ])
    }
}

extension Tab where Value: Hashable {
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: AnyHashable(value), content: content(), label: label(), role: role)
    }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)), role: role)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)), role: role)
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)), role: role)
    }

    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: AnyHashable(value), content: content(),
            label: DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")), role: role)
    }
}

extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, content: content(), label: label(), role: role)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)), role: role)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)), role: role)
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)), role: role) }

    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")), role: role)
    }
}

/// The image and title of a tab.
nonisolated public struct DefaultTabLabel: View, PrimitiveView {
    let title: Text
    let image: Image

    func resolve(_ context: ResolveContext) -> ViewList {
        Label {
            title
        } icon: {
            image
        }.resolve(context)
    }
}

/// Tabs that belong together; a bar shows them like all others.
nonisolated public struct TabSection<Header: View, Content: View>: View, PrimitiveView {
    private let content: Content

    func resolve(_ context: ResolveContext) -> ViewList { content.resolved(context) }
}

extension TabSection {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.init(content: content()) }
}

extension TabSection where Header == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content()) }
}
