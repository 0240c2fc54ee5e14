import Foundation

/// What lists do to the collections behind them.
extension MutableCollection {
    /// Moves the elements at some offsets to before the element that was at another offset.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let place = Swift.min(Swift.max(destination, 0), all.count)
        let moved = source.filter { $0 < all.count }.map { all[$0] }
        let before = (0..<place).filter { !source.contains($0) }.map { all[$0] }
        let after = (place..<all.count).filter { !source.contains($0) }.map { all[$0] }
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at some offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
