import Foundation
import ProofsheetDrawing

/// Which view of one tree is which view of another: children of matched views are paired in order, best likeness first.
struct ViewMatching {
    /// For each old view the index of the new one, nil where it vanished.
    private(set) var newOf: [Int?]
    /// For each new view the index of the old one, nil where it appeared.
    private(set) var oldOf: [Int?]

    private let old, new: Side

    init(_ old: LaidOutTree, _ new: LaidOutTree) {
        self.old = Side(old)
        self.new = Side(new)
        newOf = Array(repeating: nil, count: old.views.count)
        oldOf = Array(repeating: nil, count: new.views.count)
        pair(self.old.roots, self.new.roots)
        pairStrays()
    }

    /// A tree with what its views are compared by.
    private struct Side {
        let views: [LaidOutView]
        var roots: [Int] = []
        var children: [[Int]]
        /// The texts in a view and all below it.
        var contents: [String]

        init(_ tree: LaidOutTree) {
            views = tree.views
            children = Array(repeating: [], count: views.count)
            contents = views.map { $0.text ?? "" }
            for (index, view) in views.enumerated() {
                if let parent = view.parent { children[parent].append(index) } else { roots.append(index) }
            }
            for index in views.indices.reversed() {
                if let parent = views[index].parent { contents[parent] = contents[index] + "\u{1F}" + contents[parent] }
            }
        }

        /// The part of the path below the parent.
        func name(_ index: Int) -> Substring {
            let view = views[index]
            guard let parent = view.parent, view.path.hasPrefix(views[parent].path + "/") else { return view.path[...] }
            return view.path.dropFirst(views[parent].path.count + 1)
        }
    }

    // Beyond this many pairs of children they are paired by name, or long lists would take minutes.
    private static let mostPairs = 60_000

    private mutating func pair(_ olds: [Int], _ news: [Int]) {
        guard !olds.isEmpty, !news.isEmpty else { return }
        let pairs = olds.count * news.count > Self.mostPairs ? byName(olds, news) : byLikeness(olds, news)
        for (one, other) in pairs {
            (newOf[one], oldOf[other]) = (other, one)
            pair(old.children[one], new.children[other])
        }
    }

    private func byName(_ olds: [Int], _ news: [Int]) -> [(Int, Int)] {
        let places = Dictionary(news.map { (new.name($0), $0) }) { first, _ in first }
        return olds.compactMap { one in places[old.name(one)].map { (one, $0) } }.filter { likeness($0, $1) > 0 }
    }

    /// The pairing in order whose likenesses add up to the most.
    private func byLikeness(_ olds: [Int], _ news: [Int]) -> [(Int, Int)] {
        let width = news.count + 1
        var best = [Int](repeating: 0, count: (olds.count + 1) * width)
        for row in olds.indices.reversed() {
            for column in news.indices.reversed() {
                let likeness = likeness(olds[row], news[column])
                let apart = max(best[(row + 1) * width + column], best[row * width + column + 1])
                let together = likeness > 0 ? likeness + best[(row + 1) * width + column + 1] : 0
                best[row * width + column] = max(apart, together)
            }
        }
        var pairs: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < olds.count, column < news.count {
            let sum = best[row * width + column]
            if sum == best[(row + 1) * width + column] {
                row += 1
            } else if sum == best[row * width + column + 1] {
                column += 1
            } else {
                pairs.append((olds[row], news[column]))
                (row, column) = (row + 1, column + 1)
            }
        }
        return pairs
    }

    /// Zero for views that cannot be the same one.
    private func likeness(_ one: Int, _ other: Int) -> Int {
        let (was, now) = (old.views[one], new.views[other])
        guard was.type == now.type, was.identifier == nil || now.identifier == nil || was.identifier == now.identifier else {
            return 0
        }
        var likeness = 2
        if was.identifier != nil, was.identifier == now.identifier { likeness += 16 }
        if old.contents[one] == new.contents[other] { likeness += old.contents[one].isEmpty ? 1 : 8 }
        if old.name(one) == new.name(other) { likeness += 2 }
        if was.frame.size == now.frame.size { likeness += 1 }
        return likeness
    }

    /// Texts that found no partner among their siblings: one that says the same elsewhere is the same one, moved.
    private mutating func pairStrays() {
        var free: [String: [Int]] = [:]
        for index in new.views.indices.reversed() where oldOf[index] == nil {
            if let key = Self.key(new.views[index]) { free[key, default: []].append(index) }
        }
        for index in old.views.indices where newOf[index] == nil {
            guard let key = Self.key(old.views[index]), let other = free[key]?.popLast() else { continue }
            (newOf[index], oldOf[other]) = (other, index)
        }
    }

    private static func key(_ view: LaidOutView) -> String? {
        guard let word = view.identifier ?? view.text, !word.isEmpty else { return nil }
        return view.type + "\u{1F}" + word
    }
}
