import SwiftUI

private struct TicketRow: View {
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

#Preview("Ticket") {
    VStack(alignment: .leading, spacing: 0) {
        TicketRow(title: "Day ticket", detail: "Valid until midnight", price: "12.40")
        Divider()
        TicketRow(title: "Ten rides", detail: "In all zones", price: "58.00")
        Divider()
        TicketRow(title: "Monthly pass", detail: "Renews by itself", price: "96.50")
        Spacer()
    }
}

#Preview("All text sizes", traits: .sizeThatFitsLayout) {
    VStack {
        ForEach(DynamicTypeSize.allCases, id: \.self) { size in
            AccessibleHStack {
                Text("Left")
                Text("Middle")
                Text("Right")
            }
            .environment(\.dynamicTypeSize, size)
            Divider()
        }
    }
}
