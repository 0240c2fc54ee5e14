import ProofsheetLayout

nonisolated extension View {
    /// The screen that the stack around the view shows for a value of its path.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        askStack { wish in
            wish.destinations[ObjectIdentifier(data)] = { value in
                (value.base as? D).map { value in ViewPart { destination(value).resolved($0) } }
            }
        }
    }

    /// Shows a screen on top of the one with the view if the binding says so.
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
        let view = isPresented.wrappedValue ? destination() : nil
        return askStack { wish in
            if let view { wish.presented = ViewPart { view.resolved($0) } }
        }
    }

    /// Shows a screen on top of the one with the view if there is an item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let view = item.wrappedValue.map { destination($0) }
        return askStack { wish in
            if let view { wish.presented = ViewPart { view.resolved($0) } }
        }
    }
}
