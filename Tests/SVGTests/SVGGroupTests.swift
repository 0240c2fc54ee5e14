import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

@Suite struct SVGGroupTests {
    private let box = DisplayItem.shape(
        node: 0, outline: .rect(CGRect(x: 0, y: 0, width: 5, height: 5)), paint: .red, stroke: nil)

    private func group(_ items: [DisplayItem]? = nil, _ change: (inout GroupEffect) -> Void) -> DisplayItem {
        var effect = GroupEffect()
        change(&effect)
        return .group(node: 0, effect: effect, items: items ?? [box])
    }

    @Test("shift, scale and opacity are attributes")
    func attributes() throws {
        #expect(
            try pageBody([group { $0.transform = CGAffineTransform(translationX: 3, y: -1) }]).hasPrefix(
                "<g transform=\"translate(3 -1)\">"))
        #expect(
            try pageBody([
                group {
                    $0.transform = CGAffineTransform(1.0 / 3, 0, 0, 1.0 / 3, 3, 0)
                    $0.opacity = 0.5
                }
            ]).hasPrefix("<g transform=\"matrix(.333333 0 0 .333333 3 0)\" opacity=\".5\">"))
    }

    @Test("a clip cuts before a blur spreads")
    func clip() throws {
        let item = group {
            $0.clip = .rect(CGRect(x: 0, y: 0, width: 2, height: 2))
            $0.blur = 2
        }
        #expect(try pageBody([item]).hasPrefix("<g filter=\"url(#d0)\"><g clip-path=\"url(#d1)\"><rect"))
        #expect(try pageDefinitions([item]).contains("<feGaussianBlur stdDeviation=\"2\"/>"))
        #expect(try pageDefinitions([item]).contains("<clipPath id=\"d1\"><rect width=\"2\" height=\"2\"/></clipPath>"))
    }

    @Test("a mask counts by its alpha")
    func mask() throws {
        let item = group { $0.mask = [box] }
        #expect(try pageBody([item]).hasPrefix("<g><g mask=\"url(#d0)\">"))
        #expect(try pageDefinitions([item]).hasPrefix("<mask id=\"d0\" style=\"mask-type:alpha\""))
    }

    @Test("a filter's region leaves room for blur and shadow")
    func region() throws {
        let item = group {
            $0.shadow = GroupEffect.Shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 2))
        }
        // Content 0...5, three radii, the offset and one point of grace.
        #expect(try pageDefinitions([item]).contains("x=\"-15\" y=\"-15\" width=\"35\" height=\"35\""))
    }

    @Test("blend modes have their CSS names; one that CSS lacks is reported")
    func blend() throws {
        #expect(try pageBody([group { $0.blend = .colorDodge }]).hasPrefix("<g style=\"mix-blend-mode:color-dodge\">"))
        let list = DisplayList(
            size: CGSize(width: 9, height: 9), scale: 1,
            items: [group { $0.blend = .destinationOut }, group { $0.blend = .destinationOut }])
        #expect(
            try testWriter().write(list).notes
                == ["SVG has no blend mode destinationOut: such groups are drawn with the normal one."])
    }

    @Test("equal groups are written once, as a symbol")
    func symbols() throws {
        let content = Array(repeating: box, count: 4)
        let items = (0..<3).map { index in
            group(content) { $0.transform = CGAffineTransform(translationX: CGFloat(index) * 10, y: 0) }
        }
        let page = try wholePage(items)
        #expect(page.components(separatedBy: "<rect").count == 5)
        #expect(page.components(separatedBy: "<symbol id=\"s0\" overflow=\"visible\">").count == 2)
        #expect(page.components(separatedBy: "<use href=\"#s0\"/>").count == 4)
    }

    @Test("small content is repeated rather than shared")
    func smallContent() throws {
        #expect(try !wholePage([group { _ in }, group { _ in }]).contains("<symbol"))
    }

    @Test("symbols may hold symbols")
    func nested() throws {
        let inner = group(Array(repeating: box, count: 4)) { _ in }
        let outer = group([inner, inner, box, box, box]) { _ in }
        let page = try wholePage([outer, outer])
        #expect(page.components(separatedBy: "<symbol").count == 3)
        #expect(page.components(separatedBy: "<rect").count == 1 + 4 + 3)
    }

    @Test("items of a view stand in a group with its path, escaped")
    func labels() throws {
        let view = LaidOutView(path: "Card<Int>/Text[2]", type: "Text", parent: nil, frame: .zero)
        #expect(
            try pageBody([box, box], views: LaidOutTree(views: [view])) == """
                <g data-view="Card&lt;Int&gt;/Text[2]"><rect width="5" height="5" fill="#ff0000"/>
                <rect width="5" height="5" fill="#ff0000"/>
                </g>
                """)
    }

    @Test("a group's own view is named outside of it, so that equal contents of different views stay equal")
    func labelsOutside() throws {
        func picture(_ node: Int) -> DisplayItem {
            let item = DisplayItem.shape(
                node: node, outline: .rect(CGRect(x: 0, y: 0, width: 5, height: 5)), paint: .red, stroke: nil)
            return .group(node: node, effect: GroupEffect(), items: Array(repeating: item, count: 4))
        }
        let views = (0..<2).map { LaidOutView(path: "Picture[\($0)]", type: "Picture", parent: nil, frame: .zero) }
        #expect(
            try pageBody([picture(0), picture(1)], views: LaidOutTree(views: views)) == """
                <g data-view="Picture[0]"><g><use href="#s0"/></g>
                </g><g data-view="Picture[1]"><g><use href="#s0"/></g>
                </g>
                """)
    }

    @Test("an image is stored once, and a tint keeps only its alpha")
    func images() throws {
        let bitmap = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 4]))
        let image = ImageReference(hash: "a", bitmap: bitmap)
        func item(_ x: CGFloat, tint: RGBA?) -> DisplayItem {
            .image(node: 0, image: image, rect: CGRect(x: x, y: 0, width: 4, height: 2), smooth: false, tint: tint)
        }
        let items = [item(0, tint: nil), item(9, tint: .black)]
        #expect(try pageDefinitions(items).components(separatedBy: "data:image/png;base64,cG5n\"").count == 2)
        #expect(
            try pageBody(items) == """
                <use href="#d0" transform="matrix(4 0 0 2 0 0)"/>
                <g filter="url(#d1)"><use href="#d0" transform="matrix(4 0 0 2 9 0)"/></g>

                """)
    }

    @Test("a page without items is a page")
    func empty() throws {
        let page = try wholePage([])
        #expect(page.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\" viewBox=\"0 0 100 50\""))
        #expect(page.hasSuffix("</defs>\n</svg>\n"))
    }
}
