import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ControlRowTests {
    @Test("of several texts in a label the first is the title, the others stand below it and are smaller")
    func titleAndSubtitle() throws {
        let view = LabeledContent {
            Text("value")
        } label: {
            Text("title")
            Text("more")
        }
        let texts = try render(view, width: 300).frames(of: "Text")
        #expect(texts[0].height == 17 && texts[1].height == 15)
        #expect(texts[1].minX == texts[0].minX && texts[1].minY >= texts[0].maxY)
    }

    // Recorded on iOS 26: 31 in a row of 61.
    @Test("a slider counts as high as it is in a row of iOS 26, and not at all before")
    func slider() throws {
        func row(_ system: SystemGeneration) throws -> CGFloat? {
            try render(Form { Slider(value: .constant(0.5)) }, width: 393, height: 400) { $0.system = system }.frames(of: "Row").first?
                .height
        }
        #expect(try row(.ios26) == 61)
        #expect(try row(.ios18) == 44)
    }

    private func frames(_ category: ContentSizeCategory, width: CGFloat) throws -> (label: CGRect, value: CGRect) {
        let list = List { Picker("Label", selection: .constant(0)) { Text("Value").tag(0) } }
        let cell = try render(list, width: width, height: 600) { $0.category = category }
        return (
            try #require(cell.tree.views.first { $0.text == "Label" }).frame,
            try #require(cell.tree.views.first { $0.text == "Value" }).frame
        )
    }

    @Test("a value stands beside its label where both have room")
    func beside() throws {
        let (label, value) = try frames(.accessibilityMedium, width: 900)
        #expect(label.midY == value.midY)
        #expect(value.minX > label.maxX)
    }

    // Five squares of 28 points each for label and value do not fit into 240 points.
    @Test("at accessibility sizes a value goes below its label where there is no room beside it")
    func below() throws {
        let (label, value) = try frames(.accessibilityMedium, width: 240)
        #expect(value.minY > label.maxY)
        #expect(value.minX == label.minX)
    }

    @Test("at other sizes it never does")
    func ordinary() throws {
        let (label, value) = try frames(.extraExtraExtraLarge, width: 240)
        #expect(value.minY < label.maxY)
    }
}
