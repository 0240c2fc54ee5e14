import Foundation
import ProofsheetLayout

/// A button that starts editing, or ends it.
nonisolated public struct EditButton: View, ComposedView {
    public init() {}

    func compose(_ context: ResolveContext) -> some View {
        Button(action: {}) { Text(context.environment.isEditingList ? "Done" : "Edit") }
    }
}

/// A button that pastes.
nonisolated public struct PasteButton: View, ComposedView {
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    func compose(_ context: ResolveContext) -> some View {
        Button(action: {}) { Label("Paste", systemImage: "doc.on.clipboard") }.buttonStyle(BorderedProminentButtonStyle())
    }
}

/// A button that renames what the menu around it is for.
nonisolated public struct RenameButton: View, ComposedView {
    public init() {}

    func compose(_ context: ResolveContext) -> some View {
        Button(action: {}) { Label("Rename", systemImage: "pencil") }
    }
}
