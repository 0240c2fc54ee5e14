import Glibc

/// Lets hosts work on jobs until none is left, and replaces hosts that fail.
///
/// Each job starts in a fresh process. A host that hangs, or works for a preview that failed before, does not keep
/// others from starting, so that one endless loop costs the run no more than its own limit.
final class HostRun {
    enum Outcome {
        case answered([UInt8])
        case failed(StepFailure)
    }

    private let setup: HostSetup
    private let count: Int
    private let deliver: (PreviewKey?, Int, Outcome) throws(HostError) -> Void
    private var waiting: [HostJob]
    private var active: [HostProcess] = []
    private var lost: [PreviewKey: Duration] = [:]
    private var reasons: [PreviewKey: StepFailure.Reason] = [:]
    /// The entries of the library, as the hosts name them.
    private(set) var entries: [EntryOrigin] = []

    /// Hosts that do not count, because they hang or failed before, at most.
    private static let extraHosts = 6
    /// A step that takes longer is taken to hang.
    private static let suspicion = Duration.milliseconds(500)

    init(
        _ setup: HostSetup, count: Int, jobs: [HostJob], deliver: @escaping (PreviewKey?, Int, Outcome) throws(HostError) -> Void
    ) {
        (self.setup, self.count, self.deliver) = (setup, max(count, 1), deliver)
        waiting = jobs.reversed()
    }

    /// Returns when every step of every job has its outcome.
    func run() throws(HostError) {
        for path in setup.needed where access(path, R_OK) != 0 {
            throw .missing(path: path)
        }
        defer { active = [] }
        while !waiting.isEmpty || !active.isEmpty {
            try startHosts()
            waitForNews()
            let now = ContinuousClock.now
            for host in active {
                for event in host.events(now: now) { try take(event, from: host) }
            }
            // What the receiver of the answers takes its time for is no host's fault.
            let spent = ContinuousClock.now - now
            for host in active { host.excuse(spent) }
        }
    }

    private func startHosts() throws(HostError) {
        while let job = waiting.last, hasRoom(for: job) {
            waiting.removeLast()
            if let preview = job.preview, let reason = reasons[preview], lost[preview, default: .zero] > setup.limits.patience {
                try giveUp(job, after: reason)
                continue
            }
            guard let host = HostProcess(setup) else { throw .notStarted(path: setup.program) }
            host.start(job)
            active.append(host)
        }
    }

    private func hasRoom(for job: HostJob) -> Bool {
        let now = ContinuousClock.now
        let trusted = active.count { host in
            now - host.stepStart < Self.suspicion && (host.job?.preview).map { lost[$0] == nil } ?? true
        }
        return trusted < count && active.count < count + Self.extraHosts
    }

    private func waitForNews() {
        var entries = active.flatMap(\.descriptors).map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        poll(&entries, nfds_t(entries.count), 20)
    }

    private func take(_ event: HostProcess.Event, from host: HostProcess) throws(HostError) {
        let preview = host.job?.preview
        switch event {
        case .answered(let step, let payload): try deliver(preview, step, .answered(payload))
        case .refused(let step, let sentence): try deliver(preview, step, .failed(StepFailure(reason: .refused(sentence))))
        case .finished: dismiss(host)
        case .failed(let reason): try fail(host, reason)
        case .unusable(let error): throw error
        }
    }

    private func dismiss(_ host: HostProcess) {
        entries = host.entries ?? entries
        active.removeAll { $0 === host }
        host.process.end()
    }

    private func fail(_ host: HostProcess, _ reason: StepFailure.Reason) throws(HostError) {
        let cost = ContinuousClock.now - host.stepStart
        dismiss(host)
        let step = host.currentStep
        try deliver(host.job?.preview, step, .failed(StepFailure(reason: reason, lastLines: host.lastLines)))
        if let preview = host.job?.preview {
            lost[preview, default: .zero] += cost
            reasons[preview] = reason
        }
        if let rest = host.job?.rest(behind: step, entries: host.entries?.count) { waiting.append(rest) }
    }

    private func giveUp(_ job: HostJob, after reason: StepFailure.Reason) throws(HostError) {
        for step in job.steps ?? [] {
            try deliver(job.preview, step, .failed(StepFailure(reason: .notTried(after: reason))))
        }
    }
}
