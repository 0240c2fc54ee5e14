import Foundation
import ProofsheetLayout

/// One row of a bar with its title in the middle, or after its first items where tabs stand in the middle.
nonisolated struct BarRow: ComposedView {
    let leading, center, trailing: [BarContent.Item]
    let title, subtitle: Text?
    let titleFont: Font

    func compose(_ context: ResolveContext) -> some View {
        let isBesideTabs = context.environment.isBesideTabs
        let floats = context.session.profile.generation == .ios26
        return ZStack {
            HStack(spacing: 16) {
                BarItems(items: leading, floats: floats)
                if isBesideTabs, center.isEmpty { titles(.leading) }
                if isBesideTabs { BarItems(items: center, floats: false) }
                Spacer(minLength: 0)
                BarItems(items: trailing, floats: floats)
            }
            if center.isEmpty, !isBesideTabs {
                titles(.center).padding(.horizontal, leading.isEmpty && trailing.isEmpty ? 0 : 44)
            } else if !isBesideTabs {
                BarItems(items: center, floats: false).font(titleFont)
            }
        }
    }

    private func titles(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 0) {
            if let title { title.font(titleFont) }
            if let subtitle {
                subtitle.font(.system(size: 12)).foregroundStyle(HierarchicalShapeStyle.secondary)
            }
        }
    }
}
