import CProofsheetTables
import Foundation
import ProofsheetViews

/// The data of `Config` that is compiled in: what devices are, and what the systems' text styles, colours and lengths are.
package enum Tables {
    /// The figures of a generation of the system.
    package static func profile(for generation: SystemGeneration) throws(ConfigurationError) -> SystemProfile {
        try ProfileTable.profile(for: generation)
    }

    /// All devices and their screens.
    package static func devices() throws(ConfigurationError) -> DeviceTable { try ScreenTable.devices() }

    /// A table's text as JSON without comments, decoded.
    static func decode<Value: Decodable>(_: Value.Type, _ table: proofsheet_table, file: String) throws(ConfigurationError) -> Value {
        let text = UnsafeBufferPointer(start: table.bytes, count: table.count)
        do {
            return try JSONDecoder().decode(Value.self, from: Commentless(text).data)
        } catch {
            throw .malformedTable(file: file, reason: "\(error)")
        }
    }
}
