/// What a step of a host's work may cost.
package struct HostLimits: Hashable, Sendable {
    /// Seconds from one answer to the next.
    package var seconds = 5.0
    /// Bytes of memory of the whole process.
    package var memory = 1 << 30

    package init(seconds: Double = 5, memory: Int = 1 << 30) {
        self.seconds = seconds
        self.memory = memory
    }

    var time: Duration { .seconds(seconds) }

    /// The time that failures of one preview may cost; after that its other cells are not tried.
    var patience: Duration { time / 2 }
}
