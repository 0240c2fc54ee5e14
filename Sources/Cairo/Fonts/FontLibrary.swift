import CProofsheetHarfBuzz
import ProofsheetDrawing

/// The fonts of a set, opened and checked; for one thread at a time.
///
/// Pinned files are hashed when the library is opened, unless that has been done before; files of any content only have to be
/// there, and are read when a character first needs them.
package final class FontLibrary {
    private let set: FontSet
    private var opened: [Int: FontFace] = [:]
    private var designs: [DesignKey: FontDesign] = [:]
    private var characters: [ObjectIdentifier: SystemCharacters] = [:]
    private var patterns: [String: WordPatterns] = [:]

    private struct DesignKey: Hashable {
        let face: ObjectIdentifier
        let variations: [FontInstance.Variation]
        /// The share of the display cut in the system's advances, nil for the font's own.
        var share: Double?
    }

    /// The fonts of the project.
    private(set) lazy var project = ProjectFonts(files: self.set.projectFiles)

    /// The system's advances that the set brings along.
    var systemAdvances: SystemAdvances? { self.set.advances }

    /// Throws `missingFont` or `missingPatterns` for the first file that is absent or has other bytes than pinned; those of a set
    /// that `isChecked` are taken on trust.
    package init(_ set: FontSet, isChecked: Bool = false) throws(CairoError) {
        self.set = set
        for (index, entry) in set.entries.enumerated() {
            let missing = CairoError.missingFont(name: entry.name, file: entry.file, expectedHash: entry.sha256)
            guard let file = FontFile(path: entry.file, knownHash: isChecked ? entry.sha256 : nil) else { throw missing }
            guard let pinned = entry.sha256 else { continue }
            guard file.hash == pinned else { throw missing }
            guard let face = FontFace(name: entry.name, file: file, index: entry.index) else {
                throw .unreadableFont(name: entry.name, file: entry.file)
            }
            opened[index] = face
        }
        guard set.entries.contains(where: { $0.role == .roman(.system) }) else { throw .noSystemFont }
        for file in set.patterns {
            let bytes = FontFile(path: file.file, knownHash: isChecked ? file.sha256 : nil)
            guard bytes?.hash == file.sha256, let opened = WordPatterns(file: file.file) else {
                throw .missingPatterns(language: file.language, file: file.file, expectedHash: file.sha256)
            }
            patterns[file.language] = opened
        }
    }

    /// What words of a language are divided by, nil where the set has nothing for it.
    func patterns(_ language: String) -> WordPatterns? { patterns[language] }

    /// The font for a role, or nil where the set has none.
    func face(_ role: FontSet.Role) -> FontFace? {
        (set.entries.firstIndex { $0.role == role } ?? set.entries.firstIndex { $0.isNamed(by: role) }).flatMap(face(at:))
    }

    /// The place of every fallback among the entries, in the order they are asked.
    private(set) lazy var fallbacks: [Int] = set.entries.indices.filter { set.entries[$0].role == .fallback }

    /// The font of an entry, opened when first asked for; nil where the file has no such font.
    func face(at index: Int) -> FontFace? {
        if let face = opened[index] { return face }
        let entry = set.entries[index]
        guard let file = FontFile(path: entry.file),
            let face = FontFace(name: entry.name, file: file, index: entry.index)
        else { return nil }
        opened[index] = face
        return face
    }

    /// The font that `FontInstance.face` names, or nil where the set does not hold it.
    func face(identity: String) -> FontFace? {
        for index in set.entries.indices {
            if let face = face(at: index), face.identity == identity { return face }
        }
        return project.face(identity: identity)
    }

    /// A font at a place in its design space, made once.
    func design(_ face: FontFace, _ variations: [FontInstance.Variation]) -> FontDesign {
        let key = DesignKey(face: ObjectIdentifier(face), variations: variations)
        if let design = designs[key] { return design }
        let design = FontDesign(face: face, variations: variations)
        designs[key] = design
        return design
    }

    /// The stand-in's font at a weight and a size in points, with the advances of the system's font.
    func standIn(_ face: FontFace, weight: Double, size: Double, advances: SystemAdvances) -> FontDesign {
        func cut(_ weight: Double, _ opticalSize: Double) -> FontDesign {
            design(face, FontStyle.variations(of: face, weight: weight, opticalSize: opticalSize))
        }
        let cuts = DesignAdvances.Cuts(
            regular: cut(400, SystemAdvances.textCut), text: cut(weight, SystemAdvances.textCut),
            display: cut(weight, SystemAdvances.displayCut), drawn: cut(weight, advances.drawnCut(size: size)))
        let share = advances.displayShare(size: size)
        let key = DesignKey(face: ObjectIdentifier(face), variations: cuts.drawn.variations, share: share)
        if let design = designs[key] { return design }
        let known = characters[ObjectIdentifier(face)] ?? SystemCharacters(advances, regular: cuts.regular)
        characters[ObjectIdentifier(face)] = known
        let standIn = FontDesign(
            cuts.drawn, advances: DesignAdvances(advances, known, cuts: cuts, weight: weight, share: share))
        designs[key] = standIn
        return standIn
    }

    /// The design of a font instance, or nil where the set does not hold its file.
    func design(_ instance: FontInstance) -> FontDesign? {
        face(identity: instance.face).map { design($0, instance.variations) }
    }

    /// Name and identity of every font opened so far, sorted, for the record beside goldens.
    package var identities: [(name: String, hash: String)] {
        opened.values.map { ($0.name, $0.identity) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    }
}
