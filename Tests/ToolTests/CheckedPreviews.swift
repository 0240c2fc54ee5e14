/// The previews of a check as its JSON tells them, with what became of their cells.
struct CheckedPreviews: Decodable {
    struct Snapshot: Decodable {
        struct Name: Decodable { let preview: String }
        struct Cell: Decodable { let outcome: String, reason: String? }
        let name: Name
        let cells: [Cell]
    }

    let snapshots: [Snapshot]
}
