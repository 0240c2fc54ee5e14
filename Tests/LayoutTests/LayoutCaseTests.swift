import Foundation
import ProofsheetLayout
import Testing

@Suite struct LayoutCaseTests {
    /// Rounding noise of a few additions in points; anything more is another answer.
    private let tolerance: CGFloat = 1e-9

    @Test("a case laid out in the direction it was written in", arguments: try LayoutCase.all())
    func asWritten(_ layoutCase: LayoutCase) throws {
        try check(layoutCase, direction: layoutCase.directions == .rightToLeft ? .rightToLeft : .leftToRight, isMirrored: false)
    }

    @Test("the same case right to left is its mirror image", arguments: try LayoutCase.all().filter { $0.directions == .both })
    func mirrored(_ layoutCase: LayoutCase) throws {
        try check(layoutCase, direction: .rightToLeft, isMirrored: true)
    }

    @Test("no two cases have one name")
    func names() throws {
        let names = try LayoutCase.all().map(\.testDescription)
        #expect(Set(names).count == names.count)
    }

    private func check(_ layoutCase: LayoutCase, direction: LayoutDirection, isMirrored: Bool) throws {
        let nodes = try CaseTreeBuilder.arranged(layoutCase, direction: direction, isMirrored: isMirrored)
        for expectation in layoutCase.expectations {
            switch expectation {
            case .frame(let name, let x, let y, let width, let height):
                let exact = try #require(nodes[name]?.frame, "no node is called \(name)")
                let frame = layoutCase.isSnapped ? snapped(exact, scale: layoutCase.scale) : exact
                let left = isMirrored ? layoutCase.canvas.width - frame.maxX : frame.minX
                expect(left, x, "\(name).x")
                expect(frame.minY, y, "\(name).y")
                expect(frame.width, width, "\(name).width")
                expect(frame.height, height, "\(name).height")
            case .answer(let name, let proposal, let size):
                let node = try #require(nodes[name], "no node is called \(name)")
                let answer = node.sizeThatFits(ProposedViewSize(width: proposal[0], height: proposal[1]))
                expect(answer.width, size.width, "\(name).width of \(proposal)")
                expect(answer.height, size.height, "\(name).height of \(proposal)")
            }
        }
    }

    // A millionth of a pixel keeps a tie a tie in spite of rounding noise.
    private func snapped(_ frame: CGRect, scale: CGFloat) -> CGRect {
        func snap(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (left, top) = (snap(frame.minX), snap(frame.minY))
        return CGRect(x: left, y: top, width: snap(frame.maxX) - left, height: snap(frame.maxY) - top)
    }

    private func expect(_ actual: CGFloat, _ wanted: CGFloat?, _ what: String) {
        guard let wanted else { return }
        #expect(actual == wanted || abs(actual - wanted) <= tolerance, "\(what) is \(actual), not \(wanted)")
    }
}
