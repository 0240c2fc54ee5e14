import SwiftUI

/// Our own twin of the row that becomes a column: compact width and an accessibility text size together turn it.
struct TurningRow<Content: View>: View {
    @Environment(\.sizeCategory) private var category
    @Environment(\.horizontalSizeClass) private var width
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        if case .compact? = width, category.isAccessibilityCategory {
            VStack { content }
        } else {
            HStack { content }
        }
    }
}

/// Its preview: a row for each text size, dividers below them.
struct AllSizes: View {
    var body: some View {
        VStack {
            ForEach(ContentSizeCategory.allCases, id: \.self) { category in
                TurningRow {
                    Text("A")
                    Text("B")
                    Text("C")
                }
                .environment(\.sizeCategory, category)
                Divider()
            }
        }
    }
}

/// Our own twin of the form whose width follows the container.
struct HalfWideForm: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
        ZStack {
            Color(uiColor: .systemGroupedBackground).accessibilityIdentifier("ground")
                .edgesIgnoringSafeArea(.all)
            Form {
                ForEach(0...10, id: \.self) { _ in Text("Stuff") }
            }
            .containerRelativeFrame([.horizontal]) { length, axis in
                guard axis == .horizontal else { return length }
                return width == .regular && height == .regular ? length * 0.52 : length
            }
        }
    }
}
