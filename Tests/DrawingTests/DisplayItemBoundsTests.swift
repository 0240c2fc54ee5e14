import Foundation
import ProofsheetDrawing
import Testing

@Suite struct DisplayItemBoundsTests {
    private func box(_ x: CGFloat) -> DisplayItem {
        .shape(
            node: 0, outline: .rect(CGRect(x: x, y: 0, width: 10, height: 10)), paint: .color(RGBA(red: 1, green: 0, blue: 0)),
            stroke: nil)
    }

    private func group(_ items: [DisplayItem], _ change: (inout GroupEffect) -> Void) -> DisplayItem {
        var effect = GroupEffect()
        change(&effect)
        return .group(node: 0, effect: effect, items: items)
    }

    private let region = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test("what lies outside a region is left out, inside groups too")
    func trimmed() {
        #expect(box(0).trimmed(to: region) == box(0))
        #expect(box(50).trimmed(to: region) == nil)
        #expect(group([box(0), box(50)]) { $0.opacity = 0.5 }.trimmed(to: region) == group([box(0)]) { $0.opacity = 0.5 })
    }

    @Test("a group is cut in its own coordinates")
    func moved() {
        let moved = group([box(0), box(50)]) { $0.transform = CGAffineTransform(translationX: -50, y: 0) }
        #expect(moved.trimmed(to: region) == group([box(50)]) { $0.transform = CGAffineTransform(translationX: -50, y: 0) })
    }

    // A blur reaches three deviations far.
    @Test("what a blur carries into the region stays")
    func blurred() {
        #expect(group([box(30)]) { $0.blur = 10 }.trimmed(to: region) != nil)
        #expect(group([box(60)]) { $0.blur = 10 }.trimmed(to: region) == nil)
    }

    @Test("a group that cannot be turned back is kept as it is or left out as a whole")
    func flat() {
        let flat = group([box(0), box(50)]) { $0.transform = CGAffineTransform(0, 0, 0, 1, 5, 0) }
        #expect(flat.trimmed(to: CGRect(x: 100, y: 0, width: 5, height: 5)) == nil)
    }
}
