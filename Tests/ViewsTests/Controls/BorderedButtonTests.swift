import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// The grounds of buttons and of toggles that look like buttons.
@MainActor @Suite struct BorderedButtonTests {
    /// The outline of the first ground that is drawn.
    private func ground<V: View>(_ view: V, _ system: SystemGeneration, _ category: ContentSizeCategory = .large) throws -> Outline? {
        func outlines(_ items: [DisplayItem]) -> [Outline] {
            items.flatMap { item -> [Outline] in
                switch item {
                case .shape(_, let outline, .color, nil): [outline]
                case .group(_, let effect, let inner): [effect.clip].compactMap { $0 } + outlines(inner)
                default: []
                }
            }
        }
        let cell = try render(view, width: 400, height: 400) {
            $0.system = system
            $0.category = category
        }
        return outlines(cell.list.items).first { outline in if case .continuousRect = outline { true } else { false } }
    }

    private func radius<V: View>(_ view: V, _ system: SystemGeneration, _ category: ContentSizeCategory = .large) throws -> CGFloat? {
        try ground(view, system, category)?.cornerRadius.width
    }

    // Recorded on iOS 18.5 and 26.2 at `large`: a radius of 7 with continuous corners, and a capsule.
    @Test("a regular button has corners of 7 points on iOS 18 and is a capsule on iOS 26 at every text size")
    func regular() throws {
        let button = Button("a") {}.buttonStyle(.bordered)
        #expect(try radius(button, .ios18) == 7)
        #expect(try radius(button, .ios26) == 15.5)
        #expect(try radius(button, .ios26, .accessibilityExtraExtraExtraLarge) == 33.5)
    }

    // Recorded on iOS 17.5 and 18.5: 7 at 34.333 points, 8.25 at 44, and 9 at 49.333 to 50.5.
    @Test("higher regular buttons of iOS 18 have larger corners", arguments: [(20, 7), (30, 8.25), (36, 9)] as [(CGFloat, CGFloat)])
    func height(height: CGFloat, expected: CGFloat) throws {
        let button = Button {
        } label: {
            Color.red.frame(width: 60, height: height)
        }.buttonStyle(.bordered)
        #expect(abs(try #require(try radius(button, .ios18)) - expected) < 0.26)
        #expect(try radius(button, .ios26) == (height + 14) / 2)
    }

    @Test("small buttons are capsules on both systems, large ones on iOS 26")
    func sizes() throws {
        let small = Button("a") {}.buttonStyle(.bordered).controlSize(.small)
        // Characters of 15 points with 5 above and below: a real one is 28 high.
        #expect(try radius(small, .ios18) == 12.5)
        let large = Button("long label") {}.buttonStyle(.bordered).controlSize(.large)
        #expect(try radius(large, .ios18) == 12)
        #expect(try radius(large, .ios26) == 23.5)
    }

    @Test("a round button is as wide as it is high")
    func circle() throws {
        let button = Button {
        } label: {
            Color.red.frame(width: 22, height: 10)
        }.buttonStyle(.bordered).buttonBorderShape(.circle)
        let outline = try #require(try ground(button, .ios18))
        #expect(outline.bounds.size == CGSize(width: 36, height: 36))
        #expect(outline.cornerRadius.width == 18)
    }

    @Test("a button on glass has the colour of text unless it has a tint or destroys something")
    func glass() throws {
        func color<V: View>(_ view: V) throws -> RGBA? {
            func runs(_ items: [DisplayItem]) -> [RGBA] {
                items.flatMap { item -> [RGBA] in
                    switch item {
                    case .glyphs(_, _, .color(let color)): [color]
                    case .group(_, _, let inner): runs(inner)
                    default: []
                    }
                }
            }
            return runs(try render(view) { $0.system = .ios26 }.list.items).first
        }
        #expect(try color(Button("a") {}.buttonStyle(.glass)) == .black)
        #expect(try color(Button("a") {}.buttonStyle(.glass).tint(.green)) != .black)
        #expect(try #require(try color(Button("a", role: .destructive) {}.buttonStyle(.glass))).red > 0.9)
        #expect(try color(Button("a") {}.buttonStyle(.glassProminent)) == .white)
    }

    @Test("a toggle in the style of a button has a ground while it is on, and the same size without it while it is off")
    func toggle() throws {
        func toggle(_ isOn: Bool) -> some View { Toggle("a", isOn: .constant(isOn)).toggleStyle(.button) }
        #expect(try ground(toggle(true), .ios18) != nil)
        #expect(try ground(toggle(false), .ios18) == nil)
        #expect(try render(toggle(true)).frames(of: "Toggle") == render(toggle(false)).frames(of: "Toggle"))
    }

    @Test("in a bar a toggle is a button", arguments: SystemGeneration.allCases)
    func toggleInBar(system: SystemGeneration) throws {
        let view = NavigationStack {
            Text("content").navigationTitle("t").toolbar { Toggle("flag", systemImage: "flag", isOn: .constant(true)) }
        }
        let cell = try render(view, width: 400, height: 400) { $0.system = system }
        #expect(cell.frames(of: "Image").count == 1)
        #expect(try #require(cell.frames(of: "Toggle").first).width < 50)
    }
}
