/// A key of the environment with the value it has where nobody sets it.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A key whose default comes from the cell: reading it makes the cell's axis matter.
protocol CellKey: EnvironmentKey {
    /// The axis that is read, as the matrix spells it; nil where the value is the same in every cell.
    static var axis: String? { get }
    static func value(in cell: CellEnvironment) -> Value
}
