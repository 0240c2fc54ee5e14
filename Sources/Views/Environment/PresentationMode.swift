/// Whether a view is presented over another one, and the wish to end that.
public struct PresentationMode {
    public internal(set) var isPresented: Bool

    public mutating func dismiss() { isPresented = false }
}
