import Foundation
import ProofsheetPreviews
import ProofsheetViews
import Testing

@Suite struct PreviewDiscoveryTests {
    private func names(_ source: String, file: String = "Sample.swift") throws -> [String] {
        try UserCode("import SwiftUI\n" + source, file: file).catalogue().previews.map { "\($0.suite)/\($0.name)" }
    }

    @Test("A provider's tuple, group, loop, condition and erased view are several previews")
    func providerParts() throws {
        let source = """
            struct Row: View { var body: some View { EmptyView() } }
            struct Rows_Previews: PreviewProvider {
                static var previews: some View {
                    Row()
                    Group { Row(); Color2() }
                    ForEach(0..<2, id: \\.self) { _ in Row() }
                    if true { AnyView(Color2()) }
                }
            }
            struct Color2: View { var body: some View { EmptyView() } }
            """
        #expect(try names(source) == ["Rows/Row", "Rows/Row 2", "Rows/Color2", "Rows/Row 3", "Rows/Row 4", "Rows/Color2 2"])
    }

    @Test("Providers may be private, nested, enums or classes; generic ones are no previews")
    func kindsOfProviders() throws {
        let source = """
            struct V: View { var body: some View { EmptyView() } }
            private struct A_Previews: PreviewProvider { static var previews: some View { V() } }
            enum B_Previews: PreviewProvider { static var previews: some View { V() } }
            final class C_Previews: PreviewProvider { static var previews: some View { V() } }
            struct Outer { struct Previews: PreviewProvider { static var previews: some View { V() } } }
            struct Generic<T>: PreviewProvider { static var previews: some View { V() } }
            """
        #expect(try names(source) == ["A/V", "B/V", "C/V", "Outer/V"])
    }

    @Test("A #Preview is named by its argument, or after the first view it builds")
    func macroNames() throws {
        let source = """
            struct Cell<T>: View { var body: some View { EmptyView() } }
            enum Space { struct Inner: View { init() {}; var body: some View { EmptyView() } } }
            #Preview { EmptyView() }
            #Preview { EmptyView() }
            #Preview("EmptyView 3") { EmptyView() }
            #Preview { EmptyView() }
            #Preview { let count = Int("1"); return Space.Inner() }
            #Preview { Cell<Int>() }
            #Preview(body: { Space.Inner() })
            #Preview("a \\u{e4} \\"b\\"") { EmptyView() }
            """
        let expected = ["EmptyView", "EmptyView 2", "EmptyView 3", "EmptyView 4", "Inner", "Cell", "Inner 2", "a ä \"b\""]
        #expect(try names(source, file: "folder/Named.swift") == expected.map { "Named/" + $0 })
    }

    @Test("Traits pin their axes")
    func traits() throws {
        let source = """
            import SwiftUI
            #Preview("1", traits: .landscapeLeft) { EmptyView() }
            #Preview("2", traits: .sizeThatFitsLayout, .portrait) { EmptyView() }
            #Preview("3", traits: .fixedLayout(width: 200, height: 100.5)) { EmptyView() }
            """
        #expect(
            try UserCode(source).catalogue().previews.map(\.attributes) == [
                PreviewAttributes(displayName: "1", orientation: .landscapeLeft),
                PreviewAttributes(displayName: "2", layout: .sizeThatFits, orientation: .portrait),
                PreviewAttributes(displayName: "3", layout: .fixed(width: 200, height: 100.5)),
            ])
    }

    @Test("Preview modifiers name and pin each view below them; what stands closer to the view wins")
    func modifiers() throws {
        let source = """
            import SwiftUI
            struct A_Previews: PreviewProvider {
                static var previews: some View {
                    Group {
                        EmptyView().previewDisplayName("one").previewLayout(.fixed(width: 10, height: 20))
                        EmptyView().previewInterfaceOrientation(.landscapeLeft)
                    }
                    .previewLayout(.sizeThatFits)
                    .previewDevice("iPhone 16")
                    .environment(\\.lineLimit, 3)
                }
            }
            """
        let previews = try UserCode(source).catalogue().previews
        #expect(previews.map(\.name) == ["one", "EmptyView"])
        #expect(
            previews.map(\.attributes) == [
                PreviewAttributes(displayName: "one", layout: .fixed(width: 10, height: 20), device: "iPhone 16"),
                PreviewAttributes(layout: .sizeThatFits, device: "iPhone 16", orientation: .landscapeLeft),
            ])
    }

    @Test("A preview may declare state with @Previewable")
    func previewable() throws {
        let source = """
            struct Counter: View { @Binding var count: Int; var body: some View { EmptyView() } }
            #Preview("state") {
                @Previewable @State var count = 3
                @Previewable
                @State var text: String =
                    "a"
                let double = count * 2
                Counter(count: $count)
                EmptyView()
            }
            """
        #expect(try names(source) == ["Sample/state"])
    }

    @Test("@Entry makes values of the environment")
    func entry() throws {
        let source = """
            extension EnvironmentValues {
                @Entry var number: Int = 3
                @Entry var text = "x"
                @Entry public var maybe: [String]?
            }
            struct Reader: View { @Environment(\\.number) var number; var body: some View { EmptyView().environment(\\.text, "y") } }
            #Preview { Reader() }
            """
        #expect(try names(source) == ["Sample/Reader"])
    }

    @Test("Types of the user's with the names of ours do not break a preview")
    func namesake() throws {
        let source = """
            enum Views {}
            enum ProofsheetViews {}
            struct PreviewRegistry {}
            #Preview { EmptyView() }
            """
        #expect(try names(source) == ["Sample/EmptyView"])
    }

    @Test("Previews stand in the order of the sources, whatever kind they are")
    func order() throws {
        let source = """
            #Preview("b") { EmptyView() }
            struct Sample_Previews: PreviewProvider { static var previews: some View { EmptyView() } }
            #Preview("a") { EmptyView() }
            """
        #expect(try names(source) == ["Sample/b", "Sample/EmptyView", "Sample/a"])
    }

    @Test("A provider that crashes while it makes its views fails alone")
    func crashingProvider() throws {
        let source = """
            import SwiftUI
            struct A_Previews: PreviewProvider { static var previews: some View { if true { fatalError("no") }; EmptyView() } }
            struct B_Previews: PreviewProvider { static var previews: some View { EmptyView() } }
            """
        let previews = try UserCode(source).catalogue().previews
        #expect(previews.map(\.name) == ["A", "EmptyView"])
        #expect(
            previews.map { $0.failure?.description } == [
                "The preview crashed with SIGILL.\nSample/Sample.swift:2: Fatal error: no", nil,
            ])
    }

    @Test("Two previews of one name are an error that names both places")
    func sameNames() throws {
        let source = "#Preview(\"a\") { EmptyView() }\n\n#Preview(\"a\") { EmptyView() }"
        #expect(
            throws: CatalogueError.sameName(suite: "Sample", name: "a", places: ["Sample.swift:2", "Sample.swift:4"])
        ) { try names(source) }
    }

    @Test("An input without previews is named")
    func noPreviews() throws {
        #expect(throws: CatalogueError.noPreviews(input: "Sample.swift")) { try names("struct A {}") }
    }

    @Test("A preview inside conditions that do not hold is named with them")
    func hidden() throws {
        let source = """
            #if canImport(Charts)
            import Charts
            #if DEBUG
            #Preview { EmptyView() }
            #endif
            #endif
            """
        #expect(message(source) == Self.beginning + "inside #if canImport(Charts) and #if DEBUG, which do not all hold here.")
    }

    @Test(
        "The branch that a hidden preview stands in is told",
        arguments: [
            ("#if os(iOS) // not this one\nstruct A {}\n#else\n#Preview { EmptyView() }\n#endif", "the #else of #if os(iOS)"),
            ("#if os(iOS)\n#elseif os(macOS)\n\n#Preview { EmptyView() }\n#endif", "#elseif os(macOS)"),
            ("#if true\n#endif\n#if FLAG\n#Preview { EmptyView() }\n#endif", "#if FLAG"),
        ])
    func hiddenBranch(source: String, condition: String) throws {
        #expect(message(source) == Self.beginning + "inside \(condition), which does not hold here.")
    }

    private static let beginning = "There is no preview in Sample.swift. The one at Sample.swift:5 stands "

    private func message(_ source: String) -> String {
        do {
            return "\(try names(source))"
        } catch {
            return "\(error)"
        }
    }
}
