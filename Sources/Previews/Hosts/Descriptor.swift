import CProofsheetPreviewDiscovery
import Glibc

/// A file descriptor that is closed when nobody holds it any more.
final class Descriptor {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// The two ends of a pipe: one to read, one to write; nil where the process has no descriptors left.
    static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
        var ends: [Int32] = [0, 0]
        guard proofsheet_pipe(&ends) == 0 else { return nil }
        return (Descriptor(ends[0]), Descriptor(ends[1]))
    }

    /// The two ends of a channel that carries bytes both ways.
    static func socketPair() -> (Descriptor, Descriptor)? {
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        return (Descriptor(ends[0]), Descriptor(ends[1]))
    }

    /// Reads return at once from now on, whether there are bytes or not.
    func makeNonBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

    enum Chunk: Equatable {
        case bytes([UInt8])
        /// Nothing yet.
        case nothing
        case end
    }

    /// Reads what is there, at most so many bytes.
    func read(atMost limit: Int = 1 << 16) -> Chunk {
        let chunk = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            var got = Glibc.read(number, buffer.baseAddress, limit)
            while got < 0, errno == EINTR { got = Glibc.read(number, buffer.baseAddress, limit) }
            count = max(got, 0)
            if got < 0, errno == EAGAIN || errno == EWOULDBLOCK { count = 0 } else { errno = 0 }
        }
        guard chunk.isEmpty else { return .bytes(chunk) }
        return errno == EAGAIN || errno == EWOULDBLOCK ? .nothing : .end
    }

    /// Sends everything through a socket; false where the other end is gone.
    func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0 {
                guard errno == EINTR || waitForRoom() else { return false }
            } else {
                rest = rest.dropFirst(count)
            }
        }
        return true
    }

    private func waitForRoom() -> Bool {
        guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
        var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        return poll(&entry, 1, 1000) >= 0 && Int32(entry.revents) & (POLLERR | POLLHUP) == 0
    }
}
