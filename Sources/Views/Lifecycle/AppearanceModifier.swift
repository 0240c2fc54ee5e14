/// What runs once after the first layout of a view.
nonisolated struct AppearanceModifier: PrimitiveModifier {
    let action: (Session) -> Void

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        let place = context.child(.part("appearance"))
        let (identity, session, action) = (place.identity, context.session, action)
        return content(place).mapNodes { node in
            node.info.onArranged.append { _ in
                guard !identity.hasAppeared else { return }
                identity.hasAppeared = true
                session.afterRound { action(session) }
            }
            return node
        }
    }
}

nonisolated extension View {
    /// Runs an action once, after the view has been laid out for the first time; what it changes is shown.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier { _ in action?() })
    }

    /// Accepted; views of a still picture do not go away.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}
