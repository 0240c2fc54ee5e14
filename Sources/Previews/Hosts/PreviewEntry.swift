/// A type of the user's that offers previews, and those it offers, or why it cannot tell.
package struct PreviewEntry: Equatable, Sendable {
    package let origin: EntryOrigin
    package let previews: Result<[PreviewDescription], StepFailure>

    package init(origin: EntryOrigin, previews: Result<[PreviewDescription], StepFailure>) {
        self.origin = origin
        self.previews = previews
    }
}
