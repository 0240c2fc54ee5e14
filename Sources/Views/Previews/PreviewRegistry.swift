/// What `#Preview` expands to: a type that the tool finds by this conformance and asks for the preview.
public protocol PreviewRegistry {
    /// Where the macro stands.
    static var source: PreviewSource { get }

    /// The preview; its closure has not run yet.
    @MainActor static func makePreview() -> Preview
}
