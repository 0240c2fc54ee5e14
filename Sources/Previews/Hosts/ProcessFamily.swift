import Foundation
import Glibc

/// The processes that a process started, and those they started, as far as the system still knows who is whose.
///
/// A host takes orphans among them for its own (see `proofsheet-host`), so that none leaves the family as long as the host lives, not
/// even by a session or a process group of its own.
struct ProcessFamily {
    /// A process, told from a later one of the same number by the time at which it started.
    struct Member: Hashable {
        let id: pid_t
        /// In clock ticks since the machine was started.
        let start: Substring
    }

    private let parent: pid_t

    init(of parent: pid_t) { self.parent = parent }

    /// All that live now, parents before children.
    var members: [Member] {
        var found: [Member] = []
        var waiting = Self.children(of: parent)
        while let id = waiting.popLast() {
            guard let start = Self.start(of: id) else { continue }
            found.append(Member(id: id, start: start))
            waiting += Self.children(of: id)
        }
        return found
    }

    /// Ends those of these that still live.
    static func end(_ members: some Sequence<Member>) {
        for member in members where start(of: member.id) == member.start { kill(member.id, SIGKILL) }
    }

    /// Bytes of memory that a process uses, those that it shares with others included; 0 when it is gone.
    static func memory(of id: pid_t) -> Int {
        let fields = text("/proc/\(id)/statm").split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }

    private static func children(of id: pid_t) -> [pid_t] {
        // Each thread has those that it started.
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return threads.sorted().flatMap { thread in
            text("/proc/\(id)/task/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
        }
    }

    private static func start(of id: pid_t) -> Substring? {
        // The second field, the name, may hold anything, and ends at the last parenthesis; the start is the 22nd.
        let text = text("/proc/\(id)/stat")
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        return fields.count > 19 ? fields[19] : nil
    }

    private static func text(_ path: String) -> String {
        guard let file = fopen(path, "re") else { return "" }
        defer { fclose(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in count = fread(buffer.baseAddress, 1, 4096, file) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
