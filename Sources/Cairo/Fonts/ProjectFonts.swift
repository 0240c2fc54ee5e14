import CProofsheetHarfBuzz

/// The fonts that a project brings along, found by the names they have themselves; opened when one is first asked for.
///
/// Files that hold no font are passed over: then no font has the name, which is reported.
final class ProjectFonts {
    private struct Member {
        let face: FontFace
        let names: FontNames
    }

    private let files: [String]
    private lazy var members: [Member] = files.flatMap(Self.members)

    init(files: [String]) { self.files = files }

    /// Whether a font or a family has the name.
    func has(_ name: String) -> Bool { members.contains { $0.names.own.contains(name) || $0.names.families.contains(name) } }

    /// The font of a name, or the member of its family nearest to a weight of 100...900; one that is upright where italic is asked for
    /// is to be slanted.
    func face(named name: String, weight: Double, isItalic: Bool) -> (face: FontFace, isSlanted: Bool)? {
        let own = members.first { $0.names.own.contains(name) }
        let wantsItalic = isItalic || own?.names.isItalic == true
        // A font by its own name stays what it is unless it is to be heavier or slanted.
        let wanted = own.map { max($0.names.weight, weight) } ?? weight
        if let own, own.names.weight == wanted, own.names.isItalic == wantsItalic { return (own.face, false) }
        let families = own?.names.families ?? [name]
        let family = members.filter { !$0.names.families.isDisjoint(with: families) }
        guard let nearest = family.min(by: { rank($0, wanted, wantsItalic) < rank($1, wanted, wantsItalic) }) ?? own else { return nil }
        return (nearest.face, wantsItalic && !nearest.names.isItalic)
    }

    /// The font with an identity, nil where the project has none.
    func face(identity: String) -> FontFace? { members.first { $0.face.identity == identity }?.face }

    private func rank(_ member: Member, _ weight: Double, _ isItalic: Bool) -> Double {
        let distance = member.face.nearest(weight, on: FontTag.weight).map { abs($0 - weight) } ?? abs(member.names.weight - weight)
        return distance + (member.names.isItalic == isItalic ? 0 : 1000)
    }

    private static func members(_ path: String) -> [Member] {
        guard let file = FontFile(path: path) else { return [] }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return (0..<Int(hb_face_count(file.blob))).compactMap { index in
            FontFace(name: name, file: file, index: index).map { Member(face: $0, names: FontNames($0.face)) }
        }
    }
}
