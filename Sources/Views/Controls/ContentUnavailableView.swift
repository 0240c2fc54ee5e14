import Foundation
import ProofsheetLayout

/// What stands in the middle of a screen that has nothing to show.
///
/// Takes all it is offered. Distances were recorded on iOS 18.4: 16 below the icon, that of texts below the title, and 20 above
/// the actions, also where there are none; how far lines keep from the sides lies between 27 and 36.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, PrimitiveView {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let column = VStack(spacing: 20) {
            VStack {
                PartView(part: inner.part("label", label)).labelStyle(UnavailableLabelStyle())
                PartView(part: inner.part("description", description))
                    .font(.subheadline).foregroundStyle(HierarchicalShapeStyle.secondary)
            }
            VStack { PartView(part: inner.part("actions", actions)) }.controlSize(.small)
        }
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
        .padding(.horizontal, 32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        return .nodes([context.controlNode("ContentUnavailableView", column.resolved(inner))])
    }
}

/// A large grey icon, which grows like the title, over a title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
    @ScaledMetric(relativeTo: .title2) private var iconSize: CGFloat = 48

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: iconSize)).foregroundStyle(HierarchicalShapeStyle.secondary)
            configuration.title.font(.title2.weight(.bold))
        }
    }
}

extension ContentUnavailableView where Label == ProofsheetViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            ProofsheetViews.Label(title, systemImage: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            ProofsheetViews.Label(title, systemImage: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }

    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            ProofsheetViews.Label(title, image: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search without results.
    public static var search:
        ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
        >
    { .search(text: "") }

    public static func search(text: String) -> ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    > {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// The parts of the view for a search without results.
nonisolated public struct SearchUnavailableContent {
    nonisolated public struct Label: View, ComposedView {
        let text: String

        func compose(_ context: ResolveContext) -> some View {
            ProofsheetViews.Label(
                text.isEmpty ? "No Results" : "No Results for \u{201C}\(text)\u{201D}", systemImage: "magnifyingglass")
        }
    }

    nonisolated public struct Description: View, ComposedView {
        func compose(_ context: ResolveContext) -> some View { Text("Check the spelling or try a new search.") }
    }

    nonisolated public struct Actions: View, PrimitiveView {
        func resolve(_ context: ResolveContext) -> ViewList { .empty }
    }
}
