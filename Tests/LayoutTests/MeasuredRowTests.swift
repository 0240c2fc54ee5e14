import Foundation
import Testing

/// Holds the table of measured rules and the cases against each other.
///
/// A case of a fixture names its rows as `row: 2.2-group`; tests of views and of fonts do it in a comment above them,
/// with where their numbers come from: `row: 2.2-group, recorded`.
@Suite struct MeasuredRowTests {
    private struct Mention: Hashable {
        let row: String
        let place: String
    }

    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private func rows() throws -> [String] {
        let table = Self.tests.appendingPathComponent("LayoutTests/Fixtures/measured.rows")
        return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst(2)
            .compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    private func mentions() throws -> [Mention] {
        var found = try LayoutCase.all().flatMap { layoutCase in
            layoutCase.rows.map { Mention(row: $0, place: layoutCase.testDescription) }
        }
        let origins = Set(["recorded", "documented", "derived", "assumed"])
        let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        for file in files.filter({ $0.pathExtension == "swift" }).sorted(by: { $0.path < $1.path }) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let text = line.trimmingCharacters(in: .whitespaces)
                guard text.hasPrefix("// row: ") else { continue }
                let parts = text.dropFirst("// row: ".count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                #expect(parts.count == 2 && origins.contains(parts[1]), "\(file.lastPathComponent) names no origin: \(text)")
                found.append(Mention(row: parts[0], place: file.lastPathComponent))
            }
        }
        return found
    }

    @Test("every measured row has a case")
    func covered() throws {
        let named = Set(try mentions().map(\.row))
        #expect(try rows().filter { !named.contains($0) } == [])
    }

    @Test("every row that a case names is in the table, and the table has each once")
    func known() throws {
        let rows = try rows()
        #expect(Set(rows).count == rows.count)
        #expect(rows.count > 60)
        #expect(try mentions().filter { !rows.contains($0.row) } == [])
    }
}
