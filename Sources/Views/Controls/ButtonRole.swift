/// What a button does, as far as its look depends on it.
public struct ButtonRole: Equatable, Hashable, Sendable {
    private let kind: Int

    public static let destructive = ButtonRole(kind: 0)
    public static let cancel = ButtonRole(kind: 1)
    public static let confirm = ButtonRole(kind: 2)
    public static let close = ButtonRole(kind: 3)
}
