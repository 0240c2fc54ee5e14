import Foundation
import ProofsheetDrawing

/// A style that is one colour of the system's table.
protocol TableShapeStyle: PrimitiveShapeStyle {
    /// The key in the colour table.
    static var colorName: String { get }
}

extension TableShapeStyle {
    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        .color(context.session.profile.color(Self.colorName, context.environment.colorScheme))
    }
}

/// The fill of small controls.
nonisolated public struct FillShapeStyle: TableShapeStyle {
    static var colorName: String { "systemFill" }
    public init() {}
}

/// The colour of a field's prompt.
nonisolated public struct PlaceholderTextShapeStyle: TableShapeStyle {
    static var colorName: String { "placeholderText" }
    public init() {}
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: TableShapeStyle {
    static var colorName: String { "link" }
    public init() {}
}

/// The ground of a window.
nonisolated public struct WindowBackgroundShapeStyle: TableShapeStyle {
    static var colorName: String { "systemBackground" }
    public init() {}
}

/// The ground of a selected row.
nonisolated public struct SelectionShapeStyle: PrimitiveShapeStyle {
    public init() {}

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint { TintShapeStyle().paint(in: context, rect) }
}

extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { .init() } }

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
