import Glibc

/// A running process in a group of its own, with its standard output and error captured apart.
final class ChildProcess {
    /// What to start.
    struct Launch {
        var path: String
        var arguments: [String] = []
        /// The whole environment; nothing is inherited.
        var environment: [String: String] = [:]
        /// Whether the process gets a private channel as its descriptor 3.
        var hasChannel = false
    }

    let id: pid_t
    let output: Descriptor
    let errors: Descriptor
    let channel: Descriptor?
    private var status: ExitStatus?
    /// What the process was seen to have started.
    private var family: Set<ProcessFamily.Member> = []

    /// Nil where the system starts no process: no such program, no descriptors, no memory.
    init?(_ launch: Launch) {
        guard let outputPipe = Descriptor.pipe(), let errorPipe = Descriptor.pipe(),
            let sockets = Descriptor.socketPair()
        else { return nil }
        var ends = [(outputPipe.writing, STDOUT_FILENO), (errorPipe.writing, STDERR_FILENO)]
        if launch.hasChannel { ends.append((sockets.1, 3)) }
        guard let id = Self.spawn(launch, ends: ends) else { return nil }
        self.id = id
        output = outputPipe.reading
        errors = errorPipe.reading
        channel = launch.hasChannel ? sockets.0 : nil
        for descriptor in [output, errors, channel] { descriptor?.makeNonBlocking() }
    }

    deinit { end() }

    private static func spawn(_ launch: Launch, ends: [(Descriptor, Int32)]) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        for (end, number) in ends { posix_spawn_file_actions_adddup2(&actions, end.number, number) }
        // What the tool ignores or blocks, its children need not.
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        let variables = launch.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var id: pid_t = 0
        let result = withCStrings([launch.path] + launch.arguments) { arguments in
            withCStrings(variables) { environment in
                posix_spawn(&id, launch.path, &actions, &attributes, arguments, environment)
            }
        }
        return result == 0 ? id : nil
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }

    /// How the process ended, nil while it runs.
    func poll() -> ExitStatus? {
        if let status { return status }
        var number: Int32 = 0
        guard waitpid(id, &number, WNOHANG) == id else { return nil }
        status = ExitStatus(waitStatus: number)
        // What it started goes with it.
        kill(-id, SIGKILL)
        ProcessFamily.end(family)
        return status
    }

    /// How the process ended by itself within a time; nil where it did not, and had to be ended.
    func wait(for time: Duration) -> ExitStatus? {
        let deadline = ContinuousClock.now + time
        while ContinuousClock.now < deadline {
            if let status = poll() { return status }
            usleep(500)
        }
        end()
        return nil
    }

    /// Ends the process and all it started, and waits until it is gone.
    @discardableResult func end() -> ExitStatus {
        if let status { return status }
        // Stopped, it starts no more.
        kill(id, SIGSTOP)
        family.formUnion(ProcessFamily(of: id).members)
        kill(-id, SIGKILL)
        ProcessFamily.end(family)
        var number: Int32 = 0
        while waitpid(id, &number, 0) < 0, errno == EINTR {}
        let ended = ExitStatus(waitStatus: number)
        status = ended
        return ended
    }

    /// Bytes of memory in use by the process and all it started, 0 when they are gone; what several of them share counts for each.
    func measureMemory() -> Int {
        let members = ProcessFamily(of: id).members
        // When the process ends, nobody knows any more whose these were.
        family.formUnion(members)
        return ProcessFamily.memory(of: id) + members.reduce(0) { $0 + ProcessFamily.memory(of: $1.id) }
    }
}
