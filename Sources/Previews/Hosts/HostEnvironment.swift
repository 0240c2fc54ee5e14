/// The environment variables of a host: the same on every machine.
enum HostEnvironment {
    /// All variables; `PROOFSHEET_HOST` is what fixes clock and random numbers.
    static func variables(_ setup: HostSetup) -> [String: String] {
        [
            "HOME": "/", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "PROOFSHEET_HOST": "1", "TZ": "UTC",
            "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1", "XCODE_RUNNING_FOR_PREVIEWS": "1",
        ].merging(setup.variables) { fixed, _ in fixed }.merging(setup.conditions.variables) { fixed, _ in fixed }
    }
}
