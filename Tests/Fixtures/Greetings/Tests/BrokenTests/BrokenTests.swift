import ProofsheetTesting
import SwiftUI
import Testing

/// Ends the process that draws it.
struct Broken: View {
    var body: some View {
        let none: [Int] = []
        return Text("\(none[1])")
    }
}

struct Broken_Previews: PreviewProvider {
    static var previews: some View { Broken() }
}

struct Whole_Previews: PreviewProvider {
    static var previews: some View { Text("Whole").previewLayout(.sizeThatFits) }
}

@Suite("Broken previews")
struct BrokenTests {
    @Test("A preview that crashes fails its own test")
    func broken() async throws {
        try await expectPreview(of: Broken_Previews.self, matrix: .plain)
    }

    @Test("The others go on", .proofsheet(record: .missing))
    func whole() async throws {
        try await expectPreview(of: Whole_Previews.self, matrix: .plain)
    }
}
