import Foundation
import ProofsheetLayout

/// A label that opens an address.
nonisolated public struct Link<Label: View>: View, PrimitiveView {
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let parts = ButtonParts(role: nil, label: inner.part("label", label), action: {})
        return .nodes([context.controlNode("Link", inner.environment.buttonStyle.make(parts, inner))])
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A label that shares something.
nonisolated public struct ShareLink<Label: View>: View, PrimitiveView {
    private let label: Label

    private init(shown label: Label) { self.label = label }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let parts = ButtonParts(role: nil, label: inner.part("label", label), action: {})
        return .nodes([context.controlNode("ShareLink", inner.environment.buttonStyle.make(parts, inner))])
    }
}

extension ShareLink {
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(shown: label()) }

    public init<Item, PreviewImage, PreviewIcon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.init(shown: label()) }

    public init<Items: Collection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(shown: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(shown: DefaultShareLinkLabel())
    }

    public init<Item, PreviewImage, PreviewIcon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(shown: DefaultShareLinkLabel()) }

    public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(shown: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(shown: DefaultShareLinkLabel(title: Text(title)))
    }

    public init<Item, PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(shown: DefaultShareLinkLabel(title: Text(titleKey))) }

    public init<Items: Collection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        self.init(shown: DefaultShareLinkLabel())
    }
}

/// The label of a share link that has none of its own.
nonisolated public struct DefaultShareLinkLabel: View, PrimitiveView {
    var title = Text("Share\u{2026}")

    func resolve(_ context: ResolveContext) -> ViewList {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }.resolve(context)
    }
}

/// How something to be shared is announced.
nonisolated public struct SharePreview<PreviewImage, PreviewIcon> {
    private let title: Text

    private init(shown title: Text) { self.title = title }
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
    public init(_ title: Text) { self.init(shown: title) }
    public init(_ titleKey: LocalizedStringKey) { self.init(shown: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(shown: Text(title)) }
}

extension SharePreview where PreviewIcon == Never {
    public init(_ title: Text, image: PreviewImage) { self.init(shown: title) }
    public init(_ titleKey: LocalizedStringKey, image: PreviewImage) { self.init(shown: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: PreviewImage) { self.init(shown: Text(title)) }
}

extension SharePreview where PreviewImage == Never {
    public init(_ title: Text, icon: PreviewIcon) { self.init(shown: title) }
    public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) { self.init(shown: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: PreviewIcon) { self.init(shown: Text(title)) }
}

extension SharePreview {
    public init(_ title: Text, image: PreviewImage, icon: PreviewIcon) { self.init(shown: title) }
    public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) { self.init(shown: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: PreviewIcon) { self.init(shown: Text(title)) }
}
