import ProofsheetDrawing

extension [GradientStop] {
    /// The colour of a gradient at a place, 0 at its start and 1 at its end; straight alpha is mixed.
    func color(at location: Double) -> RGBA {
        guard let first, let last else { return .clear }
        guard location > first.location else { return first.color }
        for (low, high) in zip(self, dropFirst()) where location <= high.location {
            let span = high.location - low.location
            let part = span > 0 ? (location - low.location) / span : 1
            func mixed(_ low: Double, _ high: Double) -> Double { low * (1 - part) + high * part }
            return RGBA(
                red: mixed(low.color.red, high.color.red), green: mixed(low.color.green, high.color.green),
                blue: mixed(low.color.blue, high.color.blue), alpha: mixed(low.color.alpha, high.color.alpha))
        }
        return last.color
    }
}
