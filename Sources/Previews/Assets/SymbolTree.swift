/// The names of assets in code: members of a type, and groups of them.
struct SymbolTree {
    /// The path of each asset by its name in code.
    private(set) var members: [String: String] = [:]
    private(set) var groups: [String: SymbolTree] = [:]

    private init() {}

    /// Those of the assets whose names, and whose groups' names, are wanted; of two alike the one whose path comes first.
    init(_ places: some Sequence<AssetIndex.Place>, ending: String, where isWanted: (String) -> Bool) {
        for place in places.sorted(by: { $0.path < $1.path }) {
            let groups = place.groups.compactMap(SymbolName.group)
            guard groups.count == place.groups.count, groups.allSatisfy(isWanted),
                let name = SymbolName.member(place.name, ending: ending), isWanted(name), !Self.forbidden.contains(name)
            else { continue }
            add(name, place.path, in: groups[...])
        }
    }

    /// Words that are no names even in backticks.
    private static let forbidden: Set<String> = ["self", "init", "Type", "Protocol", "subscript"]

    var isEmpty: Bool { members.isEmpty && groups.isEmpty }

    private mutating func add(_ name: String, _ path: String, in chain: ArraySlice<String>) {
        if let first = chain.first {
            groups[first, default: SymbolTree()].add(name, path, in: chain.dropFirst())
        } else if members[name] == nil {
            members[name] = path
        }
    }

    /// A declaration with all members of a type in it.
    func lines(_ head: String, type: String, indent: String) -> [String] {
        guard !isEmpty else { return [] }
        var lines = ["\(indent)\(head) {"]
        for (name, path) in members.sorted(by: { $0.key < $1.key }) {
            lines.append("\(indent)    static let `\(name)` = \(type)(name: \(AssetSymbols.literal(path)), bundle: .main)")
        }
        for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
            lines += group.lines("enum `\(name)`", type: type, indent: indent + "    ")
        }
        return lines + ["\(indent)}"]
    }
}
