extension View {
    /// Accepted; says nothing.
    public static func _printChanges() {}

    /// Accepted; says nothing.
    public static func _logChanges() {}
}
