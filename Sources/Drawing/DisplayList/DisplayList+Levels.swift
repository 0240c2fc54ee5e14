extension DisplayList {
    /// How deep groups and masks may be nested; real views stay far below, and call stacks have room for it.
    package static let mostLevels = 512

    /// Whether groups and masks are nested no deeper than that.
    package var hasRoomForLevels: Bool { Self.fits(items, Self.mostLevels) }

    private static func fits(_ items: [DisplayItem], _ levels: Int) -> Bool {
        guard levels > 0 else { return false }
        return items.allSatisfy { item in
            guard case .group(_, let effect, let items) = item else { return true }
            return fits(items, levels - 1) && effect.mask.map { fits($0, levels - 1) } ?? true
        }
    }
}
