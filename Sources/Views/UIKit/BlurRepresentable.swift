import ProofsheetDrawing
import ProofsheetLayout

/// A blur of UIKit in SwiftUI's clothes, which is drawn as the material that it is.
enum BlurRepresentable {
    /// A node filled with the material; nil if the view makes something else.
    static func nodes<V: View>(_ view: V, _ name: String, _ context: ResolveContext) -> ViewList? {
        guard let representable = view as? any UIViewRepresentable else { return nil }
        guard let style = style(of: representable, context) else { return nil }
        var inner = context
        if let scheme = style.scheme { inner.environment.colorScheme = scheme }
        return .nodes([inner.styleNode(name, style.material)])
    }

    // Only views whose declared type may be a blur are made: others may need more of UIKit than there is.
    private static func style<R: UIViewRepresentable>(of view: R, _ context: ResolveContext) -> UIBlurEffect.Style? {
        guard R.UIViewType.self == UIVisualEffectView.self || R.UIViewType.self == UIView.self else { return nil }
        let environment = context.environment
        return context.session.evaluate(view, identity: context.identity, environment: environment) { view in
            MainThread.run((view, environment)) { made($0.0, $0.1) }
        }
    }

    @MainActor private static func made<R: UIViewRepresentable>(
        _ view: R, _ environment: EnvironmentValues
    ) -> UIBlurEffect.Style? {
        let context = UIViewRepresentableContext<R>(coordinator: view.makeCoordinator(), environment: environment)
        let made = view.makeUIView(context: context)
        view.updateUIView(made, context: context)
        let blur = (made as UIView as? UIVisualEffectView) ?? made.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
        return (blur?.effect as? UIBlurEffect)?.style
    }
}

extension UIBlurEffect.Style {
    /// The material that is as strong.
    fileprivate var material: Material {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .prominent, .extraLight, .light, .dark:
            .regular
        }
    }

    /// The appearance that the style insists on.
    fileprivate var scheme: ColorScheme? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            .dark
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial:
            nil
        }
    }
}
