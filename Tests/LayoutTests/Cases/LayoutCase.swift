import Foundation
import Testing

/// One layout case read from a fixture: a tree, the canvas it is laid out in, and what must come out.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    /// Where the numbers come from: measured on real SwiftUI, stated by its documentation, worked out from a rule, or chosen.
    enum Origin: String, Sendable { case recorded, documented, derived, assumed }

    /// Which directions a case is run in; `rightToLeft` numbers were written down in that direction.
    enum Directions: String, Sendable { case both, leftToRight, rightToLeft }

    /// One node of the tree: an element and the modifiers after it, innermost first.
    struct Line: Sendable {
        let depth: Int
        let elements: [CaseElement]
    }

    var file: String
    var name: String
    var canvas = CGSize.zero
    /// Top, left, bottom, right, in points.
    var safeArea: [CGFloat] = [0, 0, 0, 0]
    var scale: CGFloat = 1
    var origin = Origin.derived
    var source = ""
    /// The measured rules that the case is for, by their names in `measured.rows`.
    var rows: [String] = []
    var directions = Directions.both
    /// The numbers were read off a picture, so edges are compared after rounding to pixels, ties up: swiftui-layout 9.
    var isSnapped = false
    var tree: [Line] = []
    var expectations: [CaseExpectation] = []

    var testDescription: String { "\(file): \(name)" }

    /// Every case of every fixture, by file name.
    static func all() throws -> [LayoutCase] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "cases" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .flatMap { file in
                try CaseParser(file: file.deletingPathExtension().lastPathComponent)
                    .cases(in: String(contentsOf: file, encoding: .utf8))
            }
    }
}
