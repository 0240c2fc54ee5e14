import ProofsheetLayout

nonisolated extension View {
    /// Names the view in paths and in the laid-out tree; nil leaves it without a name.
    func controlName(_ name: String?) -> some View {
        mapNodes { node, context in
            guard let name else { return node }
            return context.wrap(node) { $0.type = name }
        }
    }
}
