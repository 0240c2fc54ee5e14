import ProofsheetDrawing
import ProofsheetSnapshots
import Testing

@Suite struct SelfTestTests {
    @Test("the comparison of checks sees one pixel by one level")
    func sound() throws { try SelfTest().run() }

    @Test("a comparison that tolerates anything at all fails the test")
    func blind() {
        let tolerances = [
            Tolerance(maxChannelDifference: 1), Tolerance(maxDifferingPixels: 1), Tolerance(maxDeltaE: 5),
            Tolerance(maxDifferingPixels: .percent(1)),
        ]
        for tolerance in tolerances {
            let test = SelfTest { !PictureComparison(golden: $0, candidate: $1, tolerance: tolerance).isMatch }
            #expect(throws: SnapshotError.selfTestFailed) { try test.run() }
        }
    }

    @Test("one that does not look at alpha, or at the last pixel, or sees changes everywhere fails")
    func partial() {
        func bytes(_ bitmap: Bitmap, where isMeant: (Int) -> Bool) -> [UInt8] {
            bitmap.bytes.indices.filter(isMeant).map { bitmap.bytes[$0] }
        }
        let tests = [
            SelfTest { bytes($0) { $0 % 4 != 3 } != bytes($1) { $0 % 4 != 3 } },
            SelfTest { $0.bytes.dropLast(4) != $1.bytes.dropLast(4) }, SelfTest { _, _ in true },
        ]
        for test in tests { #expect(throws: SnapshotError.selfTestFailed) { try test.run() } }
    }

    @Test("the refusal is told in words")
    func words() {
        #expect(
            SnapshotError.selfTestFailed.description
                == "The comparison does not see one pixel that was changed by one level, so its verdicts mean nothing. Build Proofsheet again."
        )
    }
}
