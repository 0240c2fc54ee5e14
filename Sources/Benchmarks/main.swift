import CProofsheetMemory
import Foundation
import ProofsheetDrawing

/// Seconds on the wall that something takes.
func seconds<Result>(_ body: () throws -> Result) rethrows -> (Result, Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try body()
    let elapsed = (clock.now - start).components
    return (result, Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18)
}

func line(_ name: String, _ time: Double, _ count: Int) {
    let total = String(format: "%.3f s", time)
    let each = String(format: "%.3f ms a cell", time * 1000 / Double(count))
    print("\(name.padding(toLength: 28, withPad: " ", startingAt: 0))\(total)  \(each)")
}

/// The work on 960 cells, one step after the other and then together.
@MainActor func measureCells() throws {
    let suite = try Suite()
    let count = suite.cells.count
    print("\(count) cells of a Settings-like screen at 1x, one thread")
    let (lists, layout) = seconds { suite.cells.map(suite.layout) }
    line("layout, first time", layout, count)
    let (_, again) = seconds { suite.cells.map(suite.layout) }
    line("layout, text shaped before", again, count)
    let (bitmaps, draw) = try seconds { try lists.map(suite.draw) }
    line("draw", draw, count)
    let (bytes, png) = try seconds { try bitmaps.map(suite.encode) }
    line("PNG", png, count)
    let (_, whole) = try seconds {
        for cell in suite.cells { _ = try suite.encode(try suite.draw(suite.layout(cell))) }
    }
    line("layout, draw and PNG", whole, count)
    print("\(bytes.reduce(0, +) / 1_000_000) MB of PNG; \(lists.reduce(0) { $0 + $1.items.count } / count) items a cell")
}

/// Comparisons of two pictures.
func measurePictures() throws {
    print("1179 x 2556 pictures, the golden from its file: the best of 20")
    for (name, run) in try Comparisons().all {
        let best = try (0..<20).map { _ in try seconds(run).1 }.min() ?? 0
        print("\(name.padding(toLength: 28, withPad: " ", startingAt: 0))\(String(format: "%.1f ms", best * 1000))")
    }
}

// As the tool does.
proofsheet_reuse_memory()
// `Benchmarks` measures everything, `Benchmarks pictures` the comparisons only.
if !CommandLine.arguments.contains("pictures") { try measureCells() }
try measurePictures()
