/// How user code is compiled.
package struct CompilerOptions: Hashable, Sendable {
    /// The language mode, `5` or `6`.
    package var languageMode = "5"
    /// Names that `#if` finds defined.
    package var definitions = ["DEBUG"]
    /// A compiler that runs longer is ended.
    package var limit = Duration.seconds(120)

    package init() {}
}
