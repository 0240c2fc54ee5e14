import SwiftUI

/// Code as users write it: it has to compile, and shows nothing.
struct RotorSignatures: View {
    struct Message: Identifiable {
        let id: Int
        let subject: String
        let isImportant: Bool
    }

    let messages = [Message(id: 1, subject: "a", isImportant: true)]
    @Namespace private var space

    var body: some View {
        List(messages) { Text($0.subject) }
            .accessibilityRotor("Important") {
                ForEach(messages) { message in
                    if message.isImportant {
                        AccessibilityRotorEntry(message.subject, id: message.id)
                    }
                }
            }
            .accessibilityRotor(Text("All")) {
                ForEach(messages, id: \.id) { AccessibilityRotorEntry("One", id: $0.id, in: space) }
                AccessibilityRotorEntry("Last", id: 3) { _ = messages }
                if messages.isEmpty {
                    AccessibilityRotorEntry("None", id: 5)
                } else {
                    ForEach(messages) { AccessibilityRotorEntry("x", id: $0.id) }
                }
            }
            .accessibilityRotor(.headings) { AccessibilityRotorEntry(Text("Head"), id: 4, in: space) }
    }
}
