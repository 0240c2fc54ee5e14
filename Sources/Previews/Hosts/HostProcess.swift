import Glibc
import ProofsheetDrawing

/// A host at work on one job, seen from the tool.
final class HostProcess {
    enum Event {
        case answered(step: Int, [UInt8])
        case refused(step: Int, String)
        case finished
        case failed(StepFailure.Reason)
        case unusable(HostError)
    }

    /// A process whose channel has ended is gone within this time.
    private static let grace = Duration.milliseconds(500)

    /// So long a measurement of memory is good for.
    private static let pause = Duration.milliseconds(10)

    let process: ChildProcess
    private let setup: HostSetup
    private(set) var job: HostJob?
    /// The library's entries, nil until it is loaded.
    private(set) var entries: [EntryOrigin]?
    /// When the current step began.
    private(set) var stepStart = ContinuousClock.now
    private var measured = ContinuousClock.now
    /// The steps without an answer, nil until they are known.
    private var remaining: ArraySlice<Int>?
    private var frames = FrameBuffer()
    private var errors = TextTail()

    init?(_ setup: HostSetup) {
        self.setup = setup
        let launch = ChildProcess.Launch(
            path: setup.program, arguments: setup.arguments, environment: HostEnvironment.variables(setup), hasChannel: true)
        guard let process = ChildProcess(launch) else { return nil }
        self.process = process
    }

    /// The step the host is busy with, or the first one while nothing is known.
    var currentStep: Int {
        if let step = remaining?.first { return step }
        if case .describe(let first) = job?.work { return first }
        return job?.steps?.first ?? 0
    }

    /// The end of what the process wrote to its standard error.
    var lastLines: [String] { errors.lines() }

    func start(_ job: HostJob) {
        self.job = job
        remaining = job.steps.map { $0[...] }
        stepStart = .now
        for request in [.load(library: setup.library, fonts: setup.fonts, catalogues: setup.catalogues), job.request] {
            // A host that is gone already is noticed by the end of its channel.
            _ = process.channel?.send(FrameBuffer.framed(request.encoded()))
        }
    }

    /// Adds to the time that the current step may take.
    func excuse(_ time: Duration) { stepStart += time }

    /// The descriptors on which something can arrive.
    var descriptors: [Descriptor] { [process.output, process.errors] + (process.channel.map { [$0] } ?? []) }

    /// Takes in what has arrived and checks the limits.
    func events(now: ContinuousClock.Instant) -> [Event] {
        let limits = setup.limits
        var events: [Event] = []
        // Asked first, so that nothing it sent is left behind; a child of its own may hold the channel open.
        let hasEnded = process.poll() != nil
        let isGone = readChannel(&events, chunks: hasEnded ? .max : Self.chunks) || hasEnded
        drain()
        if case .finished? = events.last { return events }
        if case .failed? = events.last { return events }
        if isGone {
            let status = process.wait(for: Self.grace)
            drain()
            events.append(status.map(ending) ?? .failed(.closedChannel))
        } else if now - stepStart > limits.time {
            events.append(.failed(.tookTooLong(limit: limits.seconds)))
        } else if now - measured > Self.pause {
            measured = now
            if process.measureMemory() > limits.memory { events.append(.failed(.usedTooMuchMemory(limit: limits.memory))) }
        }
        return events
    }

    private func ending(_ status: ExitStatus) -> Event {
        // The number is that of proofsheet-host, when dlopen finds no runtime.
        if status == .exited(65), entries == nil {
            return .unusable(.runtimeNotLoaded(text: lastLines.joined(separator: " ")))
        }
        // So ends a host that is asked what it does not know; user code that runs while it is loaded is not expected to end alike.
        if status == .exited(EX_PROTOCOL), entries == nil { return .unusable(.runtimeOfAnotherBuild(path: setup.engine)) }
        switch status {
        case .exited(EX_IOERR): return .failed(.closedChannel)
        case .exited(let number): return .failed(.exited(status: number))
        case .signalled(let number): return .failed(.crashed(signal: number))
        }
    }

    /// As many pieces of a stream are taken in at a time: whoever writes faster than the tool reads has to wait.
    private static let chunks = 16

    /// True when the channel has come to its end.
    private func readChannel(_ events: inout [Event], chunks: Int) -> Bool {
        guard let channel = process.channel else { return true }
        for _ in 0..<chunks {
            switch channel.read() {
            case .nothing: return false
            case .end: return true
            case .bytes(let bytes):
                frames.append(bytes)
                do {
                    while let message = try frames.next() { take(try HostReply(decoding: message), &events) }
                } catch {
                    events.append(ending(after: error))
                    return false
                }
            }
        }
        return false
    }

    /// What to make of bytes that are no answer.
    private func ending(after error: any Error) -> Event {
        if case .unsupportedVersion? = error as? MalformedEncoding { return .unusable(.runtimeOfAnotherBuild(path: setup.engine)) }
        return .failed(.garbled)
    }

    private func take(_ reply: HostReply, _ events: inout [Event]) {
        stepStart = .now
        switch reply {
        case .loaded(let origins):
            entries = origins
            if case .describe(let first) = job?.work { remaining = Array(first..<max(first, origins.count))[...] }
        case .notLoaded(let text): events.append(.unusable(.libraryNotLoaded(path: setup.library, text: text)))
        case .answer(let step, let payload):
            events.append(.answered(step: step, payload))
            remaining = remaining?.drop { $0 <= step }
        case .refused(let step, let sentence):
            events.append(.refused(step: step, sentence))
            remaining = remaining?.drop { $0 <= step }
        }
        if remaining?.isEmpty == true { events.append(.finished) }
    }

    /// Empties the standard streams; a flood of output is taken in small parts, so that the limits are still checked.
    private func drain() {
        for _ in 0..<Self.chunks {
            guard case .bytes = process.output.read() else { break }
        }
        for _ in 0..<Self.chunks {
            guard case .bytes(let bytes) = process.errors.read() else { break }
            errors.append(bytes)
        }
    }
}
