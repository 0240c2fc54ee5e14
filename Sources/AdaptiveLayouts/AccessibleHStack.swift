import SwiftUI

/// A row that becomes a column where text is too large for one: at accessibility text sizes in compact width.
///
/// The subviews keep their identity, and so their state, when the layout turns.
///
///     AccessibleHStack(spacing: 12) {
///         Text("Total")
///         Text("1,280.00")
///     }
///
/// - Parameters:
///   - verticalAlignment: used while it is a row.
///   - horizontalAlignment: used while it is a column.
///   - spacing: in points, in both directions; nil leaves the distance to the subviews.
public struct AccessibleHStack<Content: View>: View {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    private let row: HStackLayout
    private let column: VStackLayout
    private let content: Content

    public init(
        verticalAlignment: VerticalAlignment = .center, horizontalAlignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        row = HStackLayout(alignment: verticalAlignment, spacing: spacing)
        column = VStackLayout(alignment: horizontalAlignment, spacing: spacing)
        self.content = content()
    }

    private var isColumn: Bool { horizontalSizeClass == .compact && dynamicTypeSize.isAccessibilitySize }

    public var body: some View {
        let layout = isColumn ? AnyLayout(column) : AnyLayout(row)
        layout { content }
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
            .dynamicTypeSize(size)
            Divider()
        }
    }
}
