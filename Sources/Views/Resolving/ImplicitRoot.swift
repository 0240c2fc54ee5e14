import ProofsheetLayout

/// The container that several views get where one is expected.
enum ImplicitRoot {
    case column
    /// What lies over or behind a view is grouped so, around the middles, before it is aligned as a whole.
    case pile

    var behavior: any NodeBehavior {
        switch self {
        case .column: LayoutBehavior(VStackLayout())
        case .pile: LayoutBehavior(ZStackLayout())
        }
    }
}
