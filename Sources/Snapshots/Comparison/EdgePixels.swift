/// Tells pixels that differ because an edge lies a fraction of a pixel elsewhere from pixels that show something else.
///
/// Such a pixel is a mixture of what lies around it: in both pictures its channels lie between the extremes of the eight pixels
/// around it in the two, and at least one of its two colours is between them and near neither. An edge that moved by a whole pixel
/// has no mixture and is no such case.
struct EdgePixels {
    let golden, candidate: UnsafeRawBufferPointer
    /// In pixels.
    let width, height: Int

    /// Extremes must be this far apart to be an edge, in steps of 0...255 [assumed].
    private static let contrast = 24

    func explain(_ x: Int, _ y: Int) -> Bool {
        let place = (y * width + x) * 4
        let (old, new) = (Pixel(golden, at: place), Pixel(candidate, at: place))
        var isMixture = false
        for channel in 0..<4 {
            let (least, most) = extremes(x, y, channel)
            guard (least...most).contains(old[channel]), (least...most).contains(new[channel]) else { return false }
            let margin = (most - least) / 16
            if most - least >= Self.contrast {
                let inner = least + margin + 1..<max(most - margin, least + margin + 1)
                isMixture = isMixture || inner.contains(old[channel]) || inner.contains(new[channel])
            }
        }
        return isMixture
    }

    /// Of a channel of the pixels around one in both pictures; the edge of the picture has fewer.
    private func extremes(_ x: Int, _ y: Int, _ channel: Int) -> (Int, Int) {
        var (least, most) = (255, 0)
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
            for column in max(x - 1, 0)...min(x + 1, width - 1) where row != y || column != x {
                let place = (row * width + column) * 4 + channel
                let (old, new) = (Int(golden[place]), Int(candidate[place]))
                (least, most) = (min(least, min(old, new)), max(most, max(old, new)))
            }
        }
        return least <= most ? (least, most) : (0, 0)
    }
}
