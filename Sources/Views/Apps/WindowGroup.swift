import Foundation
import Observation
import ProofsheetLayout

/// Windows with one kind of content; never drawn.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
    public init<D: Codable & Hashable>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {}
    public init<D: Codable & Hashable>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {}
}

/// One window; never drawn.
nonisolated public struct Window<Content: View>: Scene {
    public typealias Body = Never

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// The settings of an app; never drawn.
nonisolated public struct Settings<Content: View>: Scene {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {}
}

/// Documents with one kind of content; never drawn.
nonisolated public struct DocumentGroup<Content: View>: Scene {
    public typealias Body = Never

    public init<D: FileDocument>(
        newDocument: @autoclosure @escaping () -> D, @ViewBuilder editor: @escaping (FileDocumentConfiguration<D>) -> Content
    ) {}
}

/// A document and where it is.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public let fileURL: URL?
    public let isEditable: Bool
}

/// An item of the menu bar; never drawn.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension MenuBarExtra where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
}

/// Accepted; scenes are never drawn.
nonisolated extension Scene {
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { self }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        self
    }
    @_disfavoredOverload
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
    public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}

/// Work that the system would start in the background.
public struct BackgroundTask<Request, Response>: Sendable {
    init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

/// How a window's size can change.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// The look of a window.
public protocol WindowStyle {}
/// The look of a window's toolbar.
public protocol WindowToolbarStyle {}

/// A look of the system.
public struct StandardWindowStyle: WindowStyle, WindowToolbarStyle, Sendable {}

/// Looks of the system by their names.
extension WindowStyle where Self == StandardWindowStyle {
    public static var automatic: StandardWindowStyle { StandardWindowStyle() }
    public static var hiddenTitleBar: StandardWindowStyle { StandardWindowStyle() }
    public static var titleBar: StandardWindowStyle { StandardWindowStyle() }
    public static var plain: StandardWindowStyle { StandardWindowStyle() }
}

/// Looks of the system by their names.
extension WindowToolbarStyle where Self == StandardWindowStyle {
    public static var automatic: StandardWindowStyle { StandardWindowStyle() }
    public static var unified: StandardWindowStyle { StandardWindowStyle() }
    public static var unifiedCompact: StandardWindowStyle { StandardWindowStyle() }
    public static var expanded: StandardWindowStyle { StandardWindowStyle() }
}
