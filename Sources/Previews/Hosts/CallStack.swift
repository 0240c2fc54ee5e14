import Glibc

/// The call stack of this process's main thread.
enum CallStack {
    /// How large it may grow; 8 MB where the system does not say, and at most 512 MB, which hosts are started with.
    static var bytes: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return 8 << 20 }
        return Int(min(limit.rlim_cur, 512 << 20))
    }
}
