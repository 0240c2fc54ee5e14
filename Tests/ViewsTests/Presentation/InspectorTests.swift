import Foundation
import SwiftUI
import Testing

/// Columns with details beside a view.
@MainActor @Suite struct InspectorTests {
    private func cell(isPresented: Bool, isWide: Bool, width: CGFloat? = nil, direction: LayoutDirection = .leftToRight) throws
        -> RenderedCell
    {
        let content = Color.blue.accessibilityIdentifier("details")
        let view = Color.red.accessibilityIdentifier("content")
            .inspector(isPresented: .constant(isPresented)) {
                if let width { content.inspectorColumnWidth(width) } else { content }
            }
        return try render(view, width: isWide ? 1000 : 400, height: 800) {
            $0.horizontalSizeClass = isWide ? .regular : .compact
            $0.direction = direction == .leftToRight ? .leftToRight : .rightToLeft
        }
    }

    @Test("where there is room it stands beside the view, as wide as it asks for")
    func beside() throws {
        let plain = try cell(isPresented: true, isWide: true)
        #expect(plain.frame("content") == CGRect(x: 0, y: 0, width: 680, height: 800))
        #expect(plain.frame("details") == CGRect(x: 680, y: 0, width: 320, height: 800))
        let narrow = try cell(isPresented: true, isWide: true, width: 250)
        #expect(narrow.frame("content")?.width == 750 && narrow.frame("details")?.width == 250)
    }

    @Test("from right to left it stands at the left")
    func mirrored() throws {
        let cell = try cell(isPresented: true, isWide: true, direction: .rightToLeft)
        #expect(cell.frame("details")?.minX == 0 && cell.frame("content")?.minX == 320)
    }

    @Test("where there is little room it is a sheet")
    func sheet() throws {
        let cell = try cell(isPresented: true, isWide: false)
        #expect(cell.frames(of: "Sheet").count == 1)
        #expect(cell.frame("content")?.width == 400)
    }

    @Test("one that is not presented leaves no trace", arguments: [false, true])
    func hidden(isWide: Bool) throws {
        let cell = try cell(isPresented: false, isWide: isWide)
        #expect(cell.frame("details") == nil)
        #expect(cell.frame("content")?.width == (isWide ? 1000 : 400))
    }
}
