import Foundation
import ProofsheetLayout

/// The look of a choice.
@MainActor @preconcurrency public protocol PickerStyle {}

/// The forms that choices have.
enum PickerKind: Hashable, Sendable {
    case automatic, menu, segmented, wheel, inline, navigationLink, palette

    /// The form that is drawn: a menu by itself, rows only in lists.
    func settled(in list: ListKind?) -> PickerKind {
        switch self {
        case .automatic: .menu
        case .palette: .segmented
        case .inline: list == nil ? .wheel : .inline
        case .navigationLink: list == nil ? .menu : .navigationLink
        default: self
        }
    }
}

/// A style that the engine knows.
protocol KnownPickerStyle: PickerStyle {
    nonisolated var kind: PickerKind { get }
}

nonisolated public struct DefaultPickerStyle: KnownPickerStyle, Sendable {
    public init() {}
    var kind: PickerKind { .automatic }
}
nonisolated public struct MenuPickerStyle: KnownPickerStyle, Sendable {
    public init() {}
    var kind: PickerKind { .menu }
}
nonisolated public struct SegmentedPickerStyle: KnownPickerStyle, Sendable {
    public init() {}
    var kind: PickerKind { .segmented }
}
nonisolated public struct WheelPickerStyle: KnownPickerStyle, Sendable {
    public init() {}
    var kind: PickerKind { .wheel }
}
nonisolated public struct InlinePickerStyle: KnownPickerStyle, Sendable {
    public init() {}
    var kind: PickerKind { .inline }
}
nonisolated public struct NavigationLinkPickerStyle: KnownPickerStyle, Sendable {
    public init() {}
    var kind: PickerKind { .navigationLink }
}
nonisolated public struct PalettePickerStyle: KnownPickerStyle, Sendable {
    public init() {}
    var kind: PickerKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { .init() } }

private enum PickerKindKey: EnvironmentKey { static let defaultValue = PickerKind.automatic }

extension EnvironmentValues {
    /// The look of choices below.
    var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of choices inside.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, (style as? any KnownPickerStyle)?.kind ?? .automatic)
    }
}
