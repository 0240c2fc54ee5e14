import Foundation

/// Writes and reads the JSON of goldens and candidates: sorted keys, one value a line, a line feed at the end.
enum Manifest {
    static func bytes(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Strings, whole numbers, arrays and dictionaries can always be written.
        let data = (try? encoder.encode(value)) ?? Data()
        return Array(data) + [UInt8(ascii: "\n")]
    }

    /// Reads a manifest of this version; the path is for the errors, `damaged` is the one for what is none.
    static func value<Value: Decodable>(
        _: Value.Type, _ bytes: [UInt8], version: Int, path: String, damaged: SnapshotError
    ) throws(SnapshotError) -> Value {
        let decoder = JSONDecoder()
        let data = Data(bytes)
        guard let header = try? decoder.decode(Header.self, from: data) else { throw damaged }
        guard header.formatVersion == version else { throw .unknownFormat(path: path, version: header.formatVersion) }
        guard let value = try? decoder.decode(Value.self, from: data) else { throw damaged }
        return value
    }

    private struct Header: Decodable {
        let formatVersion: Int
    }
}
