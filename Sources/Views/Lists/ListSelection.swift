import ProofsheetLayout

/// Which rows of a list are chosen, and whether the list marks them because it is being edited.
struct ListSelection {
    /// The mark at the leading end of a row.
    enum Mark { case none, open, chosen }

    /// Whether a tag is among the chosen ones.
    var isSelected: (AnyHashable) -> Bool = { _ in false }
    /// Whether several rows can be chosen.
    var isMultiple = false
    var isEditing = false
    /// Whether one row can be chosen and is.
    var hasOne = false

    func contains(_ content: LayoutNode) -> Bool { content.info[TagAttribute.self].map(isSelected) ?? false }

    /// A circle where several rows can be chosen in a list that is being edited.
    func mark(of content: LayoutNode) -> Mark {
        guard isEditing, isMultiple else { return .none }
        return contains(content) ? .chosen : .open
    }
}
