/// Why a macro cannot be expanded.
enum MacroError: Error, Equatable {
    case unknownMacro(String)
    case previewWithoutBody
    case entryNeedsVariable
    case entryNeedsDefault(String)
    case entryPlace(String)

    /// The sentence the compiler shows at the place of the macro.
    var message: String {
        switch self {
        case .unknownMacro(let name): "Proofsheet does not know the macro \(name)."
        case .previewWithoutBody: "#Preview needs a closure that makes its view."
        case .entryNeedsVariable: "@Entry needs a variable with a name."
        case .entryNeedsDefault(let name): "@Entry var \(name) needs a default value."
        case .entryPlace(let place):
            "@Entry stands in an extension of EnvironmentValues, FocusedValues, ContainerValues or Transaction, not in \(place)."
        }
    }
}
