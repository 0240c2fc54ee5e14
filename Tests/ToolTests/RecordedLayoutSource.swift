/// Views of recorded layouts as a user would write them; identifiers name what was recorded.
enum RecordedLayoutSource {
    /// The file, to be put among the sources of a project.
    static let text = #"""
        import SwiftUI

        func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
            Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
        }

        struct Pair: View {
            var body: some View {
                Text("Hey").accessibilityIdentifier("Hey")
                Text("Bye").accessibilityIdentifier("Bye")
            }
        }

        #Preview("pad-edges", traits: .fixedLayout(width: 200, height: 100)) {
            Color.red.accessibilityIdentifier("inner")
                .padding(.leading, 30)
                .padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .accessibilityIdentifier("outer")
        }

        #Preview("divider", traits: .fixedLayout(width: 200, height: 200)) {
            VStack(spacing: 0) {
                box(100, 20, "a")
                Divider().accessibilityIdentifier("hdivider")
                HStack(spacing: 0) {
                    box(20, 60, "b")
                    Divider().accessibilityIdentifier("vdivider")
                    box(20, 60, "c")
                }
                .accessibilityIdentifier("hstack")
            }
            .environment(\.displayScale, 1)
        }

        #Preview("hstack-distribution", traits: .fixedLayout(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Color.red.accessibilityIdentifier("a")
                Color.green.frame(width: 50).accessibilityIdentifier("b")
                Color.blue.accessibilityIdentifier("c")
            }
        }

        #Preview("hstack-priority", traits: .fixedLayout(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).accessibilityIdentifier("a")
                Color.green.frame(minWidth: 20).layoutPriority(1).accessibilityIdentifier("b")
                Color.blue.frame(width: 60).accessibilityIdentifier("c")
            }
        }

        #Preview("spacer-overflow", traits: .fixedLayout(width: 300, height: 100)) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    box(250, 20, "a")
                    Spacer(minLength: 20).accessibilityIdentifier("s1")
                    box(100, 20, "b")
                }
                .accessibilityIdentifier("overflow")
                HStack(spacing: 0) {
                    Spacer().accessibilityIdentifier("s2")
                    box(40, 20, "c")
                    Spacer().accessibilityIdentifier("s3")
                }
                .accessibilityIdentifier("balanced")
                Spacer().accessibilityIdentifier("vspacer")
            }
        }

        #Preview("hstack-align", traits: .fixedLayout(width: 300, height: 200)) {
            VStack(spacing: 0) {
                HStack(alignment: .top, spacing: 4) {
                    box(20, 60, "top1")
                    box(20, 30, "top2")
                }
                HStack(alignment: .bottom, spacing: 4) {
                    box(20, 60, "bottom1")
                    box(20, 30, "bottom2")
                }
            }
        }

        #Preview("frame-fixed", traits: .fixedLayout(width: 200, height: 200)) {
            box(40, 40, "inner").frame(width: 120, height: 80, alignment: .topLeading).accessibilityIdentifier("outer")
        }

        #Preview("frame-flex", traits: .fixedLayout(width: 300, height: 300)) {
            VStack(spacing: 0) {
                box(40, 20, "1").frame(minWidth: 100).accessibilityIdentifier("min")
                box(40, 20, "2").frame(maxWidth: 200).accessibilityIdentifier("max")
                box(40, 20, "3").frame(minWidth: 50, maxWidth: .infinity).accessibilityIdentifier("fill")
                box(40, 20, "4").frame(idealWidth: 150).fixedSize().accessibilityIdentifier("ideal")
                Color.red.frame(maxWidth: 120, maxHeight: 20).accessibilityIdentifier("clampFlexible")
                box(250, 20, "5").frame(maxWidth: 200).accessibilityIdentifier("overflow")
            }
        }

        #Preview("fixed-size", traits: .fixedLayout(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Color.red.fixedSize().accessibilityIdentifier("both")
                Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30).accessibilityIdentifier("horizontal")
            }
        }

        #Preview("alignment-guide", traits: .fixedLayout(width: 300, height: 200)) {
            VStack(alignment: .leading, spacing: 4) {
                Color.red.frame(width: 100, height: 20).alignmentGuide(.leading) { $0[.trailing] }.accessibilityIdentifier("a")
                box(50, 20, "b")
                Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { $0.width / 2 }.accessibilityIdentifier("c")
            }
            .accessibilityIdentifier("stack")
        }

        #Preview("group-modifier", traits: .fixedLayout(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Group {
                    Color.red.accessibilityIdentifier("a")
                    Color.green.accessibilityIdentifier("b")
                }
                .frame(width: 50, height: 50)
                .padding(5)
                Color.blue.accessibilityIdentifier("c")
            }
        }

        #Preview("rtl-stacks", traits: .fixedLayout(width: 320, height: 260)) {
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    box(40, 30, "a")
                    box(60, 30, "b")
                    Spacer()
                    box(30, 30, "c")
                }
                box(50, 20, "1").padding(.leading, 30).accessibilityIdentifier("padded")
                box(40, 20, "2").frame(width: 120, alignment: .leading).accessibilityIdentifier("framed")
                ZStack(alignment: .topLeading) {
                    box(100, 40, "zback")
                    box(20, 20, "zfront")
                }
                HStack {
                    box(30, 20, "ltrA")
                    box(30, 20, "ltrB")
                }
                .environment(\.layoutDirection, .leftToRight)
                .accessibilityIdentifier("island")
                Text("Text").font(.system(size: 13))
                Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in -10 }.accessibilityIdentifier("guided")
            }
            .frame(width: 300, alignment: .leading)
            .accessibilityIdentifier("vstack")
            .environment(\.layoutDirection, .rightToLeft)
            .environment(\.displayScale, 1)
        }

        #Preview("safe-area-padding", traits: .fixedLayout(width: 320, height: 200)) {
            HStack(spacing: 20) {
                Color.red.accessibilityIdentifier("plain").safeAreaPadding(.vertical, 20).frame(width: 100, height: 150)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<6) { Color.red.frame(height: 30).accessibilityIdentifier("prow\($0)") }
                    }
                    .accessibilityIdentifier("paddedScrollContent")
                }
                .accessibilityIdentifier("paddedScroll")
                .safeAreaPadding(.vertical, 20)
                .frame(width: 100, height: 150)
            }
        }

        #Preview("adaptive-h-L", traits: .fixedLayout(width: 240, height: 140)) {
            HStack(spacing: 8) { Pair() }.frame(width: 200, height: 100).padding(20)
        }

        #Preview("adaptive-h-xS", traits: .fixedLayout(width: 240, height: 140)) {
            HStack(spacing: 8) { Pair() }.frame(width: 200, height: 100).padding(20).dynamicTypeSize(.xSmall)
        }

        #Preview("nostack-L", traits: .fixedLayout(width: 240, height: 140)) {
            Pair().frame(width: 200, height: 100).padding(20)
        }

        #Preview("nostack-AX5", traits: .fixedLayout(width: 240, height: 140)) {
            Pair().frame(width: 200, height: 100).padding(20).dynamicTypeSize(.accessibility5)
        }

        #Preview("circles", traits: .fixedLayout(width: 300, height: 40)) {
            HStack(spacing: 0) {
                Circle().accessibilityIdentifier("circle")
                Ellipse().accessibilityIdentifier("ellipse")
                Capsule().accessibilityIdentifier("capsule")
                Circle().strokeBorder(lineWidth: 4).accessibilityIdentifier("ring")
            }
        }

        #Preview("padded-row", traits: .fixedLayout(width: 300, height: 200)) {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    Color.red.accessibilityIdentifier("a")
                    Color.green.frame(width: 80).accessibilityIdentifier("b")
                }
                .padding(10)
                .accessibilityIdentifier("row")
                HStack {
                    box(40, 40, "c")
                    Spacer()
                    box(40, 40, "d")
                }
                .frame(height: 60)
                .accessibilityIdentifier("bottom")
            }
        }

        #Preview("leading-row", traits: .fixedLayout(width: 300, height: 200)) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    box(30, 30, "a")
                    box(40, 30, "b")
                }
                .accessibilityIdentifier("row")
                box(200, 10, "c")
            }
            .accessibilityIdentifier("column")
        }

        #Preview("two-columns", traits: .fixedLayout(width: 300, height: 200)) {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    box(100, 20, "a")
                    box(50, 20, "b")
                }
                VStack(alignment: .trailing, spacing: 4) {
                    box(100, 20, "c")
                    box(50, 20, "d")
                }
            }
        }

        #Preview("pile", traits: .fixedLayout(width: 200, height: 200)) {
            ZStack(alignment: .bottomTrailing) {
                box(100, 100, "large")
                box(30, 30, "small")
            }
        }

        #Preview("bar-plain", traits: .fixedLayout(width: 100, height: 200)) {
            Color.red.accessibilityIdentifier("content").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
        }

        #Preview("bar-ignored", traits: .fixedLayout(width: 100, height: 200)) {
            Color.red.ignoresSafeArea().accessibilityIdentifier("content").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
        }

        #Preview("bar-scroll", traits: .fixedLayout(width: 100, height: 200)) {
            ScrollView { box(100, 500, "content") }
                .accessibilityIdentifier("scroll")
                .safeAreaInset(edge: .top) { Color.blue.frame(height: 30) }
        }

        #Preview("tracks", traits: .fixedLayout(width: 320, height: 100)) {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]) {
                ForEach(0..<3) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
            }
            .frame(width: 280)
        }

        #Preview("lazy-columns", traits: .fixedLayout(width: 320, height: 100)) {
            HStack(spacing: 20) {
                LazyVStack { box(10, 10, "a") }.accessibilityIdentifier("first")
                LazyVStack { box(10, 10, "b") }.accessibilityIdentifier("second")
                box(37, 20, "c")
            }
        }
        """#
}
