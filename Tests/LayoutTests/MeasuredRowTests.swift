import Foundation
import Testing

/// Holds the table of measured rules and the cases against each other.
///
/// A case of a fixture names its rows as `row: 2.2-group`; tests of views and of fonts do it in a comment above them,
/// with where their numbers come from: `row: 2.2-group, recorded`.
@Suite struct MeasuredRowTests {
    private struct Mention: Hashable {
        let row: String
        let origin: String
        let place: String
    }

    private struct Row {
        let name: String
        let mark: String
    }

    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private func rows() throws -> [Row] {
        let table = Self.tests.appendingPathComponent("LayoutTests/Fixtures/measured.rows")
        let lines = try String(contentsOf: table, encoding: .utf8).components(separatedBy: "\n\n").dropFirst().joined(separator: "\n")
        return lines.split(separator: "\n").map { line in
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            return Row(name: words[0], mark: words.count == 3 ? words[1] : "")
        }
    }

    private func mentions() throws -> [Mention] {
        var found = try LayoutCase.all().flatMap { layoutCase in
            layoutCase.rows.map { Mention(row: $0, origin: layoutCase.origin.rawValue, place: layoutCase.testDescription) }
        }
        let origins = Set(["recorded", "documented", "derived", "assumed"])
        let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        for file in files.filter({ $0.pathExtension == "swift" }).sorted(by: { $0.path < $1.path }) {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            for (index, text) in lines.enumerated() where text.hasPrefix("// row: ") {
                let next = lines[index...].first { !$0.hasPrefix("//") } ?? ""
                #expect(next.hasPrefix("@Test("), "\(file.lastPathComponent) has no test below \(text)")
                let parts = text.dropFirst("// row: ".count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                #expect(parts.count == 2 && origins.contains(parts[1]), "\(file.lastPathComponent) names no origin: \(text)")
                found.append(Mention(row: parts[0], origin: parts.last ?? "", place: file.lastPathComponent))
            }
        }
        return found
    }

    @Test("every measured row has a case, and one with figures has them from a recording")
    func covered() throws {
        let mentions = try mentions()
        let (named, recorded) = (Set(mentions.map(\.row)), Set(mentions.filter { $0.origin == "recorded" }.map(\.row)))
        #expect(try rows().map(\.name).filter { !named.contains($0) } == [])
        #expect(try rows().filter { $0.mark == "M" && !recorded.contains($0.name) }.map(\.name) == [])
    }

    @Test("every row that a case names is in the table, and the table has each once with a mark")
    func known() throws {
        let rows = try rows()
        let names = rows.map(\.name)
        #expect(Set(names).count == rows.count && rows.count > 100)
        #expect(rows.filter { !["M", "m", "T", "3"].contains($0.mark) }.map(\.name) == [])
        #expect(try mentions().filter { !names.contains($0.row) } == [])
    }
}
