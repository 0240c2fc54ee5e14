import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

private struct Name: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    fileprivate var name: String {
        get { self[Name.self] }
        set { self[Name.self] = newValue }
    }
}

private struct NameText: View {
    @Environment(\.name) private var name
    var body: some View { Text(verbatim: name) }
}

/// Items of bars: what they have of the code around them, and what they stand on.
@MainActor @Suite struct ToolbarItemTests {
    private func cell<V: View>(_ view: V, _ system: SystemGeneration = .ios18) throws -> RenderedCell {
        try render(NavigationStack { view }, width: 400, height: 800) {
            $0.system = system
            $0.safeArea = .init(top: 50, bottom: 34)
        }
    }

    private func flat(_ items: [DisplayItem]) -> [DisplayItem] {
        items.flatMap { item in
            if case .group(_, _, let inner) = item { flat(inner) } else { [item] }
        }
    }

    private func paint(_ text: String, _ cell: RenderedCell) -> Paint? {
        for case .glyphs(_, let run, let paint) in flat(cell.list.items) where run.text == text { return paint }
        return nil
    }

    /// The grounds of items: capsules of 44 points in the bar above. What a ground blurs may show another one again.
    private func grounds(_ cell: RenderedCell) -> [CGRect] {
        var found: [CGRect] = []
        let boxes = flat(cell.list.items).compactMap { item -> CGRect? in
            guard case .shape(_, let outline, _, nil) = item, outline.bounds.height == 44, outline.bounds.minY == 50 else { return nil }
            return outline.bounds
        }
        for box in boxes where !found.contains(box) { found.append(box) }
        return found.sorted { $0.minX < $1.minX }
    }

    @Test(
        "items have the tint, and whether controls are enabled, of the view that the toolbar is applied to",
        arguments: SystemGeneration.allCases)
    func tint(system: SystemGeneration) throws {
        let view = Text("content").toolbar { Button("Item") {} }
        let (plain, tinted) = (try cell(view, system), try cell(view.tint(.red), system))
        #expect(paint("Item", tinted) != nil && paint("Item", tinted) != paint("Item", plain))
        let item = Text("content").toolbar { ToolbarItem { Button("Item") {} } }
        #expect(paint("Item", try cell(item.tint(.red), system)) == paint("Item", tinted))
        #expect(paint("Item", try cell(view.disabled(true), system)) != paint("Item", plain))
    }

    @Test("they have values of the code's own, the nearest ones")
    func values() throws {
        let view = Text("content").environment(\.name, "inner").toolbar { ToolbarItemGroup { NameText() } }.environment(\.name, "outer")
        #expect(try cell(view.environment(\.name, "outermost")).tree.views.contains { $0.text == "outer" })
    }

    @Test("what the bar sets counts for them nevertheless: type of 17 points, and 21 at most")
    func bar() throws {
        func width(_ category: ContentSizeCategory) throws -> CGFloat? {
            let view = NavigationStack {
                Text("content").font(.largeTitle).toolbar { ToolbarItem { Text("Item") } }.font(.largeTitle)
            }
            let cell = try render(view, width: 400, height: 800) { $0.category = category }
            return cell.tree.views.first { $0.text == "Item" }?.frame.width
        }
        #expect(try width(.large) == 68)
        #expect(try width(.accessibilityLarge) == 84)
    }

    private func items(_ sizing: SpacerSizing?, hasGround: Bool = true) -> some View {
        Text("content").toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("A") {} }
            if let sizing { ToolbarSpacer(sizing, placement: .topBarTrailing) }
            ToolbarItem(placement: .topBarTrailing) { Button("B") {} }.sharedBackgroundVisibility(hasGround ? .automatic : .hidden)
        }
    }

    @Test("on iOS 26 items share a ground; room between them, of either kind, gives each its own, 8 apart")
    func spacer() throws {
        #expect(grounds(try cell(items(nil), .ios26)).count == 1)
        for sizing in [SpacerSizing.fixed, .flexible] {
            let two = grounds(try cell(items(sizing), .ios26))
            try #require(two.count == 2, "\(two)")
            #expect(two[1].maxX == 384 && two[1].minX == two[0].maxX + 8)
        }
    }

    @Test("before iOS 26 room between items changes nothing in the bar above")
    func oldSpacer() throws {
        let (with, without) = (try cell(items(.fixed)), try cell(items(nil)))
        #expect(with.list == without.list)
    }

    @Test("an item whose ground is hidden stands on none")
    func hiddenGround() throws {
        let cell = try cell(items(nil, hasGround: false), .ios26)
        #expect(grounds(cell).count == 1)
        #expect(paint("B", cell) != nil)
    }

    @Test("in the bar below, room of a fixed size parts the grounds and does not grow")
    func below() throws {
        func frames(_ sizing: SpacerSizing) throws -> [CGRect] {
            let view = Text("content").toolbar {
                ToolbarItem(placement: .bottomBar) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a") }
                ToolbarSpacer(sizing, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
            }
            let cell = try cell(view, .ios26)
            return [try #require(cell.frame("a")), try #require(cell.frame("b"))]
        }
        let (fixed, flexible) = (try frames(.fixed), try frames(.flexible))
        // Circles of 44, 12 apart.
        #expect(fixed[1].midX - fixed[0].midX == 56)
        #expect(flexible[1].midX - flexible[0].midX > 200)
    }
}
