import Foundation
import ProofsheetLayout

nonisolated extension View {
    /// A frame of exact lengths in points; an axis without one passes through.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        mapNodes { node, context in
            context.wrap(node, FixedFrameRule(width: width, height: height, alignment: alignment))
        }
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { self }

    /// A frame between bounds in points.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        mapNodes { node, context in
            context.wrap(
                node,
                FlexibleFrameRule(
                    horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
                    vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
        }
    }

    public func padding(_ insets: EdgeInsets) -> some View {
        mapNodes { node, context in context.wrap(node, PaddingRule(insets)) }
    }

    /// Insets in points; without a length 16 of them: swiftui-layout 5.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        mapNodes { node, context in
            let standard = CGFloat(context.session.profile.metric("padding.default"))
            return context.wrap(node, PaddingRule(EdgeInsets(length ?? standard, on: edges)))
        }
    }

    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        let axes: Axis.Set = (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
        return mapNodes { node, context in context.wrap(node, FixedSizeRule(axes)) }
    }

    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        mapNodes { node, context in context.wrap(node, AspectRatioRule(aspectRatio, fills: contentMode == .fill)) }
    }

    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    public func position(_ position: CGPoint) -> some View {
        mapNodes { node, context in context.wrap(node, PositionRule(position)) }
    }

    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    public func layoutPriority(_ value: Double) -> some View {
        mapNodes { node, context in
            let outer = context.wrap(node) { $0.setWhereUnset(PriorityAttribute.self, value) }
            outer.priority = outer.info[PriorityAttribute.self] ?? value
            return outer
        }
    }

    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        mapNodes { node, context in
            let outer = context.wrap(node)
            // Recorded: of several values of one key the innermost counts.
            if outer.layoutValues[ObjectIdentifier(key)] == nil { outer.layoutValues[ObjectIdentifier(key)] = value }
            return outer
        }
    }

    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        mapNodes { node, context in context.wrap(node, AlignmentGuideRule(guide.key, value: computeValue)) }
    }

    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        mapNodes { node, context in context.wrap(node, AlignmentGuideRule(guide.key, value: computeValue)) }
    }
}

/// Whether a picture is kept inside its room or fills it.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
