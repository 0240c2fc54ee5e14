/// How far the characters of Apple's system font advance, which its stand-in follows; `Config/advances.json` explains the figures.
package struct SystemAdvances: Hashable, Sendable {
    /// How much wider than regular every character is by weight, in em, in the text and in the display cut.
    package struct Weights: Hashable, Sendable {
        let text, display: Curve

        /// Lengths in em by a weight of 100...900.
        package init(text: Curve, display: Curve) { (self.text, self.display) = (text, display) }
    }

    /// Regular advances of the text cut by scalar, in em, without tracking.
    let characters: [UInt32: Double]
    /// What characters gain in the display cut by scalar, in em.
    let displayCharacters: [UInt32: Double]
    /// What digits that are all equally wide advance by, in ordinary zeros, by weight.
    let tabularDigits: Curve
    /// Which pairs of characters move beyond what the stand-in moves them.
    let kerning: SystemKerning
    /// Tracking in em by size in points.
    private let tracking: Curve
    /// How much of the display cut a size in points has, 0 to 1.
    private let shares: Curve
    private let weights: Weights

    /// All lengths in em; `tabularDigits` in zeros by weight.
    package init(
        characters: [UInt32: Double], displayCharacters: [UInt32: Double], tracking: Curve, displayShares: Curve, weights: Weights,
        tabularDigits: Curve, kerning: SystemKerning
    ) {
        self.characters = characters
        self.displayCharacters = displayCharacters
        self.tracking = tracking
        shares = displayShares
        self.weights = weights
        self.tabularDigits = tabularDigits
        self.kerning = kerning
    }

    /// The places of the stand-in's text and display cut on its axis of optical sizes.
    static let (textCut, displayCut) = (14.0, 32.0)
    /// Shares come in steps, so that sizes without end need few fonts: an advance is off by a fifteen thousandth of the em at most.
    private static let steps = 512.0

    /// The place on the axis of optical sizes that is drawn at a size in points.
    func drawnCut(size: Double) -> Double { Self.textCut + (Self.displayCut - Self.textCut) * displayShare(size: size) }

    /// Tracking in em at a size in points.
    func tracking(size: Double) -> Double { tracking.value(at: size) }

    /// The share of the display cut at a size in points, in steps.
    func displayShare(size: Double) -> Double { (shares.value(at: size) * Self.steps).rounded() / Self.steps }

    /// What every character gains in em at a weight of 100...900, in the text and in the display cut.
    func additions(weight: Double) -> (text: Double, display: Double) {
        (weights.text.value(at: weight), weights.display.value(at: weight))
    }
}
