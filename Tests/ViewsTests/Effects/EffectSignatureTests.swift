import Foundation
import SwiftUI
import Testing

/// Everything drawn, spelled as user code spells it; that this compiles is the test.
private struct EveryEffect: View {
    @State private var angle = Angle.degrees(30)

    var body: some View {
        VStack {
            Text("A").opacity(0.5).clipShape(.rect(cornerRadius: 8)).clipped().cornerRadius(4).mask(Circle())
                .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
            Text("B").shadow(radius: 3).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2).blur(radius: 2)
                .rotationEffect(angle).rotationEffect(.radians(.pi / 4), anchor: .topLeading).scaleEffect(1.2)
                .scaleEffect(x: 2).scaleEffect(CGSize(width: 1, height: 2)).offset(x: 1).offset(y: 2).offset(CGSize.zero)
            Text("C").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
                .transformEffect(CGAffineTransform(rotationAngle: 1)).projectionEffect(ProjectionTransform())
                .modifier(Shake(shakes: 2)).blendMode(.destinationOut).compositingGroup().drawingGroup().geometryGroup()
            Text("D").brightness(0.1).contrast(1.2).saturation(0).grayscale(0.5).hueRotation(.degrees(90)).colorInvert()
                .colorMultiply(.red).luminanceToAlpha().flipsForRightToLeftLayoutDirection(true)
            Text("E").redacted(reason: .placeholder).unredacted().privacySensitive()
            Image(systemName: "star").symbolVariant(.fill).symbolVariant(.circle.slash).symbolRenderingMode(.hierarchical)
                .foregroundStyle(.red, .blue, .green).imageScale(.large)
            Text("F").glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 16))
        }
    }
}

private struct EveryStyle: View {
    @Environment(\.self) private var environment

    var body: some View {
        VStack {
            Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40))
            Circle().fill(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
            Circle().fill(AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)))
            Circle().fill(EllipticalGradient(colors: [.red, .blue])).stroke(.tint, lineWidth: 2)
            Rectangle().fill(.ultraThinMaterial).background(.bar).background(.regularMaterial, in: .capsule)
            Rectangle().fill(.background.secondary).foregroundStyle(.fill.tertiary)
            Rectangle().fill(.red.gradient.shadow(.inner(radius: 2))).background(Material.thick)
            Rectangle().fill(.blue.shadow(.drop(color: .black, radius: 2, y: 1)).opacity(0.5)).foregroundStyle(.tint.secondary)
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
            Text("\(Color.red.resolve(in: environment).red)").foregroundStyle(.link)
        }
    }
}

private struct EveryShape: View {
    var body: some View {
        VStack {
            UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8).fill(.red)
            UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4)).strokeBorder(.red, lineWidth: 2)
            Circle().trim(from: 0.1, to: 0.9).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round)).rotation(.degrees(-90))
            Circle().inset(by: 4).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
            Wave(phase: 1).fill(.blue).clipShape(AnyShape(Capsule(style: .continuous))).clipShape(Wave(phase: 2))
            Rectangle().size(width: 10, height: 10).offset(x: 5).scale(0.5).transform(.identity).fill(.red)
            Path { path in
                path.move(to: .zero)
                path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
                path.addArc(tangent1End: CGPoint(x: 1, y: 2), tangent2End: CGPoint(x: 3, y: 4), radius: 2)
                path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .degrees(30))
                path.closeSubpath()
            }
            .strokedPath(StrokeStyle(lineWidth: 1)).applying(.identity).offsetBy(dx: 1, dy: 1)
            .trimmedPath(from: 0, to: 1).fill(.red)
            ContainerRelativeShape().fill(.red).containerShape(.rect(cornerRadius: 4))
        }
    }
}

private struct EveryDrawing: View {
    var body: some View {
        Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
            let box = CGRect(origin: .zero, size: size)
            context.opacity = 0.5
            context.blendMode = .screen
            context.addFilter(.shadow(color: .black, radius: 2))
            context.addFilter(.alphaThreshold(min: 0.5, color: .red))
            context.clip(to: Path(roundedRect: box, cornerRadius: 4))
            context.translateBy(x: 1, y: 1)
            context.rotate(by: .degrees(3))
            context.scaleBy(x: 2, y: 2)
            context.stroke(
                Path(ellipseIn: box), with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero), lineWidth: 2)
            context.draw(Text("A").bold(), at: CGPoint(x: 1, y: 2), anchor: .topLeading)
            context.draw(Image(systemName: "star"), in: box)
            context.drawLayer { $0.fill(Path(box), with: .style(.red.opacity(0.2))) }
        }
    }
}

nonisolated private struct Shake: GeometryEffect {
    var shakes: CGFloat
    var animatableData: CGFloat {
        get { shakes }
        set { shakes = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * shakes, y: 0))
    }
}

nonisolated private struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: phase, height: phase))
        return path
    }
}

@MainActor @Suite struct EffectSignatureTests {
    @Test("everything drawn renders and names what it approximates")
    func all() throws {
        #expect(try render(EveryEffect(), height: 900).list.items.count > 1)
        #expect(try render(EveryStyle(), height: 900).list.items.count > 1)
        #expect(try render(EveryShape(), height: 900).list.items.count > 1)
        let drawn = try render(EveryDrawing())
        #expect(drawn.notes == ["Filters by a threshold of opacity are not drawn."])
    }
}
