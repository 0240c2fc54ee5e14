import Foundation
import ProofsheetDrawing

/// Laid-out trees for the tests of encoding and dump.
enum SampleTrees {
    static func line(_ text: String, _ frame: CGRect, baseline: CGFloat) -> LaidOutLine {
        LaidOutLine(text: text, frame: frame, baseline: baseline)
    }

    /// A stack with a line of text, a paragraph of two lines, an identifier, and a view that cannot be drawn.
    static var row: LaidOutTree {
        let name = CGRect(x: 16, y: 31.5, width: 40, height: 20.25)
        let long = CGRect(x: 64, y: 20, width: 77, height: 40)
        return LaidOutTree(views: [
            LaidOutView(path: "Row", type: "Row", parent: nil, frame: CGRect(x: 0, y: 0, width: 393, height: 852)),
            LaidOutView(
                path: "Row/HStack", type: "HStack", parent: 0, frame: CGRect(x: 16, y: 20, width: 361, height: 44),
                isClipping: true),
            LaidOutView(
                path: "Row/HStack/Text[1]", type: "Text", parent: 1, frame: name, text: "Name",
                lines: [line("Name", name, baseline: 47)]),
            LaidOutView(
                path: "Row/HStack/#note", type: "Text", identifier: "note", parent: 1, frame: long,
                text: "Two lines of it",
                lines: [
                    line("Two lines ", CGRect(x: 64, y: 20, width: 70, height: 20), baseline: 36),
                    line("of…", CGRect(x: 64, y: 40, width: 30, height: 20), baseline: 56),
                ],
                isTruncated: true),
            LaidOutView(
                path: "Row/Map", type: "Map", parent: 0, frame: CGRect(x: 0, y: 64, width: 10, height: 1.0 / 4),
                isPlaceholder: true),
        ])
    }
}
