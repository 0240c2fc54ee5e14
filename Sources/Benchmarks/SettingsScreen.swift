import SwiftUI

/// A screen like the system's settings: the picture that the figures are about.
struct SettingsScreen: View {
    private static let groups: [(title: String, rows: [(name: String, detail: String)])] = [
        ("Connections", [("Wireless", "Home"), ("Mobile data", "On"), ("Hotspot", "Off"), ("Private network", "Not connected")]),
        ("Attention", [("Notifications", "Summary at 18:00"), ("Sounds", "Quiet"), ("Focus", "Work"), ("Screen time", "2 h 40 min")]),
        ("General", [("Storage", "83 of 128 GB"), ("Language", "English"), ("Keyboard", "3 layouts"), ("Updates", "Up to date")]),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Settings").font(.largeTitle).bold()
            Text(
                """
                These settings apply to this device alone. Whatever is changed here takes effect at once and can be undone at any \
                time; a few of the changes ask for the passcode first, and some of them need a restart before they show.
                """
            )
            .font(.subheadline).foregroundStyle(.secondary)
            ForEach(Self.groups.indices, id: \.self) { group in
                VStack(alignment: .leading, spacing: 0) {
                    Text(Self.groups[group].title).font(.footnote).foregroundStyle(.secondary).padding(.bottom, 6)
                    ForEach(Self.groups[group].rows.indices, id: \.self) { row in
                        SettingsRow(name: Self.groups[group].rows[row].name, detail: Self.groups[group].rows[row].detail)
                        Divider()
                    }
                }
                .padding(12)
                .background(RoundedRectangle(cornerRadius: 12).fill(.background))
            }
            Spacer(minLength: 0)
        }
        .padding()
        .background(Color(uiColor: .systemGroupedBackground).ignoresSafeArea())
    }
}

private struct SettingsRow: View {
    let name: String
    let detail: String

    var body: some View {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 7).fill(.tint).frame(width: 29, height: 29)
            Text(name)
            Spacer()
            Text(detail).foregroundStyle(.secondary)
        }
        .padding(.vertical, 8)
    }
}
