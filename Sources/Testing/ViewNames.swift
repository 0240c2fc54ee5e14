import Synchronization

/// The names under which views were expected in this process, so that no two places share a golden.
enum ViewNames {
    private struct Name: Hashable {
        let name, file: String
        let matrix: PreviewMatrix
    }

    private static let places = Mutex<[Name: String]>([:])

    /// Notes the place of a name; a place may come again, as in tests with arguments.
    static func claim(_ name: String, file: String, matrix: PreviewMatrix, place: String) throws(ExpectationError) {
        let key = Name(name: name, file: file, matrix: matrix)
        let first = places.withLock { places in
            let first = places[key] ?? place
            places[key] = first
            return first
        }
        if first != place { throw .sameName(name, place: place, other: first) }
    }
}
