import Foundation
import ProofsheetViews

/// Which version of an asset holds for a cell.
enum AssetChoice {
    /// The version for some traits among those that have what is asked for, nil where none holds.
    ///
    /// A version for the device, the appearance or the direction goes before one for all; then the scale counts: the cell's own, else the
    /// next larger one, else the largest.
    static func entry(
        _ entries: [AssetContents.Entry], for traits: AssetTraits, where has: (AssetContents.Entry) -> Bool
    ) -> AssetContents.Entry? {
        let fitting = entries.filter { has($0) && fits($0, traits) }
        return fitting.enumerated().min { rank($0.element, traits, $0.offset).precedes(rank($1.element, traits, $1.offset)) }?.element
    }

    /// The number of pixels per point that an entry is for; nil for one that fits all.
    static func scale(of entry: AssetContents.Entry) -> CGFloat? {
        guard let text = entry.scale, text.hasSuffix("x"), let scale = Double(text.dropLast()), scale >= 0.25, scale <= 16
        else { return nil }
        return CGFloat(scale)
    }

    private static func fits(_ entry: AssetContents.Entry, _ traits: AssetTraits) -> Bool {
        let idioms: Set<String?> = [nil, "universal", traits.isPad ? "ipad" : "iphone"]
        guard idioms.contains(entry.idiom), entry.widthClass == nil, entry.heightClass == nil else { return false }
        for appearance in entry.appearances ?? [] {
            guard appearance.appearance == "luminosity", appearance.value == (traits.isDark ? "dark" : "light") else { return false }
        }
        return [nil, traits.isRightToLeft ? "right-to-left" : "left-to-right"].contains(entry.direction)
    }

    /// Smaller is better, part by part.
    private struct Rank {
        let parts: [CGFloat]

        func precedes(_ other: Rank) -> Bool { parts.lexicographicallyPrecedes(other.parts) }
    }

    private static func rank(_ entry: AssetContents.Entry, _ traits: AssetTraits, _ place: Int) -> Rank {
        let isOwn = entry.idiom == "ipad" || entry.idiom == "iphone"
        let isForAppearance = entry.appearances?.isEmpty == false
        let missing: CGFloat
        if let scale = scale(of: entry) {
            missing = scale >= traits.scale ? scale - traits.scale : 100 + traits.scale - scale
        } else {
            missing = 0
        }
        let parts: [CGFloat] = [
            isOwn ? 0 : 1, isForAppearance ? 0 : 1, entry.direction != nil ? 0 : 1,
            entry.subtype == nil ? 0 : 1, entry.gamut == "display-P3" ? 1 : 0, missing, CGFloat(place),
        ]
        return Rank(parts: parts)
    }
}
