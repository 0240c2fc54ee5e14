import Glibc

/// How a process ended.
package enum ExitStatus: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)

    /// From the number that `waitpid` yields.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .signalled(signal)
    }

    /// The signal's name, for example `SIGILL`.
    package static func name(ofSignal signal: Int32) -> String {
        switch signal {
        case SIGILL: "SIGILL"
        case SIGTRAP: "SIGTRAP"
        case SIGABRT: "SIGABRT"
        case SIGBUS: "SIGBUS"
        case SIGFPE: "SIGFPE"
        case SIGSEGV: "SIGSEGV"
        case SIGKILL: "SIGKILL"
        case SIGTERM: "SIGTERM"
        case SIGPIPE: "SIGPIPE"
        default: "signal \(signal)"
        }
    }
}
