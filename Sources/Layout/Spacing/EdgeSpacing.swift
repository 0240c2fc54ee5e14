import Foundation

/// What a view asks for on one edge; an edge may ask for several things, and the largest that both sides know counts.
package struct EdgeSpacing: Hashable, Sendable {
    /// The distance to anything plain, nil where the edge does not ask for one.
    package var plain: CGFloat?
    /// The distances of text, nil where the edge is none of a text.
    package var text: Text?
    /// Nothing at all is kept free next to this edge.
    package var isNone: Bool

    /// The distances of an edge of text, in points.
    package struct Text: Hashable, Sendable {
        /// From a text above, for a top edge.
        package let toText: CGFloat
        /// From a plain view.
        package let toPlain: CGFloat

        /// Distances in points.
        package init(toText: CGFloat, toPlain: CGFloat) {
            self.toText = toText
            self.toPlain = toPlain
        }
    }

    /// What an edge asks for; nothing unless something is named.
    package init(plain: CGFloat? = nil, text: Text? = nil, isNone: Bool = false) {
        self.plain = plain
        self.text = text
        self.isNone = isNone
    }

    /// The 8 points of a plain view: swiftui-layout 3.1.
    package static let plain = EdgeSpacing(plain: 8)
    /// The edge of a spacer.
    package static let none = EdgeSpacing(isNone: true)

    /// The distance from the edge of one view to the facing edge of the next.
    static func distance(from first: EdgeSpacing, to second: EdgeSpacing) -> CGFloat {
        if first.isNone || second.isNone { return 0 }
        var largest: CGFloat?
        func consider(_ distance: CGFloat) { largest = max(largest ?? distance, distance) }
        if first.text != nil, let text = second.text { consider(text.toText) }
        if let text = first.text, second.plain != nil { consider(text.toPlain) }
        if let text = second.text, first.plain != nil { consider(text.toPlain) }
        if let one = first.plain, let other = second.plain { consider(max(one, other)) }
        return largest ?? 8
    }

    mutating func formUnion(_ other: EdgeSpacing) {
        if isNone {
            self = other
            return
        }
        if other.isNone { return }
        if let theirs = other.plain { plain = max(plain ?? theirs, theirs) }
        if let theirs = other.text {
            text = text.map { Text(toText: max($0.toText, theirs.toText), toPlain: max($0.toPlain, theirs.toPlain)) } ?? theirs
        }
    }
}
