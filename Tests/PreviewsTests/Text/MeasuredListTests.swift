import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetViews
import Testing

/// Lists and forms as they were measured, with the fonts that are shipped: swiftui-layout 12.
///
/// What was recorded at the text size medium comes from the goldens of home-assistant/iOS, at 3x in a window of 390 points.
@MainActor @Suite struct MeasuredListTests {
    private static let pixel = MeasuredScreen.pixel

    private static let plainRows = List {
        Text("Aq")
        Text("Bq")
    }

    private static let sections = List {
        Section {
            Text("one")
        } header: {
            Text("Head")
        } footer: {
            Text("Foot")
        }
        Section("Next") { Text("two") }
        Section("Last") { Text("three") }
    }

    private static func isNear(_ value: CGFloat, _ recorded: CGFloat) -> Bool { abs(value - recorded) < pixel }

    // row: 12-side-inset, recorded
    @Test("cards stand 20 from the edges, 16 on iOS 26", arguments: [(.ios18, 20), (.ios26, 16)] as [(SystemGeneration, CGFloat)])
    func sideInset(system: SystemGeneration, inset: CGFloat) throws {
        for width: CGFloat in [393, 402] {
            let card = try MeasuredScreen(Self.plainRows, system, width: width).frame("Card")
            #expect(card.minX == inset && card.maxX == width - inset)
        }
    }

    // row: 12-row-height, recorded
    @Test("rows are 44 high, 52 on iOS 26", arguments: [(.ios18, 44), (.ios26, 52)] as [(SystemGeneration, CGFloat)])
    func rowHeight(system: SystemGeneration, height: CGFloat) throws {
        let rows = try MeasuredScreen(Self.plainRows, system).frames("Row")
        #expect(rows.map(\.height) == [height, height])
        #expect(rows[1].minY == rows[0].maxY)
    }

    // row: 12-separator, recorded
    @Test("of a row of 44 the line takes the last pixel")
    func separator() throws {
        let screen = try MeasuredScreen(Self.plainRows, width: 393)
        #expect(screen.frames("Separator").count == 1)
        let (line, row) = (try screen.frame("Separator"), try screen.frame("Row"))
        #expect(abs(line.height - 0.333) < 0.001 && line.maxY == row.maxY)
        #expect(line.minX == 40 && line.maxX == 373)
    }

    // row: 12-separator-new, recorded
    @Test("on iOS 26 the line is a point high, and 16 from the card's edges at the size medium")
    func newSeparator() throws {
        let screen = try MeasuredScreen(Self.plainRows, .ios26, category: .medium)
        let (line, row) = (try screen.frame("Separator"), try screen.frame("Row"))
        #expect(line == CGRect(x: 32, y: row.maxY - 1, width: 326, height: 1))
    }

    // row: 12-medium-row, recorded
    @Test("at the size medium rows are 44 high, 51 on iOS 26", arguments: [(.ios18, 44), (.ios26, 51)] as [(SystemGeneration, CGFloat)])
    func mediumRow(system: SystemGeneration, height: CGFloat) throws {
        #expect(try MeasuredScreen(Self.plainRows, system, category: .medium).frame("Row").height == height)
    }

    // row: 12-two-lines, recorded
    @Test(
        "a row of two lines of body text is 62.667 high at the size medium, 70.667 on iOS 26",
        arguments: [(.ios18, 62.667), (.ios26, 70.667)] as [(SystemGeneration, CGFloat)])
    func twoLines(system: SystemGeneration, height: CGFloat) throws {
        let list = List {
            VStack(alignment: .leading) {
                Text("one")
                Text("two")
            }
        }
        #expect(abs(try MeasuredScreen(list, system, category: .medium).frame("Row").height - height) < 0.001)
    }

    // Recorded on iOS 26 at 3x, on phone and iPad alike: goldens of StanfordSpezi/SpeziViews.
    // row: 12-labeled-value, recorded
    @Test("at the third accessibility size a value stands below its label, and the row is 130 high", arguments: [390, 1194] as [CGFloat])
    func labeledValue(width: CGFloat) throws {
        let list = List { LabeledContent("San Francisco", value: "20 \u{b0}C, Sunny") }
        let screen = try MeasuredScreen(list, .ios26, width: width, category: .accessibilityExtraLarge) { $0.isPad = width > 1000 }
        #expect(try screen.frame("Row").height == 130)
        #expect(try screen.text("San Francisco").minX == screen.text("20 \u{b0}C, Sunny").minX)
    }

    // The same source, at 3x in a window of 1194 by 834 points with 24 of status bar.
    // row: 12-pad, recorded
    @Test(
        "on an iPad cards stand 20 from the edges, texts 20 in them, and rows are 44 high, 52 on iOS 26",
        arguments: [(.ios18, 44), (.ios26, 52)] as [(SystemGeneration, CGFloat)])
    func pad(system: SystemGeneration, height: CGFloat) throws {
        let list = List { LabeledContent("San Francisco", value: "20 \u{b0}C, Sunny") }
        let screen = try MeasuredScreen(list, system, width: 1194, height: 834, top: 24) {
            $0.isPad = true
            $0.horizontalSizeClass = .regular
        }
        #expect(try screen.frame("Card") == CGRect(x: 20, y: 59, width: 1154, height: height))
        #expect(try screen.text("San Francisco").minX == 40)
        #expect(abs(try screen.text("20 \u{b0}C, Sunny").maxX - 1154) < 0.001)
    }

    // row: 12-title-subtitle, recorded
    @Test(
        "a row of body over subheadline is 60.667 high at the size medium, 68.667 on iOS 26",
        arguments: [(.ios18, 60.667), (.ios26, 68.667)] as [(SystemGeneration, CGFloat)])
    func subtitle(system: SystemGeneration, height: CGFloat) throws {
        let list = List {
            VStack(alignment: .leading) {
                Text("one")
                Text("two").font(.subheadline)
            }
        }
        #expect(abs(try MeasuredScreen(list, system, category: .medium).frame("Row").height - height) < 0.001)
    }

    // row: 12-text-inset, recorded
    @Test("a row's text begins 20 inside the card, 16 on iOS 26", arguments: [(.ios18, 20), (.ios26, 16)] as [(SystemGeneration, CGFloat)])
    func textInset(system: SystemGeneration, inset: CGFloat) throws {
        let screen = try MeasuredScreen(Self.plainRows, system)
        #expect(try screen.text("Aq").minX - screen.frame("Card").minX == inset)
    }

    // row: 12-text-top, recorded
    @Test(
        "a line of body text begins 11.833 below the row's top, 15.833 on iOS 26",
        arguments: [(.ios18, 11.833), (.ios26, 15.833)] as [(SystemGeneration, CGFloat)])
    func textTop(system: SystemGeneration, top: CGFloat) throws {
        let screen = try MeasuredScreen(Self.plainRows, system)
        #expect(abs(try screen.text("Aq").minY - screen.frame("Row").minY - top) < 0.001)
    }

    // row: 12-baseline, recorded
    @Test(
        "its baseline is 28.333 below the row's top, 32.333 on iOS 26",
        arguments: [(.ios18, 28.333), (.ios26, 32.333)] as [(SystemGeneration, CGFloat)])
    func baseline(system: SystemGeneration, baseline: CGFloat) throws {
        let screen = try MeasuredScreen(Self.plainRows, system)
        #expect(Self.isNear(try screen.baseline("Aq") - screen.frame("Row").minY, baseline))
    }

    // 17 + 15.667 + 6 and 10 + 20.333 + 10.
    // row: 12-header, recorded
    @Test(
        "a section's header is 38.667 high, 40.333 on iOS 26",
        arguments: [(.ios18, 38.667, 17), (.ios26, 40.333, 10)] as [(SystemGeneration, CGFloat, CGFloat)])
    func header(system: SystemGeneration, height: CGFloat, top: CGFloat) throws {
        let screen = try MeasuredScreen(Self.sections, system)
        let header = try screen.frame("Header")
        #expect(abs(header.height - height) < 0.001)
        #expect(abs(try screen.text("Head").minY - header.minY - top) < 0.001)
    }

    // 6 + 15.667 + 12; of iOS 26 the sum alone is known.
    // row: 12-footer, recorded
    @Test(
        "a section's footer is 33.667 high, 29.667 on iOS 26",
        arguments: [(.ios18, 33.667), (.ios26, 29.667)] as [(SystemGeneration, CGFloat)])
    func footer(system: SystemGeneration, height: CGFloat) throws {
        #expect(Self.isNear(try MeasuredScreen(Self.sections, system).frame("Footer").height, height))
    }

    // row: 12-footer-lines, recorded
    @Test("lines of a footer are 14 apart at the size medium", arguments: SystemGeneration.allCases)
    func footerLines(system: SystemGeneration) throws {
        let list = List {
            Section {
                Text("row")
            } footer: {
                Text("one\ntwo")
            }
        }
        let screen = try MeasuredScreen(list, system, category: .medium)
        #expect(Self.isNear(try screen.baseline("two") - screen.baseline("one"), 14))
    }

    // row: 12-next, recorded
    @Test(
        "the rows of a section and of the next one with a header are 56.333 apart, 58 on iOS 26",
        arguments: [(.ios18, 56.333), (.ios26, 58)] as [(SystemGeneration, CGFloat)])
    func next(system: SystemGeneration, distance: CGFloat) throws {
        let cards = try MeasuredScreen(Self.sections, system).frames("Card")
        #expect(Self.isNear(cards[2].minY - cards[1].maxY, distance))
    }

    // row: 12-next-headerless, recorded
    @Test(
        "sections without headers are 35.333 apart, 35 on iOS 26",
        arguments: [(.ios18, 35.333), (.ios26, 35)] as [(SystemGeneration, CGFloat)])
    func headerless(system: SystemGeneration, distance: CGFloat) throws {
        let list = List {
            Section { Text("one") }
            Section { Text("two") }
        }
        let cards = try MeasuredScreen(list, system, category: .medium).frames("Card")
        #expect(Self.isNear(cards[1].minY - cards[0].maxY, distance))
    }

    // row: 12-next-footer, recorded
    @Test(
        "two lines of footer and no header make 64 between cards at the size medium, 60 on iOS 26",
        arguments: [(.ios18, 64), (.ios26, 60)] as [(SystemGeneration, CGFloat)])
    func afterFooter(system: SystemGeneration, distance: CGFloat) throws {
        let list = List {
            Section {
                Text("one")
            } footer: {
                Text("one\ntwo")
            }
            Section { Text("two") }
        }
        let cards = try MeasuredScreen(list, system, category: .medium).frames("Card")
        #expect(Self.isNear(cards[1].minY - cards[0].maxY, distance))
    }

    // row: 12-first, recorded
    @Test("a first section without header begins 35 from the list's top", arguments: SystemGeneration.allCases)
    func first(system: SystemGeneration) throws {
        #expect(try MeasuredScreen(Self.plainRows, system, category: .medium).frame("Card").minY == 35)
    }

    // row: 12-first-large-title, recorded
    @Test("below a large title of iOS 26 it begins right at the bar's end, 106 below the safe area")
    func largeTitle() throws {
        let view = NavigationStack { Self.plainRows.navigationTitle("Title") }
        let screen = try MeasuredScreen(view, .ios26, top: 62, category: .medium)
        #expect(try screen.frame("Card").minY == 168)
        #expect(Self.isNear(try screen.baseline("Title"), 152))
    }

    // row: 12-margin, recorded
    @Test("a margin that the code sets stands in the place of the list's own", arguments: [0, 4] as [CGFloat])
    func margin(length: CGFloat) throws {
        let list = Self.plainRows.contentMargins(.top, length)
        #expect(try MeasuredScreen(list, .ios26, category: .medium).frame("Card").minY == length)
    }

    // The mark's ink, 342.667 to 349.333 and 349 to 355.667, 11.333 high.
    // row: 12-chevron, recorded
    @Test(
        "the mark of a link at the size medium",
        arguments: [(.ios18, 342.667, 349.333), (.ios26, 349, 355.667)] as [(SystemGeneration, CGFloat, CGFloat)])
    func chevron(system: SystemGeneration, left: CGFloat, right: CGFloat) throws {
        let list = List { NavigationLink("Link") { Text("x") } }
        let screen = try MeasuredScreen(list, system, category: .medium)
        let inks = screen.items.compactMap { item -> CGRect? in
            guard case .shape(_, .path(let path, _), _, let stroke?) = item else { return nil }
            return path.boundingRect.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
        }
        let ink = try #require(inks.first)
        #expect(Self.isNear(ink.minX, left) && Self.isNear(ink.maxX, right))
        #expect(Self.isNear(ink.height, 11.333))
        #expect(abs(ink.midY - (try screen.frame("Row").midY)) < 0.001)
    }

    // row: 12-grounds, recorded
    @Test(
        "the ground of a form, and its cards in both schemes",
        arguments: [(ColorScheme.light, [242, 242, 247], [255, 255, 255]), (.dark, [0, 0, 0], [28, 28, 30])])
    func grounds(scheme: ColorScheme, ground: [Int], card: [Int]) throws {
        let fills = try MeasuredScreen(Self.plainRows) { $0.scheme = scheme }.fills
        #expect(fills.contains(ground) && fills.contains(card))
    }

    // row: 12-separator-color, recorded
    @Test("the line of iOS 26 is 232 of 255 on a white card")
    func separatorColor() throws {
        let screen = try MeasuredScreen(Self.plainRows, .ios26)
        let line = try screen.frame("Separator")
        let colors = screen.items.compactMap { item -> Double? in
            guard case .shape(_, .rect(line), .color(let color), _) = item else { return nil }
            return color.red * color.alpha + 1 - color.alpha
        }
        #expect(colors.count == 1)
        #expect(abs(try #require(colors.first) * 255 - 232) < 0.6)
    }
}
