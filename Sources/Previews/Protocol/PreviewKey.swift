/// Where a host finds a preview: the type that offers it and its place among that type's previews, both from 0.
package struct PreviewKey: Hashable, Sendable, Comparable {
    package let entry: Int
    package let part: Int

    package init(entry: Int, part: Int) {
        self.entry = entry
        self.part = part
    }

    package static func < (left: PreviewKey, right: PreviewKey) -> Bool {
        (left.entry, left.part) < (right.entry, right.part)
    }
}
