import Foundation

/// Entries of a rotor; a still picture has none to turn to.
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) is an entry itself; nothing else stands behind it")
    }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public typealias Body = Never

    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
}

extension AccessibilityRotorEntry where ID == Never {
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
}

/// Several entries of a rotor.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {
    public typealias Body = Never
}

/// One of two kinds of entries, or none.
public struct AccessibilityRotorChoice<First, Second>: AccessibilityRotorContent {
    public typealias Body = Never
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never

    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

/// Takes the entries of a rotor together.
@resultBuilder public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content) -> AccessibilityRotorEntries {
        AccessibilityRotorEntries()
    }
    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> AccessibilityRotorChoice<Content, AccessibilityRotorEntries> { AccessibilityRotorChoice() }
    public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
        first: First
    ) -> AccessibilityRotorChoice<First, Second> { AccessibilityRotorChoice() }
    public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
        second: Second
    ) -> AccessibilityRotorChoice<First, Second> { AccessibilityRotorChoice() }
}
