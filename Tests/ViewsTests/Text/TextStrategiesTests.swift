import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import SwiftUI
import Testing

@testable import ProofsheetViews

/// What iOS 26 added for lines of text; square characters of 17 points.
@Suite("Strategies and heights of lines") @MainActor struct TextStrategiesTests {
    private func lines(_ view: some View) throws -> [LaidOutLine] {
        try render(view, width: 300, height: 300).tree.views.flatMap(\.lines)
    }

    @Test(
        "the first letter with a direction says where writing begins",
        arguments: [
            ("abc", false), ("1. שלום", true), ("(العربية", true), ("a שלום", false), ("\u{200F}abc", true), ("\u{200E}שלום", false),
        ])
    func direction(text: String, isRightToLeft: Bool) { #expect(ParagraphDirection.isRightToLeft(text) == isRightToLeft) }

    @Test("without letters the layout says it", arguments: ["", "123", "!?"])
    func noDirection(text: String) { #expect(ParagraphDirection.isRightToLeft(text) == nil) }

    // Derived: the shorter line of a paragraph that runs from right to left ends at the right, where alignment follows the writing.
    @Test("lines may be aligned by their writing in place of the layout")
    func alignment() throws {
        let text = Text("שלום שלום שלום").frame(width: 17 * 10)
        let plain = try lines(text.writingDirection(strategy: .contentBased))
        let written = try lines(text.writingDirection(strategy: .contentBased).multilineTextAlignment(strategy: .writingDirectionBased))
        #expect(plain.count == 2 && written.count == 2)
        #expect(plain[0].frame.minX == plain[1].frame.minX)
        #expect(written[0].frame.maxX == written[1].frame.maxX)
        #expect(try lines(text.multilineTextAlignment(strategy: .layoutBased)).map(\.frame) == lines(text).map(\.frame))
    }

    @Test(
        "lines are as high as they are told",
        arguments: [
            (AttributedString.LineHeight.exact(points: 40), 40.0), (.multiple(factor: 2), 34), (.leading(increase: 13), 30),
        ])
    func heights(lineHeight: AttributedString.LineHeight, expected: Double) throws {
        let view = Text("aaaa aaaa aaaa").font(.system(size: 17)).frame(width: 17 * 5).lineHeight(lineHeight)
        let lines = try lines(view)
        #expect(lines.count == 3)
        #expect(abs(lines[1].baseline - lines[0].baseline - expected) < 1e-9)
        #expect(abs(lines[2].baseline - lines[1].baseline - expected) < 1e-9)
    }

    @Test(
        "lines keep their own height where nothing else is said, or nothing that is a height",
        arguments: [
            AttributedString.LineHeight.normal, .variable, .exact(points: .nan), .exact(points: -1), .multiple(factor: .infinity),
        ])
    func own(lineHeight: AttributedString.LineHeight) throws {
        let text = Text("aaaa aaaa").frame(width: 17 * 5)
        #expect(try lines(text.lineHeight(lineHeight)).map(\.frame) == lines(text).map(\.frame))
        #expect(try lines(text.lineHeight(.exact(points: 50)).lineHeight(nil)).count == 2)
    }
}
