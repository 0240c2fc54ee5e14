import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The shape of the container, smaller by the distance to it: a rectangle where no container sets one.
///
/// *Differences:* the radius of a rounded container is not reduced by the distance to its edge.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    private let inset: CGFloat

    public init() { inset = 0 }

    private init(inset: CGFloat) { self.inset = inset }

    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

    public func inset(by amount: CGFloat) -> some InsettableShape { ContainerRelativeShape(inset: inset + amount) }

    /// The container's shape in its place.
    func found(in environment: EnvironmentValues) -> any Shape {
        guard let shape = environment.containerShape else { return self }
        return inset == 0 ? shape : ContainerRelativeShape.insetting(shape, inset)
    }

    private static func insetting<S: InsettableShape>(_ shape: S, _ amount: CGFloat) -> any Shape { shape.inset(by: amount) }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: (any InsettableShape)? { nil } }

extension EnvironmentValues {
    var containerShape: (any InsettableShape)? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the shape that `ContainerRelativeShape` takes inside the view.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        mapContext { $0.environment.containerShape = shape }
    }
}
