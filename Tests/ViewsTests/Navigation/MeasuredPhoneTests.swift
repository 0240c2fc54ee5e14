import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// Bars, sheets, alerts and dialogs of iOS 26 on an iPhone SE at 2x, whose status bar was hidden: swiftui-layout 12, and the public
/// recordings that its figures are from (iamcgn/swiftui-web). The SE has no indicator at its lower edge; where pictures of other
/// phones at 3x have other figures, a test says so beside it.
@MainActor @Suite struct MeasuredPhoneTests {
    private func phone<V: View>(_ view: V, change: (inout CellEnvironment) -> Void = { _ in }) throws -> RenderedCell {
        try render(view, width: 375, height: 667) {
            $0.system = .ios26
            $0.scale = 2
            change(&$0)
        }
    }

    private func round<V: View>(_ view: V) throws -> RenderedCell {
        try render(view, width: 402, height: 874) {
            $0.system = .ios26
            $0.scale = 3
            $0.safeArea = .init(top: 62, bottom: 34)
        }
    }

    /// Everything that is drawn, taken out of its groups.
    private func flat(_ items: [DisplayItem]) -> [DisplayItem] {
        items.flatMap { item in
            if case .group(_, _, let inner) = item { flat(inner) } else { [item] }
        }
    }

    private func shapes(_ cell: RenderedCell) -> [(outline: Outline, paint: Paint)] {
        flat(cell.list.items).compactMap { item in
            if case .shape(_, let outline, let paint, nil) = item { (outline, paint) } else { nil }
        }
    }

    private func groups(_ items: [DisplayItem]) -> [GroupEffect] {
        items.flatMap { item -> [GroupEffect] in
            guard case .group(_, let effect, let inner) = item else { return [] }
            return [effect] + groups(inner)
        }
    }

    private var tabs: some View {
        TabView {
            Color.red.accessibilityIdentifier("content").tabItem { Label("One", systemImage: "star") }
            Text("2").tabItem { Label("Two", systemImage: "star") }
            Text("3").tabItem { Label("Three", systemImage: "star") }
        }
    }

    // row: 12-tabs-new, recorded
    @Test("a capsule of three tabs is 270 by 58, 23 above the edge, the chosen one on 93.5 by 53.5; 83 are reserved")
    func capsule() throws {
        let cell = try phone(tabs)
        let boxes = shapes(cell).map(\.outline.bounds)
        #expect(boxes.contains(CGRect(x: 52.5, y: 667 - 23 - 58, width: 270, height: 58)))
        #expect(boxes.contains(CGRect(x: 54.75, y: 588.25, width: 93.5, height: 53.5)))
        #expect(cell.frame("content")?.maxY == 584)
    }

    // Recorded on iOS 26.2 at 3x: home-assistant/iOS.
    // row: 12-tabs-new, recorded
    @Test("on a phone with an indicator at its lower edge it is 62 high, an item 94 by 54")
    func roundCapsule() throws {
        let boxes = try shapes(round(tabs)).map(\.outline.bounds)
        #expect(boxes.contains(CGRect(x: 64, y: 874 - 21 - 62, width: 274, height: 62)))
        #expect(boxes.contains(CGRect(x: 68, y: 795, width: 94, height: 54)))
    }

    private func sheet<V: View>(_ content: V) -> some View { Color.white.sheet(isPresented: .constant(true)) { content } }

    // row: 12-sheet-new, recorded
    @Test("a sheet begins 31 from the top with corners of 39, what is behind dims by 20 %", arguments: [0, 20])
    func sheet(top: CGFloat) throws {
        let cell = try phone(sheet(Color.blue)) { $0.safeArea = .init(top: top) }
        let box = CGRect(x: 0, y: 31, width: 375, height: 636)
        #expect(cell.frames(of: "Sheet") == [box])
        let clip = groups(cell.list.items).compactMap(\.clip).first { $0.bounds == box }
        #expect(clip?.path == UnevenRoundedRectangle(topLeadingRadius: 39, topTrailingRadius: 39).path(in: box))
        #expect(shapes(cell).contains { $0.paint == .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.2)) })
    }

    // row: 12-sheet-medium-new, recorded
    @Test("a sheet of medium height is 351 of 667 tall and keeps 6 from the sides and from the lower edge")
    func medium() throws {
        let cell = try phone(sheet(Color.blue.presentationDetents([.medium])))
        let box = CGRect(x: 6, y: 667 - 6 - 351, width: 363, height: 351)
        let frame = try #require(cell.frames(of: "Sheet").first)
        #expect(abs(frame.minY - box.minY) < 1e-6 && abs(frame.maxY - box.maxY) < 1e-6)
        #expect(frame.minX == 6 && frame.width == 363)
    }

    private func paint(_ text: String, _ cell: RenderedCell) -> Paint? {
        for case .glyphs(_, let run, let paint) in flat(cell.list.items) where run.text == text { return paint }
        return nil
    }

    // The buttons are those of UIKit's alert on the same phone: 48 high, 14 inside the card, 8 apart.
    // row: 12-alert-new, recorded
    @Test("an alert is 299 wide with corners of 34; what cancels leads, white on the tint")
    func alert() throws {
        let view = Color.white.alert("T", isPresented: .constant(true)) {
            Button("Go", role: .destructive) {}
            Button("No", role: .cancel) {}
        } message: {
            Text("M")
        }
        let cell = try phone(view.tint(.green))
        let card = try #require(shapes(cell).map(\.outline).first { $0.bounds.width == 299 })
        #expect(card == .continuousRect(card.bounds, cornerSize: CGSize(width: 34, height: 34)))
        #expect(card.bounds.midX == 187.5 && abs(card.bounds.midY - 333.5) < 0.5)
        let buttons = shapes(cell).filter { $0.outline.bounds.height == 48 }
        let frames = buttons.map(\.outline.bounds)
        let starts: [CGFloat] = [52, 191.5]
        #expect(frames.map(\.minX) == starts)
        #expect(frames.allSatisfy { $0.maxY == card.bounds.maxY - 14 && $0.width == 131.5 })
        #expect(buttons.first?.paint != buttons.last?.paint)
        #expect(paint("No", cell) == .color(.white))
        let title = try #require(cell.tree.views.first { $0.text == "T" })
        #expect(title.frame.minX == 38 + 28 && title.frame.minY == card.bounds.minY + 21.5)
    }

    // row: 12-dialog-new, recorded
    @Test("a dialog is a card of 238 above its view, 14.25 between them, without what cancels and without dimming")
    func dialog() throws {
        let view = Color.red.frame(width: 72, height: 24).accessibilityIdentifier("source")
            .confirmationDialog("T", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Go", role: .destructive) {}
                Button("On") {}
                Button("No", role: .cancel) {}
            }
        let cell = try phone(view)
        let (card, source) = (try #require(cell.frames(of: "Popover").first), try #require(cell.frame("source")))
        #expect(card.width == 238 && card.midX == source.midX && card.maxY == source.minY - 14.25)
        let buttons = shapes(cell).map(\.outline.bounds).filter { $0.height == 45.5 }
        #expect(buttons.map(\.width) == [211, 211])
        #expect(buttons.map(\.minX) == [card.minX + 13.5, card.minX + 13.5])
        #expect(buttons.last?.maxY == card.maxY - 13.5 && buttons.last?.minY == (buttons.first?.maxY ?? 0) + 10.5)
        #expect(cell.tree.views.compactMap(\.text) == ["T", "Go", "On"])
        #expect(!shapes(cell).contains { $0.paint == .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0.2)) })
        // The arrow, 13 high, points at the middle of the view.
        let arrow = shapes(cell).map(\.outline.bounds).first { $0.height == 13 && $0.midX == source.midX }
        #expect(arrow?.maxY == source.minY - 1.25)
    }

    private func pushed(_ mode: NavigationBarItem.TitleDisplayMode = .large) -> some View {
        NavigationStack(path: .constant([1])) {
            Color.red.navigationDestination(for: Int.self) { _ in
                Color.blue.accessibilityIdentifier("content").navigationTitle("T").navigationBarTitleDisplayMode(mode)
            }
        }
    }

    // row: 12-back-new, recorded
    @Test("the way back is a circle of 44 at 10, 10; 16 from the side where screens have round corners")
    func wayBack() throws {
        let circles = try shapes(phone(pushed())).map(\.outline.bounds)
        #expect(circles.contains(CGRect(x: 10, y: 10, width: 44, height: 44)))
        #expect(try shapes(round(pushed())).map(\.outline.bounds).contains(CGRect(x: 16, y: 62, width: 44, height: 44)))
    }

    // Its golden `ios/nav/sizing`: the text of a root without a title stands in the middle of the whole stack.
    @Test("a screen with nothing in its bar has none; an item, a title or the code brings it back")
    func bare() throws {
        func top(_ view: some View) throws -> CGFloat? { try phone(NavigationStack { view }).frame("content")?.minY }
        let content = Color.red.accessibilityIdentifier("content")
        #expect(try top(content) == 0)
        #expect(try top(content.toolbar { ToolbarItem(placement: .bottomBar) { Text("B") } }) == 0)
        #expect(try top(content.toolbar { Button("A") {} }) == 64)
        #expect(try top(content.navigationTitle("T").navigationBarTitleDisplayMode(.inline)) == 64)
        #expect(try top(content.toolbar(.visible, for: .navigationBar)) == 64)
    }

    private func scrolls(to row: Int?) -> some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Color.red.frame(height: 40).id($0).accessibilityIdentifier("row\($0)") }
                }
            }
            .scrollPosition(.constant(row.map { ScrollPosition(id: $0, anchor: .top) } ?? ScrollPosition()))
            .overlay { Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("scroll") }
            .navigationTitle("T")
        }
    }

    // The frames of its golden `ios/nav/scroll`, in a window of 320 by 400: 116.5 and 283.5 at rest, 64 and 336 when scrolled far.
    // row: 12-collapse-new, recorded
    @Test("a scrolled screen begins 52.5 higher, where its title is inline")
    func collapse() throws {
        func scroll(to row: Int?) throws -> CGRect? {
            try render(scrolls(to: row), width: 320, height: 400) {
                $0.system = .ios26
                $0.scale = 2
            }
            .frame("scroll")
        }
        let (still, scrolled) = (try scroll(to: nil), try scroll(to: 8))
        #expect(still == CGRect(x: 0, y: 116.5, width: 320, height: 283.5))
        #expect(scrolled == CGRect(x: 0, y: 64, width: 320, height: 336))
    }
}
