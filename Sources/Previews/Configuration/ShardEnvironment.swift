/// What the surroundings say of shards: variables of Bazel and of Kubernetes, of which a flag takes precedence.
struct ShardEnvironment {
    let variables: [String: String]

    /// The part of the run that is meant, nil for all of it.
    func shard(_ configuration: Configuration) throws(ConfigurationError) -> Shard? {
        if let shard = configuration.shard { return shard }
        if let count = try number("TEST_TOTAL_SHARDS"), count > 1 {
            guard let index = try number("TEST_SHARD_INDEX") else {
                throw .lackingVariable("TEST_SHARD_INDEX", beside: "TEST_TOTAL_SHARDS")
            }
            return try shard("TEST_SHARD_INDEX", index, count)
        }
        guard let count = configuration.shards else { return nil }
        guard let index = try number("JOB_COMPLETION_INDEX") else { throw .lackingVariable("JOB_COMPLETION_INDEX", beside: "--shards") }
        return try shard("JOB_COMPLETION_INDEX", index, count)
    }

    /// The file by which Bazel is told that shards are understood.
    var statusFile: String? { value("TEST_SHARD_STATUS_FILE") }

    private func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

    private func number(_ name: String) throws(ConfigurationError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw .badValue(.environment(name), value: text, expected: "a whole number from 0 up")
        }
        return number
    }

    /// Both systems count from 0.
    private func shard(_ name: String, _ index: Int, _ count: Int) throws(ConfigurationError) -> Shard {
        guard let shard = Shard(index: index + 1, count: count) else {
            throw .badValue(.environment(name), value: "\(index)", expected: "a number below \(count), the number of shards")
        }
        return shard
    }
}
