/// What user code finds when it asks for the time or for a random number.
package struct HostConditions: Hashable, Sendable {
    /// Seconds after the moment at which clocks stand in every other run.
    package let secondsLater: Int
    /// What the random numbers are drawn from.
    package let seed: UInt64

    package init(secondsLater: Int = 0, seed: UInt64 = 0) { (self.secondsLater, self.seed) = (secondsLater, seed) }

    /// Those under which goldens are made.
    package static let fixed = HostConditions()

    /// Variables by which the preloaded library knows them; none for those under which goldens are made.
    var variables: [String: String] {
        var variables: [String: String] = [:]
        if secondsLater != 0 { variables["PROOFSHEET_HOST_SECONDS_LATER"] = "\(secondsLater)" }
        if seed != 0 { variables["PROOFSHEET_HOST_SEED"] = "\(seed)" }
        return variables
    }
}
