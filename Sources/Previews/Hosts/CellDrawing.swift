import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetViews

/// What a host draws cells with: figures of the systems and the fonts, opened once.
@MainActor final class CellDrawing {
    private let fonts: FontPlaces
    private let assets: AssetCatalogues
    private var opened: (any TextShaper)?
    private var renderers: [SystemGeneration: CellRenderer] = [:]

    /// Takes the places of the fonts, of which the run has checked the pinned ones; they are opened when the first cell is drawn.
    init(fonts: FontPlaces, catalogues: [String] = []) {
        self.fonts = fonts
        assets = AssetCatalogues(folders: catalogues)
        PictureFile.beRead()
    }

    /// Draws what is made while the cell is the current one.
    func draw(in cell: CellEnvironment, making make: () -> (any View)?) throws(CellRefusal) -> RenderedCell {
        guard let rendered = try renderer(for: cell.system).render(in: cell, making: make) else { throw .noView }
        if let levels = rendered.endOfStack { throw .nestedTooDeeply(levels: levels) }
        guard rendered.list.hasRoomForLevels else { throw .effectsNestedTooDeeply(levels: DisplayList.mostLevels) }
        let size = rendered.list.size
        guard size.width > 0, size.height > 0 else {
            throw .emptySize(width: Double(size.width), height: Double(size.height))
        }
        return rendered
    }

    private func renderer(for system: SystemGeneration) throws(CellRefusal) -> CellRenderer {
        if let renderer = renderers[system] { return renderer }
        let renderer = CellRenderer(
            profile: try profile(for: system), shaper: try shaper(), assets: assets, stackBytes: CallStack.bytes)
        renderers[system] = renderer
        return renderer
    }

    private func profile(for system: SystemGeneration) throws(CellRefusal) -> SystemProfile {
        do throws(ConfigurationError) {
            return try Tables.profile(for: system)
        } catch {
            throw .noProfile(error.description)
        }
    }

    private func shaper() throws(CellRefusal) -> any TextShaper {
        if let opened { return opened }
        let set: FontSet
        do throws(ConfigurationError) { set = try FontTable.set(in: fonts) } catch { throw .noFonts(error.description) }
        do throws(CairoError) {
            let shaper = try HarfBuzzShaper(fonts: FontLibrary(set, isChecked: true))
            opened = shaper
            return shaper
        } catch {
            throw .noFonts(error.description)
        }
    }
}
