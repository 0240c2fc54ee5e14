import Foundation
import ProofsheetDrawing
import ProofsheetSnapshots
import Testing

@Suite struct ToleranceTests {
    /// A picture of one row, each pixel a gray or a colour.
    private func row(_ pixels: [[UInt8]]) throws -> Bitmap {
        let bytes = pixels.flatMap { $0.count == 1 ? [$0[0], $0[0], $0[0], 255] : $0 }
        return try #require(Bitmap(width: pixels.count, height: 1, bytes: bytes))
    }

    private func compare(_ golden: [[UInt8]], _ candidate: [[UInt8]], _ tolerance: Tolerance) throws -> PictureComparison {
        PictureComparison(golden: try row(golden), candidate: try row(candidate), tolerance: tolerance)
    }

    @Test(
        "budgets are numbers or shares",
        arguments: [("0", 0), ("12", 12), ("0%", 0), ("0.5%", 5), ("50%", 500), ("100%", 1000), ("0.09%", 0)])
    func budgets(text: String, pixels: Int) throws {
        #expect(try #require(PixelBudget(text)).pixels(of: PixelSize(width: 100, height: 10)) == pixels)
    }

    @Test("what is no budget is none", arguments: ["", "-1", "1.5", "-1%", "101%", "nan%", "many", "%", "5 %%"])
    func noBudget(text: String) { #expect(PixelBudget(text) == nil) }

    @Test("a budget is read back from a report as it was written", arguments: ["7", "0.25%"])
    func budgetJSON(text: String) throws {
        let tolerance = Tolerance(maxDifferingPixels: try #require(PixelBudget(text)), maxDeltaE: 1.5, forgivesAntialiasing: true)
        #expect(try JSONDecoder().decode(Tolerance.self, from: JSONEncoder().encode(tolerance)) == tolerance)
    }

    @Test("a share is spent to its last whole pixel")
    func share() throws {
        let golden = Array(repeating: [0] as [UInt8], count: 10)
        let candidate = golden.enumerated().map { $0 < 3 ? [255] : $1 }
        let enough = try compare(golden, candidate, Tolerance(maxDifferingPixels: .percent(30)))
        #expect(enough.isMatch && enough.budget == 3 && enough.intolerablePixels == 3)
        #expect(try !compare(golden, candidate, Tolerance(maxDifferingPixels: .percent(29.9))).isMatch)
    }

    // Published CIELAB values of sRGB: white 100, 0, 0; red 53.24, 80.09, 67.20; blue 32.30, 79.19, -107.86. Gray 119 has L 50.03.
    @Test(
        "distances of colours are those of CIE 1976",
        arguments: [
            ([0], [255], 100.0), ([255, 0, 0, 255], [255], 114.55), ([255, 0, 0, 255], [0, 0, 255, 255], 176.31), ([0], [119], 50.03),
            ([7, 7, 7, 255], [7, 7, 7, 255], 0),
        ] as [([UInt8], [UInt8], Double)])
    func distance(first: [UInt8], second: [UInt8], expected: Double) throws {
        let found = try compare([first], [second], Tolerance(maxDeltaE: 200)).maxDeltaE
        #expect(abs((found ?? 0) - expected) < 0.05, "\(found ?? 0)")
    }

    @Test("a distance within the limit is tolerated, one beyond it is not, and the sentence tells both")
    func deltaE() throws {
        let (golden, candidate): ([[UInt8]], [[UInt8]]) = ([[100], [100]], [[101], [110]])
        let near = try compare(golden, candidate, Tolerance(maxDeltaE: 5))
        #expect(near.isMatch && near.intolerablePixels == 0)
        let far = try compare(golden, candidate, Tolerance(maxDeltaE: 1))
        #expect(!far.isMatch && far.intolerablePixels == 1)
        #expect(
            far.sentence == "2 pixels differ by at most 10 of 255 within 2 x 1 at (0, 0); 1 of 0 tolerated pixels are beyond a channel "
                + "difference of 0 and a ΔE*ab of 1.0 (largest \(far.maxDeltaE ?? 0))")
    }

    @Test("alpha counts among colours: clear and white look alike over white, not over black")
    func alpha() throws {
        let comparison = try compare([[255, 255, 255, 0]], [[255, 255, 255, 255]], Tolerance(maxDeltaE: 50))
        #expect(!comparison.isMatch && comparison.maxDeltaE == 100)
    }

    @Test("an edge that moved by a part of a pixel is forgiven where that is asked for, and counted")
    func edge() throws {
        let (golden, candidate): ([[UInt8]], [[UInt8]]) = ([[0], [0], [80], [255], [255]], [[0], [0], [170], [255], [255]])
        let forgiving = try compare(golden, candidate, Tolerance(forgivesAntialiasing: true))
        #expect(forgiving.isMatch && forgiving.forgivenPixels == 1 && !forgiving.isExact)
        #expect(forgiving.sentence.hasSuffix(", 1 more were forgiven as anti-aliasing"))
        #expect(try !compare(golden, candidate, .exact).isMatch)
    }

    @Test(
        "what is no anti-aliasing is not forgiven",
        arguments: [
            // An edge that moved by a whole pixel; a line that is gone; a spot on plain ground; a change of a plain area.
            ([[0], [0], [255], [255]], [[0], [255], [255], [255]]), ([[0], [255], [0]], [[0], [0], [0]]),
            ([[9], [9], [9]], [[9], [60], [9]]), ([[100], [100], [100]], [[110], [110], [110]]),
        ] as [([[UInt8]], [[UInt8]])])
    func notForgiven(golden: [[UInt8]], candidate: [[UInt8]]) throws {
        let comparison = try compare(golden, candidate, Tolerance(forgivesAntialiasing: true))
        #expect(!comparison.isMatch && comparison.forgivenPixels == 0)
    }

    @Test("a white line that is ten pixels shorter is seen, whatever is forgiven")
    func line() throws {
        func picture(_ length: Int) throws -> Bitmap {
            var bytes = [UInt8](repeating: 0, count: 1024 * 64 * 4)
            for place in stride(from: 3, to: bytes.count, by: 4) { bytes[place] = 255 }
            for place in (1024 * 32 * 4)..<(1024 * 32 * 4 + length * 4) { bytes[place] = 255 }
            return try #require(Bitmap(width: 1024, height: 64, bytes: bytes))
        }
        let comparison = PictureComparison(
            golden: try picture(400), candidate: try picture(390), tolerance: Tolerance(forgivesAntialiasing: true))
        #expect(comparison.intolerablePixels == 10 && !comparison.isMatch)
    }

    @Test("cells may have tolerances of their own, also where they show one picture")
    func cells() throws {
        let project = TemporaryProject()
        try project.check([("a", 1), ("b", 1)])
        try project.accept()
        let cells = [
            PlannedCell(key: "a", traits: [:], tolerance: Tolerance(maxChannelDifference: 2)), PlannedCell(key: "b", traits: [:]),
        ]
        let plan = try SnapshotPlan(name: TemporaryProject.name(), axes: [], cells: cells)
        var check = try SnapshotCheck(plan, store: project.store, output: project.output, inputs: TemporaryProject.inputs())
        for key in ["a", "b"] {
            try check.judge(key, fingerprint: Fingerprint(of: [3]), tree: { "" }, picture: { try TemporaryProject.bitmap(3) })
        }
        #expect(try check.finish().cells.map(\.outcome) == [.matched, .differs])
    }
}
