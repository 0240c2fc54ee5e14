/// How far letters of the stand-in stand apart so that text gets as wide as in Apple's system font.
///
/// All figures in thousandths of an em; from swiftui-layout 14.3 (the system's own tracking, measured) and 14.4 (what
/// the stand-in needs on top, computed from the measured widths of a sentence).
enum SystemTracking {
    /// From this size in points the stand-in's display cut is used; the system's own cuts meet at the same size.
    static let displaySize = 20.0

    /// Tracking in em for text of a size in points and a weight of 100...900.
    static func tracking(size: Double, weight: Double) -> Double {
        let thousandths =
            size < displaySize
            ? textSizes.value(at: size) + textWeights.value(at: weight)
            : Curve(display.map { ($0.weight, $0.sizes.value(at: size)) }).value(at: weight)
        return thousandths / 1000
    }

    private static let textSizes = Curve([
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
        (17, -26), (18, -25), (19, -24), (20, -23),
    ])

    // Bold is extrapolated.
    private static let textWeights = Curve([(400, 0), (500, 1), (600, 5), (700, 8)])

    // At 53 only the regular weight was measured, at 20 and 28 all but bold: there the step to the next lighter
    // weight is carried over from the nearest size.
    private static let display: [(weight: Double, sizes: Curve)] = [
        (400, Curve([(20, 1.4), (22, -5.9), (27, -9.9), (28, -9.9), (34, -12.4), (53, -1)])),
        (500, Curve([(20, 4.3), (22, -2.2), (27, -4.9), (28, -4.9), (34, -7.3), (53, 4.1)])),
        (600, Curve([(20, 4.2), (22, -1.8), (27, -3.5), (28, -3.5), (34, -5.9), (53, 5.5)])),
        (700, Curve([(20, 7.9), (22, 1.9), (27, 0.9), (28, 0.9), (34, -0.9), (53, 10.5)])),
    ]
}
