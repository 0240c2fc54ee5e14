import Foundation

/// A type that stands for an alignment guide and knows its place in a view that sets none.
public protocol AlignmentID {
    /// The guide's coordinate in points from the top leading corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on one axis, comparable by the type that stands for it.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    /// The type that stands for the guide.
    package let id: any AlignmentID.Type
    /// The axis the guide lies on.
    package let axis: Axis

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id) && left.axis == right.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// How explicit values of several children become one of their container: swiftui-layout 4.
    package enum Combination { case none, average, minimum, maximum }

    /// How a container combines the explicit values of its children.
    package var combination: Combination { (id as? any StandardGuideID.Type)?.combination ?? .average }
}

/// A guide of the system's, which knows how explicit values of children become one of their container.
protocol StandardGuideID: AlignmentID {
    static var combination: AlignmentKey.Combination { get }
}

extension StandardGuideID {
    /// Guides of the frame itself stay with the view that set them.
    static var combination: AlignmentKey.Combination { .none }
}
