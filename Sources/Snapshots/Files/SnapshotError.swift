import ProofsheetPNG

/// What can go wrong with goldens and candidates on disk; paths are as the user would type them.
package enum SnapshotError: Error, Equatable {
    case emptyName(String)
    case folderOutside(String)
    case nameCollision(String, String)
    case symbolicLink(path: String)
    case unreadable(path: String, code: Int32)
    case unwritable(path: String, code: Int32)
    case notManifest(path: String)
    /// A manifest that Git left with both sides of a conflict in it.
    case unresolvedConflict(path: String)
    case unknownFormat(path: String, version: Int)
    case inconsistent(path: String, detail: String)
    case missingPicture(path: String)
    case badPicture(path: String, PNGError)
    case largeFilePointer(path: String)
    case foreignPicture(path: String)
    case noCandidate(String)
    case staleCandidate(String, changed: [String])
    case failedCells(String, count: Int, first: String, reason: String)
    case wholeOnly(String, changed: String)
    case damagedCandidate(path: String)
    /// A report in an output folder that cannot be read as one.
    case damagedReport(path: String)
    case busy(lock: String)
    case swapUnsupported(path: String)
    case selfTestFailed
    /// A report that is named for a merge is of a whole run.
    case notShard(path: String)
    case foreignShard(path: String, other: String)
    case doubleShard(index: Int, path: String, other: String)
    case missingShards([Int], count: Int)
    /// The cells of all shards are not those that were planned.
    case incompleteShards(name: String, found: Int, planned: Int)
    case mergedOntoShard(path: String)
}
