import CProofsheetTables
import Foundation
import ProofsheetDrawing
import ProofsheetViews

/// Reads the tables of text styles, colours, metrics and readable widths into a profile.
enum ProfileTable {
    static func profile(for generation: SystemGeneration) throws(ConfigurationError) -> SystemProfile {
        let styles = try Tables.decode(Styles.self, proofsheet_table_text_styles(), file: "text-styles.json")
        let colors = try Tables.decode(Colors.self, proofsheet_table_colors(), file: "colors.json")
        let metrics = try Tables.decode(Metrics.self, proofsheet_table_metrics(), file: "metrics.json")
        let readable = try Tables.decode(
            Readable.self, proofsheet_table_readable_content(), file: "readable-content.json")
        let widths = generation == .ios18 ? readable.ios18 : readable.ios26
        let profile = SystemProfile(
            generation: generation,
            textStyles: TextStyleName.allCases.map { styles.styles[$0.rawValue]?.metrics ?? [] },
            colors: colors.colors.mapValues { $0.color(generation) },
            metrics: metrics.metrics.compactMapValues { $0.value(generation) },
            readableWidths: widths.widths, readableWindowWidth: widths.windowWidth)
        guard let profile else { throw .incompleteTable(file: "text-styles.json", key: "a style or a category") }
        return profile
    }

    private struct Styles: Decodable {
        let styles: [String: Style]

        struct Style: Decodable {
            let weight: Double
            let sizes, leadings, scalingLeadings: [CGFloat]
            let mark: Mark

            var metrics: [TextStyleMetrics] {
                zip(sizes, zip(leadings, scalingLeadings)).map {
                    TextStyleMetrics(size: $0, leading: $1.0, scalingLeading: $1.1, weight: weight)
                }
            }
        }
    }

    private struct Colors: Decodable {
        let colors: [String: Named]

        struct Named: Decodable {
            let ios18, ios26: Variants

            func color(_ generation: SystemGeneration) -> SystemColor {
                let variants = generation == .ios18 ? ios18 : ios26
                return SystemColor(
                    light: Self.rgba(variants.light), dark: Self.rgba(variants.dark),
                    darkElevated: variants.darkElevated.map(Self.rgba))
            }

            private static func rgba(_ figure: Figure) -> RGBA {
                RGBA(red: figure[0] / 255, green: figure[1] / 255, blue: figure[2] / 255, alpha: figure[3])
            }
        }

        struct Variants: Decodable {
            let light, dark: Figure
            let darkElevated: Figure?
        }
    }

    private struct Metrics: Decodable {
        let metrics: [String: Generations]

        struct Generations: Decodable {
            let ios18, ios26, both: Figure?

            func value(_ generation: SystemGeneration) -> Double? {
                ((generation == .ios18 ? ios18 : ios26) ?? both)?[0]
            }
        }
    }

    private struct Readable: Decodable {
        let ios18, ios26: Widths

        struct Widths: Decodable {
            let windowWidth: CGFloat
            let widths: [CGFloat]
        }
    }
}
