/// How far the characters of Apple's system font advance, which its stand-in follows; `Config/advances.json` explains the figures.
package struct SystemAdvances: Hashable, Sendable {
    /// Regular advances of the text cut by scalar, in em, without tracking.
    let characters: [UInt32: Double]
    /// Tracking in em by size in points.
    private let tracking: Curve
    /// How much of the display cut a size in points has, 0 to 1.
    private let shares: Curve
    /// What every character gains in em by weight, in the text and in the display cut.
    private let textWeights, displayWeights: Curve
    /// What a space gains in the display cut, in em.
    let displaySpace: Double

    /// `characters` and `displaySpace` in em, lengths of the curves in em.
    package init(
        characters: [UInt32: Double], tracking: Curve, displayShares: Curve, textWeights: Curve, displayWeights: Curve,
        displaySpace: Double
    ) {
        self.characters = characters
        self.tracking = tracking
        shares = displayShares
        self.textWeights = textWeights
        self.displayWeights = displayWeights
        self.displaySpace = displaySpace
    }

    /// The places of the stand-in's text and display cut on its axis of optical sizes.
    static let (textCut, displayCut) = (14.0, 32.0)
    /// Shares come in steps, so that sizes without end need few fonts: an advance is off by a fifteen thousandth of the em at most.
    private static let steps = 512.0

    /// The cut that is drawn at a size in points: from 20 on the display cut.
    static func drawnCut(size: Double) -> Double { size < 20 ? textCut : displayCut }

    /// Tracking in em at a size in points.
    func tracking(size: Double) -> Double { tracking.value(at: size) }

    /// The share of the display cut at a size in points, in steps.
    func displayShare(size: Double) -> Double { (shares.value(at: size) * Self.steps).rounded() / Self.steps }

    /// What every character gains in em at a weight of 100...900, in the text and in the display cut.
    func additions(weight: Double) -> (text: Double, display: Double) {
        (textWeights.value(at: weight), displayWeights.value(at: weight))
    }
}
