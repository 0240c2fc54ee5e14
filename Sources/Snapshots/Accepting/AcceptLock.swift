import Foundation

/// Keeps a second accept out as long as the value lives; the system lets go of it even when the process is killed.
///
/// Two accepts get into each other's way where they read the same candidates and where they write the same goldens.
final class AcceptLock {
    private var descriptors: [Int32] = []

    /// Takes the lock file of an output folder and the folder above the goldens, or throws where another accept has one and keeps it for
    /// a fifth of a second.
    init(_ output: OutputFolder, store: GoldenStore) throws(SnapshotError) {
        try output.make("")
        let path = output.path + "/accept.lock"
        try take(path, open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644))
        try take(store.root, open(store.root, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    private func take(_ path: String, _ descriptor: Int32) throws(SnapshotError) {
        guard descriptor >= 0 else { throw .unwritable(path: path, code: errno) }
        descriptors.append(descriptor)
        // A program that this process is just starting has the descriptor, and the lock with it, until it is a program of its own.
        for _ in 0..<Self.tries {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            usleep(Self.pause)
        }
        throw .busy(lock: path)
    }

    private static let tries = 20
    /// In millionths of a second.
    private static let pause: UInt32 = 10_000

    deinit { for descriptor in descriptors { close(descriptor) } }
}
