import ProofsheetSnapshots
import Testing

@Suite struct GrowthTests {
    let project = TemporaryProject()

    /// Cells of devices in schemes and text sizes, with the traits that are left out of keys.
    private func plan(_ devices: [String], schemes: [String] = ["light"], categories: [String] = ["large"]) throws -> SnapshotPlan {
        var cells: [PlannedCell] = []
        for device in devices {
            for category in categories {
                for scheme in schemes {
                    let parts = [device] + [category].filter { $0 != "large" } + [scheme].filter { $0 != "light" }
                    cells.append(
                        PlannedCell(
                            key: parts.joined(separator: "."), traits: ["device": device, "category": category, "scheme": scheme]))
                }
            }
        }
        let axes = [("device", devices), ("category", categories), ("scheme", schemes)].map { SnapshotAxis(name: $0, traits: $1) }
        return try SnapshotPlan(name: TemporaryProject.name(), axes: axes, cells: cells)
    }

    private func growth(from old: SnapshotPlan, to new: SnapshotPlan, accepting keys: Set<String>? = nil) throws -> [String] {
        _ = try report(old)
        try project.accept(keys: keys)
        return try report(new).growth
    }

    private func report(_ plan: SnapshotPlan) throws -> SnapshotReport {
        var check = try SnapshotCheck(plan, store: project.store, output: project.output, inputs: TemporaryProject.inputs())
        for cell in plan.cells {
            try check.judge(cell.key, fingerprint: Fingerprint(of: [1]), tree: { "" }, picture: { try TemporaryProject.bitmap(1) })
        }
        return try check.finish()
    }

    @Test("many new devices are one line that names the first")
    func devices() throws {
        let lines = try growth(from: plan(["a"]), to: plan(["a", "b", "c", "d", "e", "f"]))
        #expect(lines == ["grew by the devices b, c, d and 2 more: 5 cells"])
    }

    @Test("new text sizes and schemes are told in words")
    func axes() throws {
        let lines = try growth(from: plan(["a"]), to: plan(["a"], schemes: ["light", "dark"], categories: ["large", "small", "medium"]))
        #expect(lines == ["grew by the text sizes small and medium: 4 cells", "grew by the scheme dark: 1 cell"])
    }

    @Test("the usual trait of an axis is named when it is lost, although keys leave it out")
    func usual() throws {
        let lines = try growth(from: plan(["a"], categories: ["large", "small"]), to: plan(["a"], categories: ["small"]))
        #expect(lines == ["shrank by the text size large: 1 cell"])
    }

    @Test("a device whose cells were never accepted is named, although the golden's matrix has it")
    func unaccepted() throws {
        let both = try plan(["a", "b"], schemes: ["light", "dark"])
        #expect(try growth(from: both, to: both, accepting: ["a", "a.dark"]) == ["grew by the device b: 2 cells"])
    }

    @Test("single cells whose traits are all known are named by their keys")
    func rest() throws {
        let all = try plan(["a", "b"], schemes: ["light", "dark"])
        #expect(try growth(from: all, to: all, accepting: ["a", "b.dark"]) == ["grew by 2 cells: a.dark and b"])
    }
}
