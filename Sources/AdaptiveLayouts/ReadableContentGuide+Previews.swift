import SwiftUI

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
