import ProofsheetLayout

/// The look of tables; rows have no card in any of them.
@MainActor @preconcurrency public protocol TableStyle {}

nonisolated public struct AutomaticTableStyle: TableStyle, Sendable { public init() {} }
nonisolated public struct InsetTableStyle: TableStyle, Sendable { public init() {} }

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { .init() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: InsetTableStyle { .init() } }

private enum TableHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// Whether tables below show the names of their columns.
    var tableHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Accepted; tables have one look.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

    /// Shows or hides the names of the columns of tables inside.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { environment(\.tableHeaders, visibility) }
}
