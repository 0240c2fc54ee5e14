import SwiftUI

/// A frame of one colour around a view.
public struct Frame<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content.padding().border(.blue) }
}
