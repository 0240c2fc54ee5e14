import SwiftUI

extension View {
    /// Narrows the view to a column that is comfortable to read where both size classes are regular.
    ///
    /// There the view takes 52 % of the nearest container's width, elsewhere all of it. SwiftUI has nothing like
    /// UIKit's `readableContentGuide`; the share is the project's own choice and does not follow the text size.
    ///
    ///     Form { ... }.readableContentGuide()
    public func readableContentGuide() -> some View { modifier(ReadableContentGuide()) }
}

private struct ReadableContentGuide: ViewModifier {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    private var share: CGFloat {
        horizontalSizeClass == .regular && verticalSizeClass == .regular ? 0.52 : 1
    }

    func body(content: Content) -> some View {
        content.containerRelativeFrame(.horizontal) { length, _ in length * share }
    }
}

#Preview("Article") {
    ScrollView {
        VStack(alignment: .leading, spacing: 16) {
            Text("On reading wide pages").font(.largeTitle).bold()
            Text(
                """
                A line of seventy characters is easy to follow back to its start. On a wide screen a line can hold three \
                times as many, and the eye loses its place on the way.
                """)
            Text(
                """
                So the text keeps to a column in the middle, and the column is only as wide as the reader needs.
                """)
        }
        .padding()
        .readableContentGuide()
    }
}

#Preview("Form") {
    ZStack {
        Color(uiColor: .systemGroupedBackground)
            .ignoresSafeArea()
        Form {
            ForEach(1...8, id: \.self) { number in
                Text("Setting \(number)")
            }
        }
        .readableContentGuide()
    }
}
