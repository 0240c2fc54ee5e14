import Foundation

extension FontInstance {
    /// The same font with size and design coordinates as the canonical encoding rounds them.
    var quantised: FontInstance {
        FontInstance(
            face: face, size: CGFloat(Double(Quantum.coordinate(size)) / Quantum.coordinateSteps),
            variations: variations.map {
                Variation(tag: $0.tag, value: Double(Quantum.ratio($0.value)) / Quantum.ratioSteps)
            },
            isSlanted: isSlanted)
    }
}
