import CTables
import Foundation
import ProofsheetViews

/// The data of `Config` that is compiled in: what devices are, and what the systems' text styles, colours and lengths are.
package enum Tables {
    /// The figures of a generation of the system.
    package static func profile(for generation: SystemGeneration) throws(TableError) -> SystemProfile {
        try ProfileTable.profile(for: generation)
    }

    /// A table's text as JSON without comments, decoded.
    static func decode<Value: Decodable>(_: Value.Type, _ table: proofsheet_table, file: String) throws(TableError) -> Value {
        let text = UnsafeBufferPointer(start: table.bytes, count: table.count)
        do {
            return try JSONDecoder().decode(Value.self, from: Commentless(text).data)
        } catch {
            throw .malformed(file: file, reason: "\(error)")
        }
    }
}
