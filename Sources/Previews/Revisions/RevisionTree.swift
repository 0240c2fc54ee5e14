import Foundation
import ProofsheetSnapshots

/// The files of a project as they stood in a revision of its Git repository, without its goldens.
struct RevisionTree {
    /// The folder that stands for the project's root, absolute.
    let path: String

    /// Unpacks the revision into a folder, which is emptied before.
    init(_ revision: String, of root: ProjectRoot, into folder: String) throws(RunFailure) {
        path = folder + "/tree"
        let commit = try Self.commit(revision, root)
        let archive = folder + "/tree.tar"
        do {
            try? FileManager.default.removeItem(atPath: folder)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw RunFailure("\(folder) cannot be written. See whether the disk is full and the folder may be written to.")
        }
        defer { try? FileManager.default.removeItem(atPath: archive) }
        let packed = try Self.run(Self.git, ["-C", root.path, "archive", "--format=tar", "--output=\(archive)", commit])
        let unpacked = packed == nil ? nil : try Self.run("/usr/bin/tar", ["-xf", archive, "-C", path])
        guard unpacked != nil else {
            throw RunFailure("The revision \(revision) cannot be unpacked into \(path). See whether the disk is full.")
        }
        try? FileManager.default.removeItem(atPath: path + "/Snapshots")
        // Where the mark of the root is no part of the revision, the project around this folder must not take its place.
        if ProjectRoot(of: path).path != path {
            _ = FileManager.default.createFile(atPath: path + "/Package.swift", contents: Data())
        }
    }

    /// The full name of the commit that a revision stands for.
    private static func commit(_ revision: String, _ root: ProjectRoot) throws(RunFailure) -> String {
        let arguments = ["-C", root.path, "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
        guard let output = try run(git, arguments) else {
            throw RunFailure(
                "There is no revision \(revision) in a Git repository of \(root.path). "
                    + "Name a commit, tag or branch; a shallow clone may have to be deepened with git fetch.", exitCode: .usage)
        }
        return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let git = "/usr/bin/git"

    /// What a program prints, nil where it fails.
    private static func run(_ program: String, _ arguments: [String]) throws(RunFailure) -> String? {
        // Whoever may read the files may read their history; ownership is asked for by servers, not by us.
        let own = program == git ? ["-c", "safe.directory=*"] + arguments : arguments
        let environment = ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/", "GIT_CONFIG_NOSYSTEM": "1"]
        let launch = ChildProcess.Launch(path: program, arguments: own, environment: environment)
        do throws(Command.Failure) {
            let result = try Command(launch: launch).run(limit: .seconds(300))
            return result.status == .exited(0) ? String(decoding: result.output, as: UTF8.self) : nil
        } catch {
            throw RunFailure("\(program), which --against needs, cannot be run. Install it, for example with apt-get install git.")
        }
    }
}
