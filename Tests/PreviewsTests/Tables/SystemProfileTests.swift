import Foundation
import ProofsheetDrawing
import ProofsheetPreviews
import ProofsheetViews
import Testing

@Suite("The figures of a system")
struct SystemProfileTests {
    @Test("Body at the twelve sizes is 14 to 53 points")
    func body() throws {
        let profile = try Tables.profile(for: .ios18)
        let sizes = ContentSizeCategory.allCases.map { profile.textStyle(.body, $0).size }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }

    @Test("Headline is semibold, every other ordinary style regular")
    func weights() throws {
        let profile = try Tables.profile(for: .ios26)
        let weights = TextStyleName.allCases.map { profile.textStyle($0, .large).weight }
        #expect(weights == [400, 400, 400, 400, 600, 400, 400, 400, 400, 400, 400, 700, 700])
    }

    @Test("Sizes never shrink as the category grows", arguments: TextStyleName.allCases)
    func monotone(style: TextStyleName) throws {
        let profile = try Tables.profile(for: .ios18)
        let styles = ContentSizeCategory.allCases.map { profile.textStyle(style, $0) }
        #expect(zip(styles, styles.dropFirst()).allSatisfy { $0.size <= $1.size && $0.leading <= $1.leading })
        #expect(profile.scaling(style, .large) == 1)
    }

    // Measured scaling on iOS 26: a length relative to headline follows 51, not the published 56, at AX4.
    @Test("Scaling follows the leading of the running system, not the published one")
    func scaling() throws {
        let profile = try Tables.profile(for: .ios26)
        #expect(profile.scaling(.headline, .accessibilityExtraExtraLarge) == 51.0 / 22)
    }

    @Test("Colours follow the generation, the scheme and the level")
    func colors() throws {
        let old = try Tables.profile(for: .ios18)
        let new = try Tables.profile(for: .ios26)
        #expect(old.color("systemBlue", .light) == RGBA(red: 0, green: 122 / 255, blue: 1))
        #expect(old.color("systemBlue", .dark) == RGBA(red: 10 / 255, green: 132 / 255, blue: 1))
        #expect(new.color("systemBlue", .light) == RGBA(red: 0, green: 136 / 255, blue: 1))
        #expect(old.color("systemBackground", .dark, elevated: true) == RGBA(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
        #expect(old.color("separator", .dark, elevated: true) == old.color("separator", .dark))
        #expect(old.color("secondaryLabel", .light).alpha == 0.6)
    }

    @Test("A colour that does not exist is magenta, a metric that does not is 0")
    func unknown() throws {
        let profile = try Tables.profile(for: .ios18)
        #expect(profile.color("systemBleu", .light) == RGBA(red: 1, green: 0, blue: 1))
        #expect(profile.metric("list.rowHight") == 0)
    }

    @Test("Every colour and metric exists in both generations")
    func complete() throws {
        let old = try Tables.profile(for: .ios18)
        let new = try Tables.profile(for: .ios26)
        #expect(old.colorNames == new.colorNames)
        #expect(old.metricKeys == new.metricKeys)
        #expect(old.metric("list.rowHeight") == 44)
        #expect(new.metric("list.rowHeight") == 52)
    }

    @Test("Every key says what thing it measures and how")
    func keys() throws {
        let endings = [
            "Height", "height", "Width", "width", "Radius", "radius", "Inset", "Gap", "Size", "Weight", "spacing",
            "minLength", "default", "margin", "Margin", "IsUppercase", "isUppercase", "IsScaled", "IsContinuous", "isCapsule",
            "textSize", "Overlap", "indentation", "Indentation", "dimming", "Growth", "gap", "Edge", "Top",
        ]
        for key in try Tables.profile(for: .ios18).metricKeys {
            let parts = key.split(separator: ".")
            #expect(parts.count == 2 && endings.contains { key.hasSuffix($0) }, "\(key)")
        }
    }

    // Published for an iPad Air 2 at `large`: 672 points.
    // row: 12-readable, recorded
    @Test("Text is readable up to 672 points, and on the new system 920 in windows wider than 1008")
    func readable() throws {
        #expect(try Tables.profile(for: .ios18).readableWidth(.large, windowWidth: 1024) == 672)
        #expect(try Tables.profile(for: .ios26).readableWidth(.large, windowWidth: 1024) == 920)
        #expect(try Tables.profile(for: .ios26).readableWidth(.large, windowWidth: 1008) == .infinity)
    }

    @Test("A table that lacks a style makes no profile")
    func incomplete() {
        let profile = SystemProfile(
            generation: .ios18, textStyles: [], colors: [:], metrics: [:], readableWidths: [], readableWindowWidth: 0)
        #expect(profile == nil)
    }
}
