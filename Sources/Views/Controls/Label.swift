import Foundation
import ProofsheetLayout

/// A title with an icon.
nonisolated public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label where Title: View, Icon: View {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let configuration = LabelStyleConfiguration(
            title: .init(part: inner.part("title", title)), icon: .init(part: inner.part("icon", icon)))
        return .nodes([context.controlNode("Label", inner.environment.labelStyle.make(configuration, inner))])
    }
}
