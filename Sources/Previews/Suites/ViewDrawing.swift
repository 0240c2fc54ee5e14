import ProofsheetSnapshots
import ProofsheetViews

/// A view that a test makes, drawn in the process of the test: no other process has what the test made it from.
@MainActor struct ViewDrawing {
    let input: LoadedInput
    private let make: @MainActor () -> any View
    private let drawing: CellDrawing

    init(
        named name: String, in request: RunRequest, file: String, tools: DrawingTools, make: @escaping @MainActor () -> any View
    ) throws(RunFailure) {
        self.make = make
        drawing = CellDrawing(fonts: tools.fontPlaces, catalogues: tools.project.catalogues(near: file))
        let sources = try RunFailure.attempt { () throws(CompilationError) in try SourceSet(reading: file) }
        let parts = PreviewPart.parts(of: make())
        // What several views say is no one's of the whole.
        let attributes = parts.count == 1 ? parts[0].attributes : PreviewAttributes()
        input = LoadedInput(
            path: file, root: request.root, sources: sources, pool: try LinkedPreviews.hosts(tools, libraries: nil),
            catalogue: PreviewCatalogue(view: name, attributes: attributes, of: sources))
    }

    /// A cell of the only preview of a plan; every cell shows a view made anew.
    func result(_ cell: CellEnvironment) -> RunRendering.Drawn {
        do throws(CellRefusal) {
            return .success(try drawing.draw(in: cell, making: make))
        } catch {
            return .failure(StepFailure(reason: .refused(error.description)))
        }
    }
}
