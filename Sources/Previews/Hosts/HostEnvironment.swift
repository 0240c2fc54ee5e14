/// The environment variables of a host: the same on every machine.
enum HostEnvironment {
    static let variables = [
        "HOME": "/", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "TZ": "UTC",
        "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
        "XCODE_RUNNING_FOR_PREVIEWS": "1",
    ]
}
