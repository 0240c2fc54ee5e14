import Foundation
import ProofsheetLayout

nonisolated extension View {
    /// Insets in points between the edges of a row and its content; nil restores the list's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowTraits { traits, _ in traits.offer(insets: insets) }
    }

    /// Draws a view instead of the row's own ground.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        rowTraits { traits, context in
            let background = view.map { view in
                var place = context.inside().child(.part("rowBackground"))
                place.environment.enclosingList = nil
                return { view.resolved(place).realized }
            }
            traits.offer(background: background)
        }
    }

    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits { traits, _ in
            if edges.contains(.top) { traits.topSeparator.offer(visibility) }
            if edges.contains(.bottom) { traits.bottomSeparator.offer(visibility) }
        }
    }

    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits { traits, _ in
            if edges.contains(.top) { traits.topSeparator.offer(color) }
            if edges.contains(.bottom) { traits.bottomSeparator.offer(color) }
        }
    }

    /// Shows or hides the lines above the first row of a section and below its last.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits { traits, _ in
            if edges.contains(.top) { traits.sectionTop.offer(visibility) }
            if edges.contains(.bottom) { traits.sectionBottom.offer(visibility) }
        }
    }

    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits { traits, _ in
            if edges.contains(.top) { traits.sectionTop.offer(color) }
            if edges.contains(.bottom) { traits.sectionBottom.offer(color) }
        }
    }

    /// The distance in points between neighbouring rows; nil restores the list's own.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

    /// The distance in points between neighbouring sections.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, spacing) }

    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }

    /// The distance in points from the list's edges to the cards of the section; nil restores the list's own.
    ///
    /// *Differences:* lengths above and below are not followed.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(
            ListModifier { context, content in
                content(context).mapNodes(titles: true) { node in
                    context.wrap(node) { info in
                        var traits = info[ListRowAttribute.self] ?? ListRowTraits()
                        if edges.contains(.leading), traits.leadingMargin == nil { traits.leadingMargin = .some(length) }
                        if edges.contains(.trailing), traits.trailingMargin == nil { traits.trailingMargin = .some(length) }
                        info[ListRowAttribute.self] = traits
                    }
                }
            })
    }

    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

    public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

    public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

    /// Shows a number at the trailing end of a row, or on a tab; none for 0.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    public func badge(_ label: Text?) -> some View {
        rowTraits { traits, _ in traits.badge = label }
    }

    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text(verbatim: String($0)) }) }

    /// How much the badges inside stand out.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        rowTraits { traits, _ in traits.badgeProminence = prominence }
    }

    /// Forbids deleting the row where its loop allows it.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowTraits { traits, _ in traits.forbidsDeleting = isDisabled }
    }

    /// Forbids moving the row where its loop allows it.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        rowTraits { traits, _ in traits.forbidsMoving = isDisabled }
    }

    /// Whether lists and editors inside draw the ground behind their content.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollGround, visibility)
    }
}

/// Accepted; a list draws nothing of it.
nonisolated extension View {
    public func listRowPlatterColor(_ color: Color?) -> some View { self }
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The distance between sections as a word.
public struct ListSectionSpacing: Hashable, Sendable {
    let length: CGFloat?

    public static let `default` = ListSectionSpacing(length: nil)
    /// Half of the default of grouped lists [assumed].
    public static let compact = ListSectionSpacing(length: 17.5)

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// A colour for the content of a row.
public struct ListItemTint: Hashable, Sendable {
    let color: Color?

    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static let monochrome = ListItemTint(color: .primary)
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    public static let decreased = BadgeProminence(level: 0)
    public static let standard = BadgeProminence(level: 1)
    public static let increased = BadgeProminence(level: 2)
}
