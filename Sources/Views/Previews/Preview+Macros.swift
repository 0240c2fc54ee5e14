/// Declares a preview of the view that the closure builds.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "ProofsheetMacros", type: "PreviewMacro")

/// Declares a preview with traits, which pin axes of the matrix.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ProofsheetMacros", type: "PreviewMacro")

/// Lets a variable with a property wrapper stand in the closure of `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ProofsheetMacros", type: "PreviewableMacro")

/// Makes a variable of `EnvironmentValues` or its relatives a value of its own with a default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ProofsheetMacros", type: "EntryMacro")
