/// The environment variables of a host: the same on every machine.
enum HostEnvironment {
    /// All variables; the library that fixes clock and random numbers is loaded before any other.
    static func variables(clock: String, conditions: HostConditions) -> [String: String] {
        [
            "HOME": "/", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "LD_PRELOAD": clock, "PATH": "/usr/bin:/bin", "TZ": "UTC",
            "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1", "XCODE_RUNNING_FOR_PREVIEWS": "1",
        ].merging(conditions.variables) { fixed, _ in fixed }
    }
}
