import CProofsheetTables
import Foundation

/// Reads matrices out of JSON objects, each key in the words of a person.
enum MatrixFile {
    /// The matrices that every project has.
    static func builtIn(devices: DeviceTable) throws(ConfigurationError) -> [String: Matrix] {
        let path = "Config/matrices.json"
        let matrices = try Tables.decode([String: JSONValue].self, proofsheet_table_matrices(), file: "matrices.json")
        let plain = Matrix(
            name: "plain", devices: [], orientations: [], windows: [], sizeClasses: .derived, categories: [], schemes: [], directions: [],
            locales: [], systems: [], keep: .pictures, filtered: [])
        guard let value = matrices["plain"] else { throw .incompleteTable(file: "matrices.json", key: "plain") }
        var read = ["plain": try matrix("plain", value, from: plain, path: path, prefix: "", devices: devices)]
        if let empty = MatrixKey.allCases.first(where: { read["plain"]?.traits($0).isEmpty ?? true }) {
            throw .incompleteTable(file: "matrices.json", key: "plain.\(empty.rawValue)")
        }
        try add(matrices.filter { $0.key != "plain" }, to: &read, path: path, prefix: "", devices: devices)
        return read
    }

    /// Adds matrices or changes those that are there already; new ones start as `plain`.
    static func add(
        _ objects: [String: JSONValue], to matrices: inout [String: Matrix], path: String, prefix: String, devices: DeviceTable
    ) throws(ConfigurationError) {
        for (name, value) in objects.sorted(by: { $0.key < $1.key }) {
            guard isPlain(name) else {
                throw .badValue(.file(path, key: prefix + name), value: name, expected: "a name of letters, digits and hyphens")
            }
            guard let base = matrices[name] ?? matrices["plain"] else { continue }
            matrices[name] = try matrix(name, value, from: base, path: path, prefix: prefix, devices: devices)
        }
    }

    // Names of matrices are names of folders.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    private static func matrix(
        _ name: String, _ value: JSONValue, from base: Matrix, path: String, prefix: String, devices: DeviceTable
    ) throws(ConfigurationError) -> Matrix {
        guard case .object(let keys) = value else {
            throw .badValue(.file(path, key: prefix + name), value: value.excerpt, expected: "an object")
        }
        var matrix = base.named(name)
        for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
            let origin = Origin.file(path, key: "\(prefix)\(name).\(key)")
            guard let texts = value.texts else {
                throw .badValue(origin, value: value.excerpt, expected: "a text or a list of texts")
            }
            if key == "keep" {
                matrix.keep = try OptionValues(texts: texts, origin: origin).one(Keep.self)
            } else if let known = MatrixKey(rawValue: key) {
                try matrix.set(known, to: texts, origin: origin, devices: devices)
            } else {
                throw .unknownKey(origin, nearest: Nearest(MatrixKey.allCases.map(\.rawValue) + ["keep"]).name(to: key))
            }
        }
        return matrix
    }
}
