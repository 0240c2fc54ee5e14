import Foundation
import SwiftUI
import Testing

/// Where items and titles of bars stand.
@MainActor @Suite struct BarRowTests {
    private func cell<V: View>(_ view: V, system: SystemGeneration = .ios18) throws -> RenderedCell {
        try render(view, width: 400, height: 800) { $0.system = system }
    }

    private func box(_ width: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: width, height: 20).accessibilityIdentifier(name)
    }

    private func bar(_ leading: CGFloat, _ center: CGFloat, _ trailing: CGFloat) -> some View {
        NavigationStack {
            Text("content").navigationBarTitleDisplayMode(.inline).navigationTitle("t")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { box(leading, "leading") }
                    ToolbarItem(placement: .principal) { box(center, "center") }
                    ToolbarItem(placement: .topBarTrailing) { box(trailing, "trailing") }
                }
        }
    }

    @Test("what stands in the middle of a bar stays there while items leave it room, and moves aside where they do not")
    func center() throws {
        #expect(try cell(bar(50, 100, 50)).frame("center")?.midX == 200)
        // 16 + 220 + 14.
        #expect(try cell(bar(220, 100, 20)).frame("center")?.minX == 250)
        // 400 - 16 - 220 - 14.
        #expect(try cell(bar(20, 100, 220)).frame("center")?.maxX == 150)
    }

    @Test("a long title is cut between the items")
    func longTitle() throws {
        let view = NavigationStack {
            Text("content").navigationBarTitleDisplayMode(.inline).navigationTitle("A title that is much too long for the bar")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { box(60, "leading") }
                    ToolbarItem(placement: .topBarTrailing) { box(100, "trailing") }
                }
        }
        let cell = try cell(view)
        let title = try #require(cell.tree.views.first { $0.text?.hasPrefix("A title") == true })
        #expect(title.frame.minX >= 84 && title.frame.maxX <= 276)
        #expect(title.isTruncated)
    }

    @Test("secondary items are one menu after the others", arguments: SystemGeneration.allCases)
    func secondary(system: SystemGeneration) throws {
        let view = NavigationStack {
            Text("content").navigationTitle("t")
                .toolbar {
                    ToolbarItem(placement: .secondaryAction) { box(10, "first") }
                    ToolbarItem(placement: .secondaryAction) { box(10, "second") }
                    ToolbarItem(placement: .primaryAction) { box(20, "primary") }
                }
        }
        let cell = try cell(view, system: system)
        #expect(cell.frame("first") == nil && cell.frame("second") == nil)
        #expect(cell.frames(of: "Image").count == 1)
        #expect(cell.frame("primary") != nil)
    }

    private func below<C: ToolbarContent>(@ToolbarContentBuilder _ content: () -> C) -> some View {
        NavigationStack { Text("content").navigationTitle("t").toolbar(content: content) }
    }

    @Test("one item of a toolbar below stands in the middle, two stand at the ends where a spacer is between them")
    func bottom() throws {
        let one = try cell(below { ToolbarItem(placement: .bottomBar) { box(40, "a") } })
        #expect(one.frame("a")?.midX == 200)
        let two = try cell(
            below {
                ToolbarItemGroup(placement: .bottomBar) {
                    box(40, "a")
                    Spacer()
                    box(40, "b")
                }
            })
        #expect(two.frame("a")?.minX == 16 && two.frame("b")?.maxX == 384)
    }

    @Test("a status stands in the middle of the toolbar, the items beside it at the ends", arguments: SystemGeneration.allCases)
    func status(system: SystemGeneration) throws {
        let cell = try cell(
            below {
                ToolbarItem(placement: .status) { box(60, "status") }
                ToolbarItem(placement: .bottomBar) { box(20, "a") }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { box(20, "b") }
            }, system: system)
        #expect(cell.frame("status")?.midX == 200)
        let (a, b) = (try #require(cell.frame("a")), try #require(cell.frame("b")))
        #expect(a.maxX < 100 && b.minX > 300)
    }

    // Recorded on iOS 26.0: two symbols of 18 and 22.7 points on a capsule of 99.333, the first in the middle of 44 points.
    @Test("symbols that share a capsule are 44 wide or 24 wider than their ink, 8.667 apart")
    func capsule() throws {
        let view = NavigationStack {
            Text("content").navigationTitle("t")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { box(18, "plus") }
                    ToolbarItem(placement: .topBarTrailing) { box(22.667, "more") }
                }
        }
        let cell = try cell(view, system: .ios26)
        let (plus, more) = (try #require(cell.frame("plus")), try #require(cell.frame("more")))
        #expect(abs(384 - more.midX - 23.333) < 0.01)
        #expect(abs(more.midX - plus.midX - 54) < 0.01)
        #expect(abs(384 - (plus.midX - 22) - 99.333) < 0.01)
    }

    @Test("in a sheet the bar is 56 high, and floating items keep as far from the top as from the sides")
    func sheet() throws {
        func item(_ system: SystemGeneration, width: CGFloat) throws -> CGRect? {
            let view = Color.red.sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Text("content").navigationTitle("t").navigationBarTitleDisplayMode(.inline)
                        .toolbar { ToolbarItem(placement: .cancellationAction) { box(20, "cancel") } }
                }
            }
            return try render(view, width: width, height: 900) {
                $0.system = system
                $0.safeArea = .init(top: 60, bottom: 34)
            }.frame("cancel")
        }
        // The sheet begins 10 below the safe area on iOS 18 and at its edge on iOS 26, where 44 points are 20 below it in a wide window.
        #expect(try item(.ios18, width: 393)?.midY == 70 + 28)
        #expect(try item(.ios26, width: 393)?.midY == 60 + 16 + 22)
        #expect(try item(.ios26, width: 440)?.midY == 60 + 20 + 22)
    }
}
