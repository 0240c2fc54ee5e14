import Foundation
import ProofsheetDrawing

/// A shape that can be drawn smaller by the same distance on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
