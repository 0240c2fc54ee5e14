import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetViews
import Testing

/// Pages that were recorded on iOS 18.4 at 3x, with the fonts that are shipped: figures read off pictures of martinomamic/RSSReader.
@MainActor @Suite struct RecordedPageTests {
    private static let pixel = MeasuredScreen.pixel
    private static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

    private func screen<V: View>(_ view: V, _ category: ContentSizeCategory = .large) throws -> MeasuredScreen {
        try MeasuredScreen(view, width: 393, height: 852, top: 59, category: category)
    }

    private func lines(_ text: some View, width: CGFloat) throws -> [String] {
        let screen = try screen(text.frame(width: width, alignment: .leading), Self.largest)
        return try #require(screen.cell.tree.views.first { $0.type == "Text" }).lines.map(\.text)
    }

    @Test("words that are wider than a line are divided where they were")
    func divisions() throws {
        #expect(
            try lines(Text("add_feed_url_header").font(.headline), width: 361) == ["ad-", "d_feed_url_-", "header"])
        #expect(
            try lines(Text("explore_feed_remove").font(.caption), width: 129) == ["ex-", "plore_f", "eed_re", "move"])
        #expect(try lines(Text("Reuters World News").font(.headline), width: 145).prefix(2) == ["Reute", "rs"])
    }

    private func unavailable(_ description: String, actions: Bool = true) -> some View {
        ContentUnavailableView {
            Label("No Items", systemImage: "exclamationmark.triangle")
        } description: {
            Text(description)
        } actions: {
            if actions { Button("Add Item") {}.buttonStyle(.bordered) }
        }
    }

    private func page<V: View>(_ view: V) throws -> MeasuredScreen { try MeasuredScreen(view, width: 375, height: 400) }

    // With a symbol 51 high, as recorded on iOS 26; a page whose symbol is another has its own places.
    @Test("an empty page has its texts as far apart as its lines ask for, and small actions 20 below them")
    func emptyPage() throws {
        let page = try page(unavailable("Please enter a valid URL"))
        let title = try page.baseline("No Items")
        #expect(abs(title - 207) < 2 * Self.pixel)
        #expect(abs(try page.baseline("Please") - title - 22) < Self.pixel)
        let button = try page.frame("Button")
        #expect(abs(button.height - 28) < 0.01)
        #expect(abs(button.minY - title - 46) < Self.pixel)
        #expect(abs(button.width - 81.667) < 1.64)
    }

    @Test("an empty page keeps the room above actions that are not there")
    func withoutActions() throws {
        let (with, without) = (try page(unavailable("a")), try page(unavailable("a", actions: false)))
        // Half of the actions' 28: 204.667 and 218.667 were recorded.
        #expect(abs(try without.baseline("No Items") - with.baseline("No Items") - 14) < 0.34)
    }

    @Test("lines of an empty page are as long as 27 to 36 points beside them leave room for")
    func lineLength() throws {
        let long = "Unable to connect to server. Please check your internet connection and try again."
        func lines(_ width: CGFloat) throws -> [String] {
            let page = try MeasuredScreen(unavailable(long), width: width, height: 400)
            return try #require(page.cell.tree.views.first { $0.text == long }).lines.map(\.text)
        }
        #expect(try lines(375).first == "Unable to connect to server. Please check")
        #expect(try lines(393).first == "Unable to connect to server. Please check your")
    }

    @Test("the symbol of an empty page grows like its title")
    func symbol() throws {
        func height(_ category: ContentSizeCategory) throws -> CGFloat {
            try MeasuredScreen(unavailable("a"), width: 375, height: 900, category: category).frame("Image").height
        }
        // 94.333 to 40 in ink.
        #expect(abs(try height(Self.largest) / height(.large) - 2.358) < 0.03)
    }

    @Test("what does not fit on an empty page reaches beyond it, uncut")
    func overflow() throws {
        let long = "Unable to connect to server. Please check your internet connection and try again."
        let page = try MeasuredScreen(unavailable(long), width: 375, height: 450, category: Self.largest)
        #expect(page.cell.tree.views.allSatisfy { !$0.isTruncated })
    }

    @Test("small buttons at the largest text size have 20 beside their label, and 5 above and below it")
    func largestButton() throws {
        let button = Button("Add Item") {}.buttonStyle(.bordered).controlSize(.small)
        let page = try MeasuredScreen(button, width: 375, height: 450, category: Self.largest)
        let (ground, label) = (try page.frame("Button"), try page.text("Add Item"))
        #expect(abs(ground.height - 68.667) < Self.pixel)
        #expect(abs(ground.width - label.width - 40) < 0.01)
    }

    private func bar(_ category: ContentSizeCategory) throws -> MeasuredScreen {
        try screen(
            NavigationStack {
                Color.clear.navigationTitle("add_feed_title").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("general_cancel") {} }
                        ToolbarItem(placement: .primaryAction) { Button("add", systemImage: "plus") {} }
                    }
            }, category)
    }

    @Test("words of a bar grow to those of `extraExtraLarge`; its title keeps its baseline, and the bar its height")
    func bars() throws {
        let (small, large, largest) = (try bar(.extraSmall), try bar(.large), try bar(Self.largest))
        // In ink 136.333 to 114.
        #expect(abs(try largest.text("general_cancel").width / large.text("general_cancel").width - 1.196) < 0.02)
        #expect(try small.text("general_cancel") == large.text("general_cancel"))
        #expect(abs(try largest.baseline("add_feed") - large.baseline("add_feed")) < Self.pixel)
        #expect(try largest.frame("NavigationBar") == large.frame("NavigationBar"))
    }

    @Test("a title that has to make room keeps 14 from the items of a bar")
    func titleGap() throws {
        let screen = try bar(.large)
        #expect(abs(try screen.text("add_feed_title").minX - (screen.text("general_cancel").maxX) - 14) < Self.pixel)
    }

    // The ink of a plus was 17.333 wide, ending 3 before the inset of 16.
    @Test("symbols of a bar are those of the large scale")
    func symbols() throws {
        let plus = try bar(.large).frame("Image")
        #expect(abs(plus.width - 23.3) < 0.5 && abs(plus.maxX - 377) < 0.01)
    }

    @Test("a bar without title and items is none", arguments: ["", nil] as [String?])
    func blankBar(title: String?) throws {
        let content = Color.red.accessibilityIdentifier("content")
        let blank = try screen(NavigationStack { if let title { content.navigationTitle(title) } else { content } })
        #expect(frame(blank) == CGRect(x: 0, y: 59, width: 393, height: 793))
        let shown = try screen(
            NavigationStack { content.toolbar { ToolbarItem { Button("a") {} } }.navigationBarTitleDisplayMode(.inline) })
        #expect(frame(shown)?.minY == 103)
    }

    private func frame(_ screen: MeasuredScreen) -> CGRect? { screen.cell.tree.views.first { $0.identifier == "content" }?.frame }
}
