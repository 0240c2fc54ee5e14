import ProofsheetViews

/// A preview with its name, ready to be put into a matrix.
package struct CataloguedPreview: Equatable, Sendable {
    /// Where a host finds it.
    package let key: PreviewKey
    /// The stem of the file for `#Preview`, the type's name without `_Previews` for a provider.
    package let suite: String
    /// Unique within the suite.
    package let name: String
    /// What the preview pins; its display name is part of `name`.
    package let attributes: PreviewAttributes
    /// The path of the file it stands in.
    package let file: String
    /// Where it stands, as `path:line`, or the path alone.
    package let place: String
    /// Why it cannot be drawn in any cell, where the code that makes its view did not come to an end.
    package let failure: StepFailure?
}
