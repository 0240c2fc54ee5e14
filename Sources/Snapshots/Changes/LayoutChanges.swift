import Foundation
import ProofsheetDrawing

/// How the views of a cell are laid out otherwise than in its golden: causes first, without what merely follows from them.
///
/// A view that moved with the view around it is not told, nor a container that grew because of what is in it.
struct LayoutChanges {
    /// Points below which two coordinates are the same; dumps round to thousandths.
    static let tolerance = 0.01

    private let old, new: LaidOutTree
    private let matching: ViewMatching
    /// Each with its place in the tree.
    private var found: [(change: ViewChange, place: Int)] = []
    /// New views in or below which something changed that may have made them grow.
    private var stirred: [Bool]

    init(_ old: LaidOutTree, _ new: LaidOutTree) {
        (self.old, self.new) = (old, new)
        matching = ViewMatching(old, new)
        stirred = Array(repeating: false, count: new.views.count)
        findVanished()
        findAppeared()
        findOthers()
    }

    /// Most important first, then in the order of the tree.
    var changes: [ViewChange] {
        let ranks = Dictionary(uniqueKeysWithValues: ViewChange.Kind.allCases.enumerated().map { ($1, $0) })
        return found.sorted { left, right in
            let (first, second) = (ranks[left.change.kind] ?? 0, ranks[right.change.kind] ?? 0)
            return first == second ? left.place < right.place : first < second
        }.map(\.change)
    }

    /// The topmost views that are gone; a wrapper that is gone while what it held lives on says nothing.
    private mutating func findVanished() {
        let holds = Self.holding(old.views, matching.newOf)
        var told = Array(repeating: false, count: old.views.count)
        for (index, view) in old.views.enumerated() where matching.newOf[index] == nil {
            let isBelowTold = view.parent.map { told[$0] } ?? false
            told[index] = isBelowTold || !holds[index]
            if let parent = view.parent, let now = nearestNew(of: parent) { stirred[now] = true }
            if told[index], !isBelowTold { found.append((ViewChange(.vanished, view, nil), index)) }
        }
    }

    private mutating func findAppeared() {
        let holds = Self.holding(new.views, matching.oldOf)
        var told = Array(repeating: false, count: new.views.count)
        for (index, view) in new.views.enumerated() where matching.oldOf[index] == nil {
            let isBelowTold = view.parent.map { told[$0] } ?? false
            told[index] = isBelowTold || !holds[index]
            if let parent = view.parent { stirred[parent] = true }
            if told[index], !isBelowTold { found.append((ViewChange(.appeared, nil, view), index)) }
        }
    }

    /// From the leaves to the root, so that a container knows whether something in it made it grow.
    private mutating func findOthers() {
        for index in new.views.indices.reversed() {
            if let before = matching.oldOf[index] { compare(before, index) }
            if stirred[index], let parent = new.views[index].parent { stirred[parent] = true }
        }
    }

    private mutating func compare(_ before: Int, _ index: Int) {
        let (was, now) = (old.views[before], new.views[index])
        var kinds: [ViewChange.Kind] = []
        if was.text != now.text { kinds.append(.text) }
        if was.isTruncated != now.isTruncated { kinds.append(now.isTruncated ? .truncated : .untruncated) }
        if now.isPlaceholder, !was.isPlaceholder { kinds.append(.placeholder) }
        if now.lines.count != was.lines.count, !now.lines.isEmpty, !was.lines.isEmpty {
            kinds.append(now.lines.count > was.lines.count ? .wrapped : .unwrapped)
        }
        let hasOtherSize =
            abs(was.frame.width - now.frame.width) >= Self.tolerance
            || abs(was.frame.height - now.frame.height) >= Self.tolerance
        // What changed its words, or holds what changed, changes its size as a consequence.
        if kinds.isEmpty, hasOtherSize, !stirred[index], now.type != "Spacer" { kinds.append(.resized) }
        if !kinds.isEmpty || hasOtherSize { stirred[index] = true }
        if hasMoved(before, index) { kinds.append(.moved) }
        found += kinds.map { (ViewChange($0, was, now), index) }
    }

    /// Whether the view stands elsewhere and not just because the view around it does.
    private func hasMoved(_ before: Int, _ index: Int) -> Bool {
        let (was, now) = (old.views[before].frame, new.views[index].frame)
        let isElsewhere = abs(was.minX - now.minX) >= Self.tolerance || abs(was.minY - now.minY) >= Self.tolerance
        guard isElsewhere, new.views[index].type != "Spacer" else { return false }
        let around = nearestPair(of: new.views[index].parent).map { (old.views[$0.old].frame, new.views[$0.new].frame) }
        return !Self.keepsPlace(was, now, around, [\.minX, \.midX, \.maxX]) || !Self.keepsPlace(was, now, around, [\.minY, \.midY, \.maxY])
    }

    /// Whether one edge or the middle stands where it stood, seen from the same edge or the middle of the view around it: what is
    /// centred or trailing moves its leading edge when it grows, and that is no news.
    private static func keepsPlace(
        _ was: CGRect, _ now: CGRect, _ around: (CGRect, CGRect)?, _ anchors: [KeyPath<CGRect, CGFloat>]
    ) -> Bool {
        anchors.contains { anchor in
            let step = now[keyPath: anchor] - was[keyPath: anchor]
            let outer = around.map { $1[keyPath: anchor] - $0[keyPath: anchor] } ?? 0
            return abs(step - outer) < tolerance
        }
    }

    private func nearestPair(of parent: Int?) -> (old: Int, new: Int)? {
        var index = parent
        while let candidate = index {
            if let before = matching.oldOf[candidate] { return (before, candidate) }
            index = new.views[candidate].parent
        }
        return nil
    }

    private func nearestNew(of oldIndex: Int) -> Int? {
        var index: Int? = oldIndex
        while let candidate = index {
            if let now = matching.newOf[candidate] { return now }
            index = old.views[candidate].parent
        }
        return nil
    }

    /// For each view whether one below it has a partner in the other tree.
    private static func holding(_ views: [LaidOutView], _ partners: [Int?]) -> [Bool] {
        var holds = Array(repeating: false, count: views.count)
        for index in views.indices.reversed() where holds[index] || partners[index] != nil {
            if let parent = views[index].parent { holds[parent] = true }
        }
        return holds
    }
}
