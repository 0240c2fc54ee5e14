import Layout
import SwiftUI

public struct Greeting: View {
    private let name: String

    public init(name: String) { self.name = name }

    public var body: some View {
        Frame { Text("Hello, \(name)!") }
    }
}

public struct Greeting_Previews: PreviewProvider {
    public static var previews: some View {
        Greeting(name: "Ada").previewDisplayName("Short").previewLayout(.sizeThatFits)
        Greeting(name: "everybody who reads this").previewDisplayName("Long").previewLayout(.sizeThatFits)
    }
}

#Preview("To Ada") { Greeting(name: "Ada") }

#Preview("To Eve") { Greeting(name: "Eve") }

#Preview("Two", traits: .sizeThatFitsLayout) {
    VStack {
        Greeting(name: "one")
        Greeting(name: "two")
    }
}
