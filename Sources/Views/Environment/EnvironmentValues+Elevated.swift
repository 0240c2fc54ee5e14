import ProofsheetDrawing
import ProofsheetLayout

private enum ElevatedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view lies above the window's ground, as in a sheet, where dark grounds are lighter.
    var isElevated: Bool {
        get { self[ElevatedKey.self] }
        set { self[ElevatedKey.self] = newValue }
    }
}

extension ResolveContext {
    /// A colour of the system by its name, in the scheme and at the level in force.
    func color(_ name: String) -> RGBA {
        session.profile.color(name, environment.colorScheme, elevated: environment.isElevated)
    }
}
