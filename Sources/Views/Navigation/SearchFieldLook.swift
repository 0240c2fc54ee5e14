import Foundation
import ProofsheetLayout

/// The search field of a bar, at rest.
nonisolated struct SearchFieldLook: ComposedView {
    let search: BarContent.Search

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let height = CGFloat(profile.metric("searchField.height"))
        return HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").imageScale(.small)
            if search.text.isEmpty { search.prompt ?? Text("Search") } else { Text(verbatim: search.text).foregroundStyle(Color.primary) }
            Spacer(minLength: 0)
        }
        .foregroundStyle(HierarchicalShapeStyle.secondary)
        .padding(.horizontal, 8)
        .frame(height: height)
        .background {
            RoundedRectangle(cornerRadius: profile.metric("searchField.radius")).fill(Color(.system("tertiarySystemFill")))
        }
    }
}
