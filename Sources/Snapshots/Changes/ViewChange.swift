import Foundation
import ProofsheetDrawing

/// One way in which one view is laid out otherwise than in the golden.
package struct ViewChange: Equatable, Sendable, Codable {
    /// The kinds, in the order in which a reviewer should hear of them.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// Text is left out behind an ellipsis that was whole.
        case truncated
        case vanished, appeared
        case text
        /// It takes more lines than before.
        case wrapped
        /// It stands for what cannot be drawn.
        case placeholder
        /// Its text is whole again.
        case untruncated
        /// It takes fewer lines than before.
        case unwrapped
        case resized, moved
    }

    /// A frame in points of the cell.
    package struct Frame: Equatable, Sendable, Codable {
        package let x, y, width, height: Double

        init(_ rect: CGRect) {
            (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
        }

        /// The smallest frame around both.
        package func union(_ other: Frame) -> Frame {
            Frame(
                CGRect(x: x, y: y, width: width, height: height).union(
                    CGRect(x: other.x, y: other.y, width: other.width, height: other.height)))
        }
    }

    package let kind: Kind
    /// What people call the view: its text or identifier, or else the last part of its path.
    package let name: String
    package let path: String
    /// Nil for a view that appeared.
    package let golden: Frame?
    /// Nil for a view that vanished.
    package let candidate: Frame?
    /// The texts of a view whose text changed.
    package let goldenText, candidateText: String?
    /// The numbers of lines of a view that wraps otherwise.
    package let goldenLines, candidateLines: Int?

    init(_ kind: Kind, _ old: LaidOutView?, _ new: LaidOutView?) {
        self.kind = kind
        let view = new ?? old
        name = view.map(Self.name) ?? ""
        path = view?.path ?? ""
        golden = old.map { Frame($0.frame) }
        candidate = new.map { Frame($0.frame) }
        let tellsText = kind == .text
        let tellsLines = kind == .wrapped || kind == .unwrapped
        goldenText = tellsText ? old?.text : nil
        candidateText = tellsText ? new?.text : nil
        goldenLines = tellsLines ? old?.lines.count : nil
        candidateLines = tellsLines ? new?.lines.count : nil
    }

    /// How far the view moved and grew, in points to the right, down, wide and tall; zeros where it was or is not there.
    package var steps: [Double] {
        guard let golden, let candidate else { return [0, 0, 0, 0] }
        return [
            candidate.x - golden.x, candidate.y - golden.y, candidate.width - golden.width, candidate.height - golden.height,
        ].map { abs($0) < LayoutChanges.tolerance ? 0 : $0 }
    }

    /// What makes two changes the same in different cells: all but the amounts, of which only the directions count.
    var mark: String {
        let steps = steps
        let directions = kind == .moved ? steps.prefix(2) : kind == .resized ? steps.suffix(2) : []
        let signs = directions.map { $0 == 0 ? "0" : $0 < 0 ? "-" : "+" }.joined()
        return [kind.rawValue, path, signs, goldenText ?? "", candidateText ?? ""].joined(separator: "\u{1F}")
    }

    private static func name(_ view: LaidOutView) -> String {
        if let text = view.text, !text.isEmpty { return text }
        return view.identifier ?? view.path.split(separator: "/").last.map(String.init) ?? view.type
    }
}
