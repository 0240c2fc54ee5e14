/// How much a picture may differ and still match; nothing, unless a user says otherwise.
package struct Tolerance: Equatable, Sendable, Codable {
    /// The largest difference of one channel of one pixel, in steps of 0...255.
    package var maxChannelDifference = 0
    /// How many pixels may differ by more than that.
    package var maxDifferingPixels = 0

    package init(maxChannelDifference: Int = 0, maxDifferingPixels: Int = 0) {
        self.maxChannelDifference = max(maxChannelDifference, 0)
        self.maxDifferingPixels = max(maxDifferingPixels, 0)
    }

    package static let exact = Tolerance()
}
