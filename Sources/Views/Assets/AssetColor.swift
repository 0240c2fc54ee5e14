import ProofsheetDrawing

/// One version of a colour of an asset catalogue.
package enum AssetColor: Equatable, Sendable {
    case parts(RGBA)
    /// A colour of the system by its key in the colour table, or by a name that is none.
    case system(String)
    /// Why there is none, as a sentence.
    case problem(String)
}

extension ResolveContext {
    /// The colour of a name; grey, with a sentence, where there is none.
    func assetColor(_ name: String) -> RGBA {
        let gray = session.profile.color("systemGray", environment.colorScheme)
        guard !session.assets.isEmpty else {
            session.note("There is no asset catalogue here: the colour \"\(name)\" is shown grey.")
            return gray
        }
        switch session.assets.color(named: name, for: AssetTraits(self, mirrors: false)) {
        case .parts(let parts): return parts
        case .system(let key) where session.profile.has(color: key): return color(key)
        case .system(let key):
            session.note("The colour \"\(name)\" is the system's \"\(key)\", which is not known here; grey stands for it.")
        case .problem(let sentence): session.note(sentence)
        case nil: session.note("No asset catalogue of the project has a colour \"\(name)\"; grey stands for it.")
        }
        return gray
    }

    /// The colour that an app sets apart, by the name that every new project gives it; nil where it has none.
    var accentColor: RGBA? {
        guard !session.assets.isEmpty else { return nil }
        switch session.assets.color(named: "AccentColor", for: AssetTraits(self, mirrors: false)) {
        case .parts(let parts): return parts
        case .system(let key): return session.profile.has(color: key) ? color(key) : nil
        case .problem, nil: return nil
        }
    }
}
