import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetSnapshots
import ProofsheetViews

/// What cells are drawn with: fonts, and the engine in this program itself.
struct DrawingTools {
    let fontPlaces: FontPlaces
    let project: ProjectFiles
    private let fontSet: FontSet
    private let configuration: Configuration

    init(_ request: RunRequest) throws(RunFailure) {
        configuration = request.configuration
        project = ProjectFiles(below: request.root.path, leavingOut: request.output)
        let places = FontPlaces(folder: request.fonts, project: project, inputs: request.inputs)
        fontPlaces = places
        fontSet = try RunFailure.attempt { () throws(ConfigurationError) in try FontTable.set(in: places) }
    }

    /// Opens the fonts for drawing in this process.
    func fonts() throws(RunFailure) -> FontLibrary {
        try RunFailure.attempt { () throws(CairoError) in try FontLibrary(fontSet) }
    }

    /// What a host's work may cost.
    var limits: HostLimits { HostLimits(seconds: configuration.cellSeconds, memory: configuration.cellMegabytes << 20) }

    /// How many hosts work at a time.
    var hostCount: Int { configuration.hosts > 0 ? configuration.hosts : max(1, Processors.count) }

    /// The identities of everything that pictures depend on, by name.
    var identities: [String: String] {
        var tools = LibraryVersions.all
        tools["engine"] = Engine.version
        for font in fontSet.entries {
            tools["font \(URL(fileURLWithPath: font.file).lastPathComponent)"] = font.sha256
        }
        for patterns in fontSet.patterns { tools["patterns \(patterns.language)"] = patterns.sha256 }
        return tools
    }
}

/// The engine's own version: it changes whenever the same input may give other pictures.
package enum Engine {
    package static let version = "0.1.4"
}
