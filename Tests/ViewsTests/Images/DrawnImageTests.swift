import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

@testable import ProofsheetViews

@Suite("Images that a closure draws") @MainActor struct DrawnImageTests {
    private let image = Image(size: CGSize(width: 40, height: 20), label: Text("box")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
    }

    private func groups(_ view: some View) throws -> [(effect: GroupEffect, items: [DisplayItem])] {
        try render(view, width: 100, height: 100).list.items.compactMap {
            if case .group(_, let effect, let items) = $0 { (effect, items) } else { nil }
        }
    }

    @Test("one has the size that it is given, and is drawn in it")
    func size() throws {
        #expect(try render(image.accessibilityIdentifier("i")).frame("i")?.size == CGSize(width: 40, height: 20))
        let group = try #require(try groups(image).first)
        #expect(group.effect.transform == CGAffineTransform(translationX: 30, y: 40))
        #expect(group.effect.clip == .rect(CGRect(x: 0, y: 0, width: 40, height: 20)))
        #expect(group.items.count == 1)
    }

    @Test("a resizable one is stretched")
    func stretched() throws {
        let group = try #require(try groups(image.resizable()).first)
        #expect(group.effect.transform == CGAffineTransform(a: 2.5, b: 0, c: 0, d: 5, tx: 0, ty: 0))
    }

    @Test(
        "sizes that are none show nothing",
        arguments: [CGSize.zero, CGSize(width: -3, height: 5), CGSize(width: CGFloat.infinity, height: CGFloat.nan)])
    func none(size: CGSize) throws {
        #expect(try groups(Image(size: size) { $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }).isEmpty)
    }

    @Test("one is equal to itself alone")
    func equality() {
        #expect(image == image)
        #expect(image != Image(size: CGSize(width: 40, height: 20)) { _ in })
    }
}
