import ProofsheetSnapshots
import Testing

@testable import ProofsheetTesting

@Suite("Settings of expectations", .proofsheet(record: .missing, tolerance: PreviewTolerance(maxDeltaE: 1)))
struct ExpectationSettingsTests {
    @Test("A test has those of its suite")
    func suite() {
        #expect(ExpectationSettings.current.record == .missing)
        #expect(ExpectationSettings.current.tolerance == PreviewTolerance(maxDeltaE: 1))
    }

    @Test("What a test says itself wins, and leaves the rest to its suite", .proofsheet(record: .never))
    func test() {
        #expect(ExpectationSettings.current.record == .never)
        #expect(ExpectationSettings.current.tolerance == PreviewTolerance(maxDeltaE: 1))
    }

    @Test("A closure's settings end with it")
    func closure() throws {
        withProofsheet(tolerance: .exact) {
            #expect(ExpectationSettings.current.tolerance == .exact)
            #expect(ExpectationSettings.current.record == .missing)
        }
        #expect(ExpectationSettings.current.tolerance == PreviewTolerance(maxDeltaE: 1))
    }

    @Test("A closure may wait")
    func waiting() async {
        await withProofsheet(record: .all) {
            await Task.yield()
            #expect(ExpectationSettings.current.record == .all)
        }
    }

    @Test("A tolerance is the tool's")
    func tolerance() {
        let tolerance = PreviewTolerance(maxChannelDifference: 3, maxDifferingPixels: 7, maxDeltaE: 2.5, forgivesAntialiasing: true)
        #expect(
            tolerance.tolerance
                == Tolerance(maxChannelDifference: 3, maxDifferingPixels: .count(7), maxDeltaE: 2.5, forgivesAntialiasing: true))
        #expect(PreviewTolerance.exact.tolerance == .exact)
    }

    @Test("A share is no less than nothing and no more than everything", arguments: [(-1.0, 0.0), (0.5, 0.5), (200, 100)])
    func share(given: Double, meant: Double) {
        #expect(PreviewTolerance(maxDifferingPixels: .percent(given)).tolerance.maxDifferingPixels == .percent(meant))
    }
}
