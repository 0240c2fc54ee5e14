import Foundation
import ProofsheetSnapshots
import Testing

@Suite(.serialized) struct KilledAcceptTests {
    /// Cells of either state; the states differ in every picture, in a cell gained and one lost.
    static func shades(_ state: Int) -> [(String, UInt8?)] {
        (0..<8).map { ("c\($0 + state)", UInt8($0 * 8 + state)) }
    }

    @Test("killed at any moment an accept leaves one whole golden, and the next accept tidies up")
    func killed() async throws {
        let project = TemporaryProject()
        try project.check(Self.shades(0))
        let usual = try ContinuousClock().measure { try project.accept() }
        var delays = SplitMix(state: 7)
        let limit = UInt32(usual / .microseconds(1)) * 2
        var state = 0
        var seen: [Int] = []
        for round in 0..<50 {
            // Over twice the time of the first accept, so that many moments lie within one; some at once, some after the end.
            let moment = UInt32.random(in: 0...limit, using: &delays)
            let delay = round % 10 == 0 ? 0 : round % 10 == 5 ? UInt32.max : moment
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [delay = delay as UInt32, root = project.root as String, next = 1 - state as Int] in
                let child = TemporaryProject(at: root)
                try child.check(Self.shades(next))
                Thread.detachNewThread {
                    Thread.sleep(forTimeInterval: Double(delay) / 1e6)
                    kill(getpid(), SIGKILL)
                }
                try child.accept()
                kill(getpid(), SIGKILL)
            }
            let golden = try #require(try project.store.golden(TemporaryProject.name())).golden
            let states = [0, 1].filter { Self.shades($0).map(\.0).sorted() == golden.cells.keys.sorted() }
            try #require(states.count == 1)
            state = states[0]
            seen.append(state)
            #expect(try project.store.paths() == ["Sources/Views/Rows/Plain/review"])
            // Every picture of it is there, and is the one that the state has.
            #expect(try project.check(Self.shades(state), ignoresFingerprints: true).isMatch)
        }
        // Both sides of the swap were seen.
        #expect(Set(seen) == [0, 1])
        #expect(zip(seen, [0] + seen).contains { $0 == $1 })
        try project.check(Self.shades(0))
        try project.accept()
        #expect(try project.check(Self.shades(0)).isMatch)
        #expect(try FileManager.default.contentsOfDirectory(atPath: project.root + "/Snapshots/Sources/Views/Rows/Plain") == ["review"])
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
