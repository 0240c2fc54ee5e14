import Foundation
import ProofsheetLayout

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The places that bars have.
    enum Place: Hashable, Sendable { case leading, trailing, center, bottom, none }

    let name: String
    let place: Place

    public static let automatic = ToolbarItemPlacement(name: "automatic", place: .trailing)
    public static let principal = ToolbarItemPlacement(name: "principal", place: .center)
    public static let title = ToolbarItemPlacement(name: "title", place: .center)
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle", place: .none)
    public static let subtitle = ToolbarItemPlacement(name: "subtitle", place: .none)
    public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle", place: .none)
    public static let navigation = ToolbarItemPlacement(name: "navigation", place: .leading)
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", place: .trailing)
    public static let status = ToolbarItemPlacement(name: "status", place: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", place: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", place: .leading)
    public static let keyboard = ToolbarItemPlacement(name: "keyboard", place: .none)
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing", place: .trailing)
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", place: .bottom)
}

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    func items(_ context: ResolveContext) -> [BarContent.Item] {
        [
            BarContent.Item(
                key: ObjectIdentifier(context.identity), index: 0, placement: placement,
                part: context.barPart("item", content))
        ]
    }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.init(placement: placement, content: content()) }
}

/// Several items of a toolbar in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    func items(_ context: ResolveContext) -> [BarContent.Item] {
        [
            BarContent.Item(
                key: ObjectIdentifier(context.identity), index: 0, placement: placement,
                part: context.barPart("group", content))
        ]
    }
}

/// A menu of the title of a screen; closed, it shows nothing.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    public init(@ViewBuilder content: () -> Content) {}

    func items(_ context: ResolveContext) -> [BarContent.Item] { [] }
}

extension ToolbarTitleMenu where Content == EmptyView {
    public init() { self.init { EmptyView() } }
}

/// An item that the system puts into bars by itself; a search field keeps the place it has.
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    func items(_ context: ResolveContext) -> [BarContent.Item] { [] }
}

/// An item that the system puts into bars by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let kind: Int

    public static let search = ToolbarDefaultItemKind(kind: 0)
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: 1)
    public static let title = ToolbarDefaultItemKind(kind: 2)
}

/// Room between items of a toolbar: where bars float, those before it and after it stand on grounds of their own.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    // Room that grows is there in the bar below only; in one above, items stand at its ends.
    func items(_ context: ResolveContext) -> [BarContent.Item] {
        let grows = sizing == .flexible && placement.place == .bottom
        return [
            BarContent.Item(
                key: ObjectIdentifier(context.identity), index: 0, placement: placement,
                part: grows ? context.part("spacer", Spacer()) : .empty, isRoom: true)
        ]
    }
}

/// Items of a toolbar that are changed in some way.
nonisolated struct ToolbarMapped<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content
    let change: (inout BarContent.Item) -> Void

    func items(_ context: ResolveContext) -> [BarContent.Item] {
        content.resolvedItems(context).map { item in
            var item = item
            change(&item)
            return item
        }
    }
}

/// Whether a spacer grows.
public struct SpacerSizing: Hashable, Sendable {
    private let kind: Int

    public static let flexible = SpacerSizing(kind: 0)
    public static let fixed = SpacerSizing(kind: 1)
}

nonisolated extension ToolbarContent {
    /// Shows or hides the ground that items share where bars float.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        ToolbarMapped(content: self) { $0.hasGround = visibility != .hidden }
    }

    /// Accepted; nothing of it shows in a still picture.
    public func matchedTransitionSource<ID: Hashable, N>(id: ID, in namespace: N) -> some ToolbarContent { self }
}
