import Foundation
import ProofsheetLayout

/// The search field of a bar.
nonisolated struct SearchFieldLook: ComposedView {
    let search: BarContent.Search

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let height = CGFloat(profile.metric("searchField.height"))
        // The glass begins 12 points in where the text begins at 39.667, and 8 where it begins at 30.
        let start: CGFloat = profile.generation == .ios26 ? 12 : 8
        return SearchFieldParts(
            search: search, iconInset: start, textInset: profile.metric("searchField.textInset"), endInset: start - 2
        )
        .frame(height: height)
        .background {
            RoundedRectangle(cornerRadius: profile.metric("searchField.radius")).fill(Color(.system("tertiarySystemFill")))
        }
    }
}

/// The search field alone in a bar that floats.
nonisolated struct SearchCapsule: ComposedView {
    let search: BarContent.Search

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        return SearchFieldParts(
            search: search, iconInset: profile.metric("searchField.floatingIconInset"),
            textInset: profile.metric("searchField.floatingTextInset"), endInset: profile.metric("searchField.floatingIconInset") + 2
        )
        .frame(height: profile.metric("searchField.floatingHeight"))
        .background { FloatingCapsule() }
    }
}

/// What ends a search: a word before iOS 26, then a disc with a cross.
nonisolated struct SearchCancel: ComposedView {
    func compose(_ context: ResolveContext) -> some View {
        let size = CGFloat(context.session.profile.metric("searchField.height"))
        return context.session.profile.generation == .ios26
            ? AnyView(
                Button(action: {}) { Image(systemName: "xmark") }.foregroundStyle(Color.primary)
                    .frame(width: size, height: size)
                    .background { FloatingCapsule() })
            : AnyView(Button("Cancel", action: {}).fixedSize())
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

/// The glass, the text or the prompt, and the microphone of a search field; insets in points from its edges.
nonisolated struct SearchFieldParts: ComposedView {
    let search: BarContent.Search
    let iconInset, textInset, endInset: CGFloat

    func compose(_ context: ResolveContext) -> some View {
        UnnamedRow(spacing: 0) {
            Image(systemName: "magnifyingglass").imageScale(.small)
                .frame(width: textInset - iconInset, alignment: .leading)
            if search.text.isEmpty { search.prompt ?? Text("Search") } else { Text(verbatim: search.text).foregroundStyle(Color.primary) }
            Spacer(minLength: 0)
            Image(systemName: search.text.isEmpty ? "mic.fill" : "xmark.circle.fill").imageScale(.small)
        }
        .foregroundStyle(HierarchicalShapeStyle.secondary)
        .padding(.leading, iconInset)
        .padding(.trailing, endInset)
        .frame(maxHeight: .infinity)
        .controlName("SearchField")
    }
}
