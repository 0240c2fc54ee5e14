import Foundation

/// The Git repository that a project stands in.
struct Repository {
    let root: ProjectRoot

    /// The full name of the commit that a revision stands for.
    func commit(_ revision: String) throws(RunFailure) -> String {
        let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
        guard let output = try git(words) else {
            throw RunFailure(
                "There is no revision \(revision) in a Git repository of \(root.path). "
                    + "Name a commit, tag or branch; a shallow clone may have to be deepened with git fetch.", exitCode: .usage)
        }
        return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The full name of the last commit that two revisions have in common.
    func mergeBase(_ first: String, _ second: String) throws(RunFailure) -> String {
        let (left, right) = (try commit(first), try commit(second))
        guard let output = try git(["merge-base", left, right]) else {
            throw RunFailure(
                "\(first) and \(second) have no commit in common. Name others; a shallow clone may have to be deepened with git fetch.",
                exitCode: .usage)
        }
        return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Writes the files of a commit below the project's root into a tar archive; false where that fails.
    func archive(_ commit: String, to file: String) throws(RunFailure) -> Bool {
        try git(["archive", "--format=tar", "--output=\(file)", commit]) != nil
    }

    /// What Git prints, nil where it fails.
    private func git(_ words: [String]) throws(RunFailure) -> String? {
        // Whoever may read the files may read their history; ownership is asked for by servers, not by us.
        try Self.run("/usr/bin/git", ["-c", "safe.directory=*", "-C", root.path] + words)
    }

    /// What a program prints, nil where it fails.
    static func run(_ program: String, _ arguments: [String]) throws(RunFailure) -> String? {
        let environment = ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/", "GIT_CONFIG_NOSYSTEM": "1"]
        let launch = ChildProcess.Launch(path: program, arguments: arguments, environment: environment)
        do throws(Command.Failure) {
            let result = try Command(launch: launch).run(limit: .seconds(300))
            return result.status == .exited(0) ? String(decoding: result.output, as: UTF8.self) : nil
        } catch {
            throw RunFailure("\(program), which --against needs, cannot be run. Install it, for example with apt-get install git.")
        }
    }
}
