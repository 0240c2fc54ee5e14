import Foundation
import ProofsheetLayout

/// The search field of a bar, at rest.
nonisolated struct SearchFieldLook: ComposedView {
    let search: BarContent.Search

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let height = CGFloat(profile.metric("searchField.height"))
        return SearchFieldParts(search: search)
            .frame(height: height)
            .background {
                RoundedRectangle(cornerRadius: profile.metric("searchField.radius")).fill(Color(.system("tertiarySystemFill")))
            }
    }
}

/// The search field among the items of a bar that floats.
nonisolated struct SearchCapsule: ComposedView {
    let search: BarContent.Search

    func compose(_ context: ResolveContext) -> some View {
        SearchFieldParts(search: search)
            .frame(height: context.session.profile.metric("navigationBar.buttonHeight"))
            .background { FloatingCapsule() }
    }
}

/// The search field of a bar that has other items too: a button with its glass.
nonisolated struct SearchCircle: ComposedView {
    func compose(_ context: ResolveContext) -> some View {
        let size = CGFloat(context.session.profile.metric("navigationBar.buttonHeight"))
        return Image(systemName: "magnifyingglass").foregroundStyle(Color.primary)
            .frame(width: size, height: size)
            .background { FloatingCapsule() }
            .controlName("SearchField")
    }
}

/// The glass, the text or the prompt, and the microphone of a search field.
nonisolated struct SearchFieldParts: ComposedView {
    let search: BarContent.Search

    // The glass begins 12 points in where the text begins at 39.667, and 8 where it begins at 30.
    func compose(_ context: ResolveContext) -> some View {
        let inset = CGFloat(context.session.profile.metric("searchField.textInset"))
        let start: CGFloat = context.session.profile.generation == .ios26 ? 12 : 8
        return UnnamedRow(spacing: 0) {
            Image(systemName: "magnifyingglass").imageScale(.small)
                .frame(width: inset - start, alignment: .leading)
            if search.text.isEmpty { search.prompt ?? Text("Search") } else { Text(verbatim: search.text).foregroundStyle(Color.primary) }
            Spacer(minLength: 0)
            Image(systemName: search.text.isEmpty ? "mic.fill" : "xmark.circle.fill").imageScale(.small)
        }
        .foregroundStyle(HierarchicalShapeStyle.secondary)
        .padding(.leading, start)
        .padding(.trailing, start - 2)
        .frame(maxHeight: .infinity)
        .controlName("SearchField")
    }
}
