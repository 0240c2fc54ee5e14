/// The device whose slug or name is most like what was asked for.
package struct NearestDevice: Hashable, Sendable {
    package let slug: String
    /// Whether so few letters are wrong that it was probably meant.
    package let isLikely: Bool

    package init(slug: String, isLikely: Bool = true) {
        self.slug = slug
        self.isLikely = isLikely
    }

    /// What a message says of it.
    var sentence: String { isLikely ? "Did you mean \(slug)?" : "The nearest is \(slug)." }
}
