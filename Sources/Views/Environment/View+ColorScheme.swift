/// The appearance that a view asks for the whole picture; where several do, the first one wins.
enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }

    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// Pins the appearance of a preview, and sets it for the whole picture wherever it stands.
nonisolated struct PreferredColorSchemeModifier: PrimitiveModifier, PreviewAttributing {
    let scheme: ColorScheme?

    var previewAttributes: PreviewAttributes { PreviewAttributes(colorScheme: scheme) }

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        var inner = context
        if let scheme { inner.environment.colorScheme = scheme }
        let scheme = scheme
        return content(inner).mapNodes { node in
            node.info.preferences.append(
                PreferenceEntry(key: ObjectIdentifier(PreferredColorSchemeKey.self)) { below, _ in
                    let below = below as? ColorScheme
                    return scheme ?? below
                })
            return node
        }
    }
}

nonisolated extension View {
    /// Asks for an appearance of the whole picture, background and all.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }

    /// Sets the appearance of the view alone.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

extension Session {
    /// The appearance of the picture's background.
    var scheme: ColorScheme {
        if let preferredScheme { return preferredScheme }
        reads.note("scheme")
        return cell.scheme
    }

    /// Takes over the appearance that was asked for in this round.
    func prefer(_ scheme: ColorScheme?) {
        guard preferredScheme != scheme else { return }
        preferredScheme = scheme
        needsAnotherRound = true
    }
}
