import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A choice drawn in one of its forms.
struct PickerLook {
    let kind: PickerKind
    let label: ViewPart
    let options: ViewPart
    let selection: AnyHashable
    let isSelected: (LayoutNode) -> Bool

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        switch kind {
        case .segmented: return .nodes([context.controlNode("Picker", .nodes([segments(inner)]))])
        case .wheel: return .nodes([context.controlNode("Picker", wheel(inner).resolved(inner))])
        case .inline: return rows(context)
        default: return .nodes([menu(context, inner)])
        }
    }

    private func chosen(_ context: ResolveContext) -> LayoutNode? {
        let list = options.resolve(context)
        // Most loops tag their elements by what these are known by.
        var found = list.element(selection)?.realized.first(where: isSelected)
        if found != nil { return found }
        _ = list.forEachNode { node in
            if isSelected(node) { found = node }
            return found == nil
        }
        return found
    }

    // In a row the label leads and the value is grey; elsewhere the value stands alone in the accent colour.
    private func menu(_ context: ResolveContext, _ inner: ResolveContext) -> LayoutNode {
        let isRow = context.environment.enclosingList != nil
        let style = isRow ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(TintShapeStyle())
        let value = ViewPart { place in
            var place = place
            place.setForeground([style])
            return chosen(place).map { .nodes([$0]) } ?? .empty
        }
        let isLink = kind == .navigationLink
        let profile = context.session.profile
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        let isAlone = !isRow && !isLink && !context.environment.isInBar
        let markWidth = isAlone ? metric("menuPicker.markWidth") : UpDownChevrons.width
        let look = UnnamedRow(spacing: 4) {
            PartView(part: value)
            if !isLink { UpDownChevrons(style: style, boxWidth: markWidth) }
        }
        .padding(.horizontal, isAlone ? metric("menuPicker.sideInset") : 0)
        .padding(.vertical, isAlone ? metric("menuPicker.verticalInset") : 0)
        let whole =
            isRow
            ? AnyView(ControlRow(label: PartView(part: label), control: look, stacking: .whereTight)) : AnyView(look)
        let node = context.controlNode("Picker", whole.keepingPlainDistances().resolved(inner))
        if isLink {
            var traits = node.info[ListRowAttribute.self] ?? ListRowTraits()
            traits.hasChevron = true
            node.info[ListRowAttribute.self] = traits
        }
        return node
    }

    private func rows(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let isSelected = isSelected
        return options.resolve(inner).mapNodes { node in
            let row = UnnamedRow(spacing: 8) {
                PartView(part: ViewPart { _ in .nodes([node]) })
                Spacer(minLength: 0)
                if isSelected(node) { CheckMark() }
            }
            return context.controlNode("Picker", row.resolved(inner))
        }
    }

    private func wheel(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let height = CGFloat(profile.metric("wheelPicker.rowHeight"))
        var place = context
        place.environment.font = .system(size: profile.metric("wheelPicker.textSize"))
        let nodes = options.resolve(place).realized
        let current = nodes.firstIndex(where: isSelected) ?? 0
        return WheelLook(
            columns: [
                (-3...3).map { offset in
                    let index = current + offset
                    return nodes.indices.contains(index) ? nodes[index] : nil
                }
            ], rowHeight: height)
    }

    private func segments(_ context: ResolveContext) -> LayoutNode {
        let profile = context.session.profile
        var cells: [LayoutNode] = []
        var chosen: Int?
        for (index, node) in options.resolve(context).realized.enumerated() where isSelected(node) { chosen = index }
        let size = CGFloat(profile.metric("segmentedPicker.textSize"))
        func place(_ weight: Double) -> ResolveContext {
            var place = context
            place.environment.font = .system(size: size, weight: Font.Weight(value: weight))
            place.environment.lineLimit = 1
            return place
        }
        let plain = options.resolve(place(profile.metric("segmentedPicker.textWeight"))).realized
        let bold = options.resolve(place(profile.metric("segmentedPicker.selectedTextWeight"))).realized
        let ideal = idealWidth(ofSegments: plain + bold, count: plain.count)
        for index in plain.indices {
            let cell = index == chosen && bold.indices.contains(index) ? bold[index] : plain[index]
            cells.append(
                context.wrap(
                    cell,
                    FlexibleFrameRule(
                        horizontal: .init(min: nil, ideal: ideal, max: .infinity),
                        vertical: .init(min: nil, ideal: nil, max: .infinity), alignment: .center)))
        }
        let row = LayoutNode(
            LayoutBehavior(HStackLayout(spacing: 0)), children: cells, direction: context.environment.layoutDirection)
        let height = RowControl.height(profile.metric("segmentedPicker.height"), context, fills: true)
        // The line below a row of segments begins at the first of them, not at its text.
        let guided = context.wrap(
            row, AlignmentGuideRule(HorizontalAlignment.listRowSeparatorLeading.key) { _ in 0 })
        let isInRow = context.environment.enclosingList != nil
        let ground = context.wrap(
            guided, FixedFrameRule(width: nil, height: profile.metric("segmentedPicker.groundHeight"), alignment: .center))
        let frame = FixedFrameRule(width: nil, height: height, alignment: isInRow ? .center : .top)
        return context.wrap(isInRow ? guided : ground, frame) { info in
            info.draw = { node, painter in SegmentDrawing.draw(node.frame, cells, chosen, context, &painter) }
        }
    }

    // As wide as the widest title with 10 on either side, and a point between two: UIKit's control says 131 to "First" and "Second".
    private func idealWidth(ofSegments titles: [LayoutNode], count: Int) -> CGFloat {
        let widest = titles.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return widest + 20 + CGFloat(count - 1) / CGFloat(max(count, 1))
    }
}

/// The ground of a segmented choice, and the thumb under the chosen segment.
enum SegmentDrawing {
    static func draw(
        _ frame: CGRect, _ cells: [LayoutNode], _ chosen: Int?, _ context: ResolveContext, _ painter: inout Painter
    ) {
        let profile = context.session.profile
        let (scheme, height) = (context.environment.colorScheme, CGFloat(profile.metric("segmentedPicker.groundHeight")))
        let radius = CGFloat(profile.metric("segmentedPicker.radius"))
        let top = context.environment.enclosingList == nil ? frame.minY : frame.midY - height / 2
        let ground = CGRect(x: frame.minX, y: top, width: frame.width, height: height)
        painter.shape(
            .roundedRect(ground, cornerSize: CGSize(width: radius, height: radius)),
            .color(profile.color("tertiarySystemFill", scheme)))
        let separator = profile.color("separator", scheme)
        for (index, cell) in cells.enumerated().dropLast() where index != chosen && index + 1 != chosen {
            let x = context.environment.layoutDirection == .rightToLeft ? cell.frame.minX : cell.frame.maxX
            painter.shape(.rect(CGRect(x: x - 0.5, y: ground.minY + 8, width: 1, height: height - 16)), .color(separator))
        }
        guard let chosen, cells.indices.contains(chosen) else { return }
        let inset = CGFloat(profile.metric("segmentedPicker.thumbInset"))
        let cell = cells[chosen].frame
        let thumb = CGRect(
            x: cell.minX + inset, y: ground.minY + inset, width: max(0, cell.width - 2 * inset), height: height - 2 * inset)
        let thumbRadius = CGFloat(profile.metric("segmentedPicker.thumbRadius"))
        let color = scheme == .dark ? profile.color("systemGray2", scheme) : .white
        painter.shape(
            .roundedRect(thumb, cornerSize: CGSize(width: thumbRadius, height: thumbRadius)), .color(color))
    }
}

/// The double mark of a menu that chooses.
nonisolated struct UpDownChevrons: ComposedView {
    /// Of the box around the mark in a row, in points at the size large.
    static let width: CGFloat = 12

    let style: AnyShapeStyle
    var boxWidth = Self.width

    func compose(_ context: ResolveContext) -> some View {
        let style = style
        // They grow with the text.
        let scale = context.session.profile.scaling(.body, context.environment.sizeCategory)
        return DrawnView(width: boxWidth * scale, height: 16 * scale) { frame, context, painter in
            let paint = style.resolvedPaint(in: context, frame)
            let (x, width, height) = (frame.midX - 4 * scale, 8 * scale, 5.5 * scale)
            let (up, down) = (frame.midY - 7 * scale, frame.midY + 1.5 * scale)
            Chevron.draw(.up, in: CGRect(x: x, y: up, width: width, height: height), paint, weight: 1.5 * scale, &painter)
            Chevron.draw(.down, in: CGRect(x: x, y: down, width: width, height: height), paint, weight: 1.5 * scale, &painter)
        }
    }
}

/// The mark of the chosen row.
nonisolated struct CheckMark: ComposedView {
    func compose(_ context: ResolveContext) -> some View {
        // It grows with the text from `medium`, where it was measured.
        let profile = context.session.profile
        let scale = profile.scaling(.body, context.environment.sizeCategory) / profile.scaling(.body, .medium)
        return DrawnView(width: 16 * scale, height: 16 * scale) { frame, context, painter in
            var path = Path()
            // Its ink was measured as 14.333 by 13.667, 2 points before the end.
            path.addLines([
                CGPoint(x: frame.minX + 0.667 * scale, y: frame.midY + scale),
                CGPoint(x: frame.minX + 4.9 * scale, y: frame.midY + 5.833 * scale),
                CGPoint(x: frame.maxX - 3 * scale, y: frame.midY - 5.833 * scale),
            ])
            painter.shape(
                .path(path, evenOdd: false), TintShapeStyle().paint(in: context, frame),
                stroke: StrokeStyle(lineWidth: 2 * scale, lineCap: .round, lineJoin: .round))
        }
    }
}
