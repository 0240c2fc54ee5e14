import Foundation
import ProofsheetViews

/// The previews that are linked into this program, as the inputs of a run whose hosts are this program over again.
@MainActor struct LinkedPreviews {
    private let entries: [PreviewEntry]
    private let pool: HostPool

    init(_ request: RunRequest, _ tools: DrawingTools, libraries: String?) throws(RunFailure) {
        let pool = try Self.hosts(tools, libraries: libraries)
        self.pool = pool
        entries = try RunFailure.attempt { () throws(HostError) in try pool.entries() }
    }

    /// Hosts that are this program.
    static func hosts(_ tools: DrawingTools, libraries: String?) throws(RunFailure) -> HostPool {
        guard let program = RunningProgram.path else {
            throw RunFailure("The system does not say which program this is. Mount /proc.")
        }
        var setup = HostSetup(testProgram: program, libraries: libraries, fonts: tools.fontPlaces, limits: tools.limits)
        setup.catalogues = tools.project.catalogues
        return HostPool(setup, count: tools.hostCount)
    }

    /// Where hosts find a provider among the types of this program, nil where its record says nothing of it.
    static func entry(of provider: any PreviewProvider.Type) -> Int? {
        UserLibrary(image: nil).entries.firstIndex {
            if case .provider(let type) = $0 { type == provider } else { false }
        }
    }

    /// The previews of each source of the request, as the tool would find them there, then those beside the test; those of other
    /// packages are left out.
    func inputs(_ request: RunRequest, beside test: String) throws(RunFailure) -> [LoadedInput] {
        let folder = URL(fileURLWithPath: test).deletingLastPathComponent().path
        var inputs: [LoadedInput] = []
        var taken: Set<EntryOrigin> = []
        for path in request.inputs + [folder] {
            let sources = try RunFailure.attempt { () throws(CompilationError) in try SourceSet(reading: path) }
            let own = Set(entries.map(\.origin)).subtracting(taken).filter { sources.hold($0) }
            guard !own.isEmpty else { continue }
            taken.formUnion(own)
            let entries = entries
            let catalogue = try RunFailure.attempt { () throws(CatalogueError) in
                try PreviewCatalogue(entries, of: sources) { own.contains($0) }
            }
            inputs.append(LoadedInput(path: path, root: request.root, sources: sources, pool: pool, catalogue: catalogue))
        }
        return inputs
    }
}

extension SourceSet {
    /// Whether what offers previews stands in one of the files.
    fileprivate func hold(_ origin: EntryOrigin) -> Bool {
        switch origin {
        case .macro(let path, _): files.contains { $0.path == path }
        case .provider(let names): names.last.map { place(ofType: $0) != nil } ?? false
        }
    }
}
