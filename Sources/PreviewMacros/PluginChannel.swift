import Glibc

/// Messages between compiler and plugin on standard input and output: eight bytes of length, little endian, then JSON.
struct PluginChannel {
    /// The next message, or nil at the end of input and for one cut short or longer than 1 GB.
    func read() -> [UInt8]? {
        guard let header = read(count: 8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return length <= 1 << 30 ? read(count: Int(length)) : nil
    }

    func write(_ message: [UInt8]) {
        let length = UInt64(message.count)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
        var rest = (header + message)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    private func read(count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress?.advanced(by: filled), count - filled) }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }
}
