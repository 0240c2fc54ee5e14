import Glibc

/// A program that runs to its end, with all it prints.
struct Command {
    struct Result {
        let status: ExitStatus
        let output: [UInt8]
        let errors: [UInt8]
    }

    enum Failure: Error, Equatable {
        case notStarted
        case tooSlow
    }

    let launch: ChildProcess.Launch

    /// Runs the program; one that is still running after the limit is ended.
    func run(limit: Duration) throws(Failure) -> Result {
        guard let process = ChildProcess(launch) else { throw .notStarted }
        let deadline = ContinuousClock.now + limit
        var texts: [[UInt8]] = [[], []]
        var open = [process.output, process.errors].enumerated().map { ($0, $1) }
        while !open.isEmpty {
            var entries = open.map { pollfd(fd: $0.1.number, events: Int16(POLLIN), revents: 0) }
            poll(&entries, nfds_t(entries.count), 50)
            open.removeAll { index, descriptor in
                while true {
                    switch descriptor.read() {
                    case .bytes(let bytes): texts[index] += bytes
                    case .nothing: return false
                    case .end: return true
                    }
                }
            }
            if ContinuousClock.now > deadline { throw .tooSlow }
        }
        while process.poll() == nil {
            if ContinuousClock.now > deadline { throw .tooSlow }
            usleep(500)
        }
        return Result(status: process.end(), output: texts[0], errors: texts[1])
    }
}
