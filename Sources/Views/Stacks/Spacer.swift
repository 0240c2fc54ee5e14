import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Room that grows along the stack around it, at least 8 points long unless told otherwise.
nonisolated public struct Spacer: View, PrimitiveView, Sendable {
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    func resolve(_ context: ResolveContext) -> ViewList {
        let node = context.node("Spacer", SpacerRule(axis: context.stackAxis, minLength: minLength))
        node.priority = SpacerRule.priority
        return .nodes([node])
    }
}

/// A hairline across the stack around it; a point thick at accessibility text sizes (swiftui-layout 1).
nonisolated public struct Divider: View, PrimitiveView, Sendable {
    public init() {}

    func resolve(_ context: ResolveContext) -> ViewList {
        let isAccessibility = context.environment.sizeCategory.isAccessibilityCategory
        let thickness = isAccessibility ? 1 : context.environment.pixelLength
        let behavior = DividerRule.behavior(stackAxis: context.stackAxis, thickness: thickness)
        let node = context.node("Divider", behavior) { info in
            info.draw = { node, painter in
                painter.shape(.rect(node.frame), SeparatorShapeStyle().paint(in: context, node.frame))
            }
        }
        return .nodes([node])
    }
}
