import Foundation

/// Tells Bazel that shards are understood, by touching the file it names; it runs the whole work in each of them otherwise.
enum ShardStatus {
    static func tell(_ request: RunRequest) throws(RunFailure) {
        guard let path = request.shardStatusFile else { return }
        guard FileManager.default.createFile(atPath: path, contents: Data()) else {
            throw RunFailure("The file \(path), which TEST_SHARD_STATUS_FILE names, cannot be written. Correct the variable or unset it.")
        }
    }
}
