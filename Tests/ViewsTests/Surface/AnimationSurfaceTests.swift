import Foundation
import SwiftUI
import Testing

private struct Values { var scale = 1.0; var offset = 7.0 }

private struct Animated: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            PhaseAnimator([10.0, 20.0]) { width in Color.red.frame(width: width, height: 5).accessibilityIdentifier("phase") }
            Color.blue.frame(height: 5)
                .keyframeAnimator(initialValue: Values(), trigger: isOn) { content, values in
                    content.frame(width: values.offset).accessibilityIdentifier("keyframes")
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(2, duration: 0.3)
                        SpringKeyframe(1, duration: 1, spring: .bouncy)
                    }
                    KeyframeTrack(\.offset) { CubicKeyframe(1, duration: 1) }
                }
            TimelineView(.animation) { context in
                Text(verbatim: "\(Int(context.date.timeIntervalSince1970))").contentTransition(.numericText())
            }
            TimelineView(.periodic(from: .distantPast, by: 1)) { _ in Text(verbatim: "periodic") }
            Image(systemName: "bell").symbolEffect(.bounce, value: isOn).symbolEffect(.variableColor.iterative)
        }
        .animation(.default, value: isOn)
        .transaction { $0.animation = nil }
        .onAppear {
            withAnimation(.snappy) {
                isOn = true
            } completion: {
                isOn = false
            }
        }
    }
}

@MainActor @Suite struct AnimationSurfaceTests {
    @Test("phases and keyframes are shown where they begin")
    func beginnings() throws {
        let cell = try render(Animated())
        #expect(cell.frame("phase")?.width == 10)
        #expect(cell.frame("keyframes")?.width == 7)
    }

    @Test("a timeline shows one fixed time in every run")
    func time() throws {
        #expect(try render(Animated()).tree.views.compactMap(\.text) == ["1168335660", "periodic"])
    }

    @Test("withAnimation changes at once, and its completion is called")
    func completion() throws { #expect(try render(Animated()).notes == []) }
}
