import Foundation

/// Keeps a second accept out as long as the value lives; the system lets go of it even when the process is killed.
final class AcceptLock {
    private let descriptor: Int32

    /// Takes the lock file of an output folder, or throws at once where another accept has it.
    init(_ output: OutputFolder) throws(SnapshotError) {
        try output.make("")
        let path = output.path + "/accept.lock"
        let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard opened >= 0 else { throw .unwritable(path: path, code: errno) }
        guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
            close(opened)
            throw .busy(lock: path)
        }
        descriptor = opened
    }

    deinit { close(descriptor) }
}
