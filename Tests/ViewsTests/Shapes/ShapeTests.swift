import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

@MainActor @Suite struct ShapeTests {
    // Measured: swiftui-layout 1.
    @Test("circles keep their square under stroke, trim and AnyShape; moves lose it")
    func sizes() throws {
        let row = HStack(spacing: 0) {
            Circle().stroke().accessibilityIdentifier("stroke")
            Circle().strokeBorder().accessibilityIdentifier("border")
            Circle().trim(from: 0, to: 0.5).accessibilityIdentifier("trim")
            AnyShape(Circle()).accessibilityIdentifier("any")
            Circle().scale(0.5).accessibilityIdentifier("scale")
            Circle().offset(x: 5).accessibilityIdentifier("offset")
        }.frame(width: 300, height: 40)
        let cell = try render(row)
        for name in ["stroke", "border", "trim", "any"] { #expect(cell.frame(name)?.width == 40, "\(name)") }
        for name in ["scale", "offset"] { #expect(cell.frame(name)?.width == 70, "\(name)") }
    }

    @Test("a stroke stays a stroke in the display list, over the outline by name")
    func stroke() throws {
        let cell = try render(Circle().stroke(.red, lineWidth: 4).frame(width: 50, height: 50))
        guard case .shape(_, let outline, _, let stroke)? = cell.list.items.last else { Issue.record("no shape"); return }
        #expect(outline == .ellipse(CGRect(x: 125, y: 75, width: 50, height: 50)))
        #expect(stroke?.lineWidth == 4)
    }

    @Test("a shape is filled and then traced: two layers of one frame")
    func layers() throws {
        let cell = try render(
            Circle().fill(.red).stroke(.blue, lineWidth: 2).frame(width: 50, height: 50))
        #expect(cell.list.items.count == 3)
    }

    @Test("corners with a radius each follow the direction of reading", arguments: [false, true])
    func uneven(isMirrored: Bool) throws {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20).frame(width: 100, height: 100)
        let cell = try render(shape) { $0.direction = isMirrored ? .rightToLeft : .leftToRight }
        guard case .shape(_, let outline, _, _)? = cell.list.items.last else { Issue.record("no shape"); return }
        let left = CGPoint(x: 101, y: 51)
        let right = CGPoint(x: 199, y: 51)
        #expect(outline.path.contains(left) == isMirrored)
        #expect(outline.path.contains(right) == !isMirrored)
    }

    @Test("a relative shape takes its container's, smaller by the inset")
    func relative() throws {
        let cell = try render(
            ContainerRelativeShape().inset(by: 5).frame(width: 100, height: 100)
                .containerShape(RoundedRectangle(cornerRadius: 20)))
        guard case .shape(_, let outline, _, _)? = cell.list.items.last else { Issue.record("no shape"); return }
        let corner = CGSize(width: 15, height: 15)
        #expect(outline == .continuousRect(CGRect(x: 105, y: 55, width: 90, height: 90), cornerSize: corner))
    }

    @Test("rounded rectangles and capsules have continuous corners unless they are told otherwise")
    func styles() throws {
        func outline<S: Shape>(_ shape: S) throws -> Outline? {
            guard case .shape(_, let outline, _, _)? = try render(shape.frame(width: 40, height: 20)).list.items.last else { return nil }
            return outline
        }
        let box = CGRect(x: 130, y: 90, width: 40, height: 20)
        #expect(try outline(RoundedRectangle(cornerRadius: 4)) == .continuousRect(box, cornerSize: CGSize(width: 4, height: 4)))
        #expect(
            try outline(RoundedRectangle(cornerRadius: 4, style: .circular)) == .roundedRect(box, cornerSize: CGSize(width: 4, height: 4)))
        #expect(try outline(Capsule()) == .continuousRect(box, cornerSize: CGSize(width: 10, height: 10)))
        #expect(try outline(Capsule(style: .circular)) == .roundedRect(box, cornerSize: CGSize(width: 10, height: 10)))
    }

    @Test("gradients of every kind become paint in the cell's points")
    func gradients() throws {
        let cell = try render(
            RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 50)
                .frame(width: 100, height: 100))
        guard case .shape(_, _, let paint, _)? = cell.list.items.last else { Issue.record("no shape"); return }
        let stops = [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)]
        #expect(paint == .radial(stops: stops, center: CGPoint(x: 150, y: 100), startRadius: 0, endRadius: 50, aspect: 1))
    }

    @Test("a style may bring a shadow")
    func shadow() throws {
        let cell = try render(Circle().fill(.red.shadow(.drop(color: .black, radius: 3))).frame(width: 50, height: 50))
        #expect(try #require(firstGroup(cell)).effect.shadow?.radius == 3)
    }

    @Test(
        "one radius for which the shorter side has no room makes half circles, two are reduced each for itself",
        arguments: [
            (CGSize(width: 99, height: 99), 20, 20), (CGSize(width: CGFloat.infinity, height: .infinity), 20, 20),
            (CGSize(width: 99, height: 8), 30, 8),
        ]
            as [(CGSize, CGFloat, CGFloat)])
    func room(size: CGSize, width: CGFloat, height: CGFloat) throws {
        let cell = try render(RoundedRectangle(cornerSize: size).frame(width: 60, height: 40))
        guard case .shape(_, let outline, _, _)? = cell.list.items.last else { Issue.record("no shape"); return }
        #expect(outline.cornerRadius == CGSize(width: width, height: height))
    }

    @Test(
        "a corner without end is as large as half a side, and one that is no number is none",
        arguments: [(.infinity, 20), (.nan, 0), (8, 8)] as [(CGFloat, CGFloat)])
    func corners(radius: CGFloat, found: CGFloat) throws {
        let view = Color.red.frame(width: 40, height: 40).clipShape(RoundedRectangle(cornerRadius: radius))
        let clips = try render(view, width: 40, height: 40).list.items.compactMap { item -> Outline? in
            if case .group(_, let effect, _) = item { effect.clip } else { nil }
        }
        #expect(clips == [.continuousRect(CGRect(x: 0, y: 0, width: 40, height: 40), cornerSize: CGSize(width: found, height: found))])
    }
}
