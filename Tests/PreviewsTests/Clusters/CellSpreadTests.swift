import Testing

@testable import ProofsheetPreviews
@testable import ProofsheetSnapshots

@Suite struct CellSpreadTests {
    private func words(_ chosen: (CellReport) -> Bool) throws -> String {
        let snapshot = try SampleReport.snapshot(SampleReport.cells())
        return CellSpread(snapshot.cells.filter(chosen), in: snapshot, names: TraitNames(try Tables.devices())).words
    }

    @Test("all cells are all cells, one is its key")
    func ends() throws {
        #expect(try words { _ in true } == "all 18 cells")
        #expect(try words { $0.key == "iphone-16.dark" } == "iphone-16.dark")
    }

    @Test("a device, the larger text sizes, an appearance")
    func traits() throws {
        #expect(try words { $0.traits["device"] == "iphone-se-3" } == "6 cells on iPhone SE (3rd generation)")
        #expect(try words { $0.traits["category"] != "large" } == "12 cells from AX2")
        #expect(try words { $0.traits["category"] != "accessibilityExtraLarge" } == "12 cells up to AX2")
        #expect(try words { $0.traits["scheme"] == "dark" } == "9 cells dark")
        #expect(
            try words { $0.traits["device"] != "ipad-10" && $0.traits["category"] != "large" && $0.traits["scheme"] == "dark" }
                == "4 cells on iPhone SE (3rd generation), iPhone 16 from AX2, dark")
    }

    @Test("what no traits single out is told by what it is not, or by its number")
    func rest() throws {
        #expect(try words { $0.key != "iphone-16.dark" } == "17 cells, everywhere but on iPhone 16 at L, dark")
        #expect(try words { ["iphone-16.dark", "ipad-10"].contains($0.key) } == "2 of 18 cells")
    }

    @Test("orphaned cells have no place in the matrix")
    func orphaned() throws {
        let cells = try SampleReport.cells().prefix(3).map { try SampleReport.cell($0, .orphaned) }
        let snapshot = try SampleReport.snapshot(cells)
        #expect(CellSpread(cells, in: snapshot, names: TraitNames(try Tables.devices())).words == "3 cells")
    }
}
