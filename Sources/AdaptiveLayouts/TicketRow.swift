import SwiftUI

/// A row of a price list, for previews.
struct TicketRow: View {
    let title: String
    let detail: String
    let price: String

    var body: some View {
        AccessibleHStack(horizontalAlignment: .leading, spacing: 12) {
            RoundedRectangle(cornerRadius: 8)
                .fill(.tint)
                .frame(width: 44, height: 44)
            VStack(alignment: .leading) {
                Text(title).font(.headline)
                Text(detail).font(.subheadline).foregroundStyle(.secondary)
            }
            Text(price).font(.body.monospacedDigit())
        }
        .padding()
    }
}
