import Foundation
import ProofsheetDrawing

/// The figures of one generation of the system: text styles, colours, lengths of bars, lists and controls.
///
///     profile.textStyle(.body, .large).size        // 17
///     profile.color("systemBlue", .dark)
///     profile.metric("list.rowHeight")              // 44 in ios18, 52 in ios26
///
/// Names of colours and metrics are the keys of `Config/colors.json` and `Config/metrics.json`; a test holds every name that
/// stands in the sources against those files.
package struct SystemProfile: Hashable, Sendable {
    package let generation: SystemGeneration
    private let textStyles: [TextStyleMetrics]
    private let colors: [String: SystemColor]
    private let metrics: [String: Double]
    private let readableWidths: [CGFloat]
    private let readableWindowWidth: CGFloat

    /// Takes the metrics of each style in the order of `TextStyleName`, of each category from the smallest; nil if one is missing.
    package init?(
        generation: SystemGeneration, textStyles: [[TextStyleMetrics]], colors: [String: SystemColor],
        metrics: [String: Double], readableWidths: [CGFloat], readableWindowWidth: CGFloat
    ) {
        let categories = ContentSizeCategory.allCases.count
        guard textStyles.count == TextStyleName.allCases.count, readableWidths.count == categories,
            textStyles.allSatisfy({ $0.count == categories })
        else { return nil }
        self.generation = generation
        self.textStyles = textStyles.flatMap { $0 }
        self.colors = colors
        self.metrics = metrics
        self.readableWidths = readableWidths
        self.readableWindowWidth = readableWindowWidth
    }

    /// How a text style is set at a text size.
    package func textStyle(_ style: TextStyleName, _ category: ContentSizeCategory) -> TextStyleMetrics {
        textStyles[style.index * ContentSizeCategory.allCases.count + category.index]
    }

    /// The factor by which a length relative to a style grows at a text size; 1 at `large`.
    package func scaling(_ style: TextStyleName, _ category: ContentSizeCategory) -> CGFloat {
        textStyle(style, category).scalingLeading / textStyle(style, .large).scalingLeading
    }

    /// A colour by its name, magenta if there is none; `elevated` is the level of sheets and popovers.
    package func color(_ name: String, _ scheme: ColorScheme, elevated: Bool = false) -> RGBA {
        guard let color = colors[name] else { return RGBA(red: 1, green: 0, blue: 1) }
        return switch scheme {
        case .light: color.light
        case .dark: elevated ? color.darkElevated : color.dark
        }
    }

    /// A length in points (or a weight, or 1 for yes) by its key, 0 if there is none.
    package func metric(_ key: String) -> Double { metrics[key] ?? 0 }

    /// Whether a colour has the name.
    func has(color name: String) -> Bool { colors[name] != nil }

    /// Names of all colours, sorted.
    package var colorNames: [String] { colors.keys.sorted() }

    /// Keys of all metrics, sorted.
    package var metricKeys: [String] { metrics.keys.sorted() }

    /// The largest width in points of a column of text in a window of that width, before the margins are taken off.
    package func readableWidth(_ category: ContentSizeCategory, windowWidth: CGFloat) -> CGFloat {
        windowWidth > readableWindowWidth ? readableWidths[category.index] : .infinity
    }
}
