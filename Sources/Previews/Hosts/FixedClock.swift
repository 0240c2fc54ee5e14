import Glibc

/// What the library offers that fixes clock and random numbers of a host; it is found by name, for only hosts have it loaded.
enum FixedClock {
    /// Begins with the first random number again, so that no cell depends on those drawn before it.
    static var restartRandomNumbers: (@convention(c) () -> Void)? {
        dlsym(nil, "proofsheet_restart_random_numbers").map { unsafeBitCast($0, to: (@convention(c) () -> Void).self) }
    }
}
