import Foundation
import ProofsheetPNG
import Testing

@testable import ProofsheetPreviews
@testable import ProofsheetSnapshots

@Suite struct ReportPageTests {
    /// A page about cells whose pictures are all of some bytes.
    private func page(_ source: ReportSource, budget: Int = ReportPage.budget, picture: [UInt8]? = nil) -> [UInt8] {
        ReportPage(source, budget: budget, read: { _ in picture }, address: { "../" + $0 }).bytes
    }

    private func text(_ page: [UInt8]) -> String { String(decoding: page, as: UTF8.self) }

    /// Eighteen cells: two that failed, four that moved down, two that moved up, one missing, the others matched.
    private func sample(_ preview: String = "Row") throws -> ReportSource {
        let cells = try SampleReport.cells().enumerated().map { index, cell in
            switch index {
            case 0, 1: try SampleReport.cell(cell, .failed, reason: "It crashed.")
            case 2..<6: try SampleReport.cell(cell, .differs, change: try SampleReport.moved(8))
            case 6..<8: try SampleReport.cell(cell, .differs, change: try SampleReport.moved(-4))
            case 8: try SampleReport.cell(cell, .missing)
            default: cell
            }
        }
        return try SampleReport.source([
            try SampleReport.snapshot(cells, preview: preview), try SampleReport.snapshot(SampleReport.cells(), preview: "Other"),
        ])
    }

    private var picture: [UInt8] {
        get throws { try PNGEncoder().encode(try SampleReport.page(200)) }
    }

    @Test("the same report gives the same bytes, and nothing in the page asks the network")
    func bytes() throws {
        let page = page(try sample(), picture: try picture)
        #expect(page == self.page(try sample(), picture: try picture))
        #expect(!text(page).contains("http://") && !text(page).contains("https://"))
        #expect(text(page).hasSuffix("</html>\n"))
    }

    @Test(
        "texts of user code are strings in JSON and nothing else",
        arguments: ["<img src=x onerror=hit()>", "]]>", "</script><script>hit()</script>", "<!--", "\u{2028}", "&lt;", "{{data}}"])
    func escaped(name: String) throws {
        let page = text(page(try sample(name)))
        let own = text(self.page(try sample("plain")))
        // As many elements and comments as without it.
        #expect(page.count { $0 == "<" } == own.count { $0 == "<" })
        #expect(page.count { $0 == "\u{2028}" } == own.count { $0 == "\u{2028}" })
    }

    @Test("pictures beyond the budget stay files beside the page, and the page says so")
    func budget() throws {
        let large = [UInt8](repeating: 7, count: 100_000)
        let all = text(page(try sample(), budget: 4_000_000, picture: large))
        #expect(!all.contains("This file holds the pictures of"))
        let some = page(try sample(), budget: 700_000, picture: large)
        #expect(some.count <= 700_000)
        // The cut-outs of two changes, then both pictures of the first cell of the first.
        #expect(
            text(some).contains(
                "This file holds the pictures of 1 of 6 changed cells; those of the others are read from the files beside it"))
        #expect(text(some).contains("\"../.build/proofsheet/candidates/Sources/Rows/Row/review/iphone-se-3.accessibilityLarge.png\""))
    }

    @Test(
        "addresses lead from the page to the file",
        arguments: [
            ("/p/Snapshots/a b.png", "/p/.build/proofsheet", "../../Snapshots/a%20b.png"), ("/p/out/x/<y>.png", "/p/out", "x/%3Cy%3E.png"),
            ("/p/javascript:1.png", "/p", "javascript%3A1.png"), ("/q/a.png", "/p", "../q/a.png"),
        ])
    func addresses(file: String, folder: String, address: String) { #expect(ReportFiles.address(of: file, from: folder) == address) }
}

@Suite(.serialized, .enabled(if: PageBrowser.isInstalled, PageBrowser.reason)) struct ReportPageBrowserTests {
    private let tests = ReportPageTests()

    private func page(_ preview: String = "Row") throws -> [UInt8] {
        let picture = try PNGEncoder().encode(try SampleReport.page(200))
        let cells = try SampleReport.cells().enumerated().map { index, cell in
            switch index {
            case 0, 1: try SampleReport.cell(cell, .failed, reason: "<b>crashed</b>")
            case 2..<6: try SampleReport.cell(cell, .differs, change: try SampleReport.moved(8))
            case 6..<8: try SampleReport.cell(cell, .differs, change: try SampleReport.moved(-4))
            case 8: try SampleReport.cell(cell, .missing)
            default: cell
            }
        }
        let source = try SampleReport.source([
            try SampleReport.snapshot(cells, preview: preview), try SampleReport.snapshot(SampleReport.cells(), preview: "Other"),
        ])
        return ReportPage(source, read: { _ in picture }, address: { "../" + $0 }).bytes
    }

    @Test("the page builds itself under its own policy")
    func policy() throws {
        let document = try PageBrowser.document(try page(), seconds: 2)
        #expect(document.contains("<title>4 changes – Proofsheet</title>"))
        #expect(document.ranges(of: "class=\"cell ").count == 36)
        #expect(document.ranges(of: "src=\"data:image/png;base64,").count == 2)
    }

    @Test(
        "names that are markup are shown and do nothing",
        arguments: ["<img src=x onerror=hit()>", "]]>", "</script><script>hit()</script>"])
    func hostile(name: String) throws {
        struct Found: Decodable {
            let images, scripts: Int
            let shows: Bool
        }
        let script = """
            openViewer(changed[0]);
            return { images: document.querySelectorAll('img[src="x"], pre b').length, scripts: [...document.scripts].filter((script) => script.text.startsWith("hit")).length,
              shows: [...document.querySelectorAll("h2, h3")].some((title) => title.textContent.includes(report.snapshots[1].title)) };
            """
        let found: Found = try PageBrowser.result(of: script, in: try page(name))
        #expect(found.images == 0 && found.scripts == 0 && found.shows)
    }

    @Test("filters by outcome, by axis and by name hide cells, rows, columns and changes")
    func filters() throws {
        let script = """
            const shown = () => document.getElementById("shown").textContent;
            const visible = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length).length;
            const steps = [shown()];
            document.querySelector(".chip.matched").click();
            steps.push(shown(), String(visible(".sheet")));
            document.querySelector(".chip.matched").click();
            const box = (axis, value) => document.querySelector(`[data-axis=${axis}] input[value=${value}]`);
            box("device", "iphone-se-3").click();
            steps.push(shown(), String(visible("tbody tr")), String(visible(".card")));
            box("device", "iphone-se-3").click();
            box("category", "large").click();
            steps.push(shown(), String(visible("thead th")));
            box("category", "large").click();
            const find = document.getElementById("find");
            find.value = "rows/OTHER";
            find.dispatchEvent(new Event("input"));
            steps.push(shown(), String(visible(".card")), String(visible(".sheet")));
            return steps;
            """
        let steps: [String] = try PageBrowser.result(of: script, in: try page())
        #expect(
            steps == [
                "36 cells of 36 shown", "9 cells of 36 shown", "1", "24 cells of 36 shown", "4", "2", "24 cells of 36 shown", "10",
                "18 cells of 36 shown", "0", "1",
            ])
    }

    @Test("keys walk through the cells that changed and choose how to compare; the slider follows its value")
    func viewer() throws {
        let script = """
            const key = (key) => (document.activeElement || document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
            const rest = () => new Promise((done) => setTimeout(done, 60));
            const position = () => document.getElementById("position").textContent;
            const steps = [];
            key("j"); key("j");
            steps.push(document.activeElement.closest(".card").querySelector(".number").textContent);
            document.activeElement.click(); await rest();
            steps.push(position(), document.getElementById("viewer-title").textContent);
            key("j"); await rest(); steps.push(position());
            key("k"); key("k"); await rest(); steps.push(position());
            key("J"); await rest(); steps.push(position());
            steps.push(String(document.querySelectorAll(".shot").length), String(document.querySelectorAll(".frame").length));
            key("f"); await rest(); steps.push(String(document.querySelectorAll(".frame").length));
            key("2"); await rest();
            const range = document.querySelector(".slide input");
            range.value = "25"; range.dispatchEvent(new Event("input"));
            steps.push(getComputedStyle(document.querySelector(".upper")).clipPath);
            key("3"); await rest();
            const word = () => document.querySelector(".slide span").textContent;
            clearInterval(looking.flips.timer);
            const before = word(); key(" "); steps.push(String(before !== word()));
            key("4"); await rest(); steps.push(String(document.querySelectorAll(".marks img").length));
            key("+"); key("+"); key("+"); await rest(); steps.push(document.querySelector(".shot").style.width);
            key("0"); await rest(); steps.push(document.querySelector("input[name=zoom]:checked").value);
            document.getElementById("close").click();
            steps.push(String(viewer.open));
            return steps;
            """
        let steps: [String] = try PageBrowser.result(of: script, in: try page(), seconds: 5)
        // Nine cells changed: two failed, four moved down, two moved up, one is missing.
        #expect(
            steps == [
                "2", "3 of 9", "Rows/Row≠differs", "4 of 9", "2 of 9", "3 of 9", "3", "2", "0", "inset(0px 0px 0px 25%)", "true", "2",
                "180px",
                "fit", "false",
            ])
    }

    @Test("everything that can be pressed or chosen has a name")
    func names() throws {
        let script = """
            openViewer(changed[2]);
            return [...document.querySelectorAll("button, input, select, summary, [tabindex='0'], img")].filter((one) => {
              const label = one.getAttribute("aria-label") || one.textContent || one.title || one.getAttribute("alt") || (one.labels && one.labels[0] && one.labels[0].textContent);
              return !label && one.getAttribute("alt") !== "";
            }).map((one) => one.outerHTML.slice(0, 80));
            """
        let nameless: [String] = try PageBrowser.result(of: script, in: try page())
        #expect(nameless == [])
    }

    @Test("with 5,000 changed cells the file stays below 20 MB, is there within a second and filters within a tenth")
    func large() throws {
        struct Times: Decodable {
            let ready, filter: Double
            let cells: Int
        }
        let devices = try Tables.devices().devices.prefix(50).map(\.slug)
        let categories = [
            "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
            "accessibilityLarge", "accessibilityExtraLarge",
        ]
        let axes = [
            SnapshotAxis(name: "device", traits: devices), SnapshotAxis(name: "category", traits: categories),
            SnapshotAxis(name: "scheme", traits: SampleReport.schemes),
        ]
        let change = try SampleReport.moved(8)
        let snapshots = try (0..<5).map { index in
            try SampleReport.snapshot(
                try SampleReport.cells(devices: devices, categories: categories).map { cell in
                    var cell = try SampleReport.cell(cell, .differs, change: change)
                    cell.golden = "Snapshots/\(index)/\(cell.key).png"
                    cell.candidate = "candidates/\(index)/\(cell.key).png"
                    return cell
                }, preview: "P\(index)", axes: axes)
        }
        let source = try SampleReport.source(snapshots)
        // Pictures of 8 KB, 80 MB in all.
        let picture = (0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let page = ReportPage(source, read: { _ in picture }, address: { $0 }).bytes
        #expect(page.count < 20_000_000)
        let script = """
            document.body.getBoundingClientRect();
            const ready = performance.now();
            const times = [];
            for (const value of ["iphone-16", "large", "light"]) {
              for (let turn = 0; turn < 2; turn += 1) {
                const start = performance.now();
                document.querySelector(`.drop input[value=${value}]`).click();
                document.body.getBoundingClientRect();
                times.push(performance.now() - start);
              }
            }
            return { ready, filter: Math.max(...times), cells: document.querySelectorAll(".cell").length };
            """
        // The machine may be busy with other tests: the best of eight counts.
        var best: Times?
        for _ in 0..<8 {
            let times: Times = try PageBrowser.result(of: script, in: page)
            #expect(times.cells == 5000)
            if best.map({ times.ready < $0.ready }) ?? true { best = times }
            if times.ready < 1000, times.filter < 100 { best = times; break }
        }
        let times = try #require(best)
        #expect(times.ready < 1000, "\(times)")
        #expect(times.filter < 100, "\(times)")
    }
}
