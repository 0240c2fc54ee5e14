import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

@MainActor @Suite struct CanvasTests {
    @Test("paths are drawn in the canvas's own points, at its place")
    func fill() throws {
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        let group = try #require(firstGroup(render(canvas.frame(width: 100, height: 50))))
        #expect(group.effect.transform == CGAffineTransform(translationX: 100, y: 75))
        guard case .shape(_, let outline, _, _)? = group.items.first else { Issue.record("no shape"); return }
        #expect(outline.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("a copy of the context has its own state and the same canvas")
    func copies() throws {
        let canvas = Canvas { context, _ in
            var faint = context
            faint.opacity = 0.5
            faint.translateBy(x: 10, y: 0)
            faint.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue))
        }
        let items = try #require(firstGroup(render(canvas.frame(width: 100, height: 50)))).items
        try #require(items.count == 2)
        guard case .group(_, let effect, _) = items[0], case .shape = items[1] else { Issue.record("\(items)"); return }
        #expect(effect.opacity == 0.5)
    }

    @Test("texts, images and symbols are measured and drawn where they are put")
    func content() throws {
        let canvas = Canvas { context, _ in
            let text = context.resolve(Text("abc").font(.system(size: 10)))
            #expect(text.measure(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 10))
            context.draw(text, at: CGPoint(x: 50, y: 50))
            if let dot = context.resolveSymbol(id: "dot") {
                #expect(dot.size == CGSize(width: 8, height: 8))
                context.draw(dot, at: CGPoint(x: 20, y: 20))
                context.draw(dot, at: CGPoint(x: 40, y: 20))
            }
            #expect(context.resolveSymbol(id: "none").map { _ in true } == nil)
        } symbols: {
            Circle().frame(width: 8, height: 8).tag("dot")
        }
        let items = try #require(firstGroup(render(canvas.frame(width: 100, height: 50)))).items
        try #require(items.count == 3)
        guard case .glyphs(_, let run, _) = items[0] else { Issue.record("no text"); return }
        #expect(run.origin.x == 35)
        guard case .shape(_, let outline, _, _) = items[2] else { Issue.record("no symbol"); return }
        #expect(outline == .ellipse(CGRect(x: 36, y: 16, width: 8, height: 8)))
    }

    @Test("layers and filters wrap what is drawn in them")
    func layers() throws {
        let canvas = Canvas { context, _ in
            context.addFilter(.blur(radius: 2))
            context.drawLayer { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
            }
        }
        guard case .group(_, let blur, let inner)? = try #require(firstGroup(render(canvas.frame(width: 100, height: 50)))).items.first,
            case .group(_, let layer, _)? = inner.first
        else { Issue.record("no groups"); return }
        #expect(blur.blur == 2)
        #expect(layer.isolated)
    }
}
