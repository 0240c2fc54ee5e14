/// The matrix over which a test expects a preview: one of those that every project has, or one of the project's own by its name.
///
///     try await expectPreview(of: Card_Previews.self, matrix: .review)
///     try await expectPreview(of: Card_Previews.self, matrix: "arabic")
public struct PreviewMatrix: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Nil for the matrix of the configuration.
    let name: String?

    /// The matrix of that name in `Config/proofsheet.json`.
    public init(_ name: String) { self.name = name }

    /// The matrix of that name in `Config/proofsheet.json`.
    public init(stringLiteral name: String) { self.init(name) }

    private init() { name = nil }

    /// The one that `matrix` in `Config/proofsheet.json` or the variable `PROOFSHEET_MATRIX` names, else `default`.
    public static let configured = PreviewMatrix()
    /// One picture: an upright iPhone at the default text size.
    public static let plain = PreviewMatrix("plain")
    /// The ends of screens and text sizes, light and dark.
    public static let review = PreviewMatrix("review")
    /// Every screen, both ways up, in every text size.
    public static let everyScreen = PreviewMatrix("default")
    /// Every screen in all pairs of size classes as well, by fingerprint.
    public static let full = PreviewMatrix("full")
}
