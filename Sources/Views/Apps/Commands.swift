/// Items of the menu bar and key commands; never drawn.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    public var body: Never { fatalError("\(Self.self) are primitive commands; their body is never asked for") }
}

/// Commands of which nothing is kept.
nonisolated public struct AcceptedCommands: Commands {
    public typealias Body = Never

    init() {}
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
    public typealias Body = Never

    public init() {}
}

/// A menu of its own.
nonisolated public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items beside or instead of the system's.
nonisolated public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's items.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
}

/// The system's commands for sidebars.
nonisolated public struct SidebarCommands: Commands {
    public typealias Body = Never

    public init() {}
}

/// The system's commands for editing text.
nonisolated public struct TextEditingCommands: Commands {
    public typealias Body = Never

    public init() {}
}

/// The system's commands for toolbars.
nonisolated public struct ToolbarCommands: Commands {
    public typealias Body = Never

    public init() {}
}

/// Turns the statements of a closure into commands.
@resultBuilder public struct CommandsBuilder {
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> AcceptedCommands { AcceptedCommands() }
    public static func buildIf<C: Commands>(_ content: C?) -> AcceptedCommands { AcceptedCommands() }
    public static func buildEither<T: Commands>(first: T) -> AcceptedCommands { AcceptedCommands() }
    public static func buildEither<F: Commands>(second: F) -> AcceptedCommands { AcceptedCommands() }
}
