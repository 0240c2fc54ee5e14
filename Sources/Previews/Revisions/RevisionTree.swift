import Foundation
import ProofsheetSnapshots

/// The files of a project as they stood in a revision of its Git repository, without its goldens.
struct RevisionTree {
    /// The folder that stands for the project's root, absolute.
    let path: String

    /// Unpacks a commit into a new folder of that name below another.
    init(_ commit: String, of repository: Repository, into folder: String, name: String) throws(RunFailure) {
        path = folder + "/" + name
        let archive = path + ".tar"
        try Self.make(path)
        defer { try? FileManager.default.removeItem(atPath: archive) }
        let isPacked = try repository.archive(commit, to: archive)
        guard isPacked, try Repository.run("/usr/bin/tar", ["-xf", archive, "-C", path]) != nil else {
            throw RunFailure("The commit \(commit) cannot be unpacked into \(path). See whether the disk is full.")
        }
        try? FileManager.default.removeItem(atPath: path + "/Snapshots")
        // Where the mark of the root is no part of the revision, the project around this folder must not take its place.
        if ProjectRoot(of: path).path != path {
            _ = FileManager.default.createFile(atPath: path + "/Package.swift", contents: Data())
        }
    }

    /// Removes what an earlier run left in a folder.
    static func empty(_ folder: String) throws(RunFailure) {
        try? FileManager.default.removeItem(atPath: folder)
        try make(folder)
    }

    private static func make(_ folder: String) throws(RunFailure) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw RunFailure("\(folder) cannot be written. See whether the disk is full and the folder may be written to.")
        }
    }
}
