import Foundation
import ProofsheetSnapshots
import Testing

@Suite(.serialized) struct KilledAcceptTests {
    /// Cells of either state; the states differ in every picture, in a cell gained and one lost.
    static func shades(_ state: Int) -> [(String, UInt8?)] {
        (0..<8).map { ("c\($0 + state)", UInt8($0 * 8 + state)) }
    }

    /// Does something in a copy of this process, which is gone after it and runs nothing else of it; nil where there is no copy.
    ///
    /// What another thread held when the copy was made nobody gives back there, so that the copy may wait for ever: a kill ends it.
    private static func fork(_ body: () -> Int32) -> pid_t? {
        guard let symbol = dlsym(nil, "fork") else { return nil }
        let id = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)()
        if id == 0 {
            // Locks that other tests hold just now would be held by the copy too.
            for descriptor: Int32 in 3..<1024 { close(descriptor) }
            _exit(body())
        }
        return id > 0 ? id : nil
    }

    private static func wait(for id: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return status
    }

    private static func seconds(_ body: () throws -> Void) rethrows -> Double { try ContinuousClock().measure(body) / .seconds(1) }

    @Test("killed at 200 moments all over its work an accept leaves one whole golden each time, and the next accept tidies up")
    func killed() throws {
        let project = TemporaryProject()
        try project.check(Self.shades(0))
        try project.accept()
        var state = 0
        var (seen, left): ([Int], Int) = ([], 0)
        // How long it takes from the copy's start to its end, measured anew now and then: the machine may have other work.
        var usual = 0.02
        for round in 0..<200 {
            let next = 1 - state
            try project.check(Self.shades(next))
            let isMeasured = round % 20 == 0
            var child: pid_t = 0
            let time = try Self.seconds {
                child = try #require(Self.fork { (try? project.accept()) == nil ? 1 : 0 })
                if isMeasured {
                    // Not for ever, see above.
                    for _ in 0..<20_000 where kill(child, 0) == 0 {
                        var status: Int32 = 0
                        if waitpid(child, &status, WNOHANG) == child { child = 0 }
                        if child == 0 { break }
                        usleep(100)
                    }
                }
            }
            if isMeasured { usual = min(time, 1) }
            if child != 0 {
                usleep(UInt32(usual * 1e6 * Double(round % 20) / 18))
                kill(child, SIGKILL)
                _ = Self.wait(for: child)
            }
            let golden = try #require(try project.store.golden(TemporaryProject.name())).golden
            let states = [0, 1].filter { Self.shades($0).map(\.0).sorted() == golden.cells.keys.sorted() }
            try #require(states.count == 1)
            state = states[0]
            seen.append(state == next ? 1 : 0)
            #expect(try project.store.paths() == ["Sources/Views/Rows/Plain/review"])
            if project.files("Snapshots").contains(where: { $0.contains(".accepting") }) { left += 1 }
            // Every picture of it is there, and is the one that the state has.
            #expect(try project.check(Self.shades(state), ignoresFingerprints: true).isMatch)
        }
        // Kills came before the swap and after it, and some left a scratch folder.
        #expect(Set(seen) == [0, 1] && left > 0)
        try project.check(Self.shades(0))
        try project.accept()
        #expect(try project.check(Self.shades(0)).isMatch)
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.root + "/Snapshots/Sources/Views/Rows/Plain") == ["review"])
    }

    @Test("where nothing may be written the accept says so, and the golden stays")
    func readOnly() throws {
        let project = TemporaryProject()
        try project.check(Self.shades(0))
        try project.accept()
        try project.check(Self.shades(1))
        let before = project.files("Snapshots")
        let place = project.root + "/Snapshots/Sources/Views/Rows/Plain"
        func allow(_ mode: mode_t) { for path in [place, place + "/review"] { chmod(path, mode) } }
        allow(0o555)
        defer { allow(0o755) }
        let answer = project.root + "/answer"
        let child = try #require(
            Self.fork {
                // The superuser may write anywhere; nobody, 65534, may not.
                if geteuid() == 0 {
                    chmod(project.root, 0o777)
                    _ = try? FileManager.default.removeItem(atPath: project.root + "/.build/proofsheet/accept.lock")
                    chmod(project.root + "/.build/proofsheet", 0o777)
                    guard setgid(65534) == 0, setuid(65534) == 0 else { return 2 }
                }
                let refusal = project.refusal { try project.accept() } ?? "accepted"
                return (try? Data(refusal.utf8).write(to: URL(fileURLWithPath: answer))) == nil ? 1 : 0
            })
        #expect(Self.wait(for: child) == 0)
        #expect(
            try String(contentsOfFile: answer, encoding: .utf8)
                == "Snapshots/Sources/Views/Rows/Plain/.review.accepting cannot be written: permission is denied; the goldens are unchanged."
        )
        #expect(project.files("Snapshots") == before)
        #expect(project.refusal() == nil)
    }

    @Test("an accept that can write a part only keeps the golden and leaves nothing behind")
    func partlyWritten() async throws {
        let project = TemporaryProject()
        try project.check(Self.shades(0))
        try project.accept()
        try project.check(Self.shades(1))
        let before = project.files("Snapshots")
        await #expect(processExitsWith: .success) { [root = project.root as String] in
            // Stands for a full disk: the pictures of this test have some 80 bytes, their manifest has thousands.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 500, rlim_max: 500)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            let child = TemporaryProject(at: root)
            let expected = """
                Snapshots/Sources/Views/Rows/Plain/.review.accepting/golden.json cannot be written: \
                the file would be larger than allowed; the goldens are unchanged.
                """
            exit(child.refusal { try child.accept() } == expected ? 0 : 1)
        }
        #expect(project.files("Snapshots") == before)
        #expect(project.refusal() == nil)
    }
}
