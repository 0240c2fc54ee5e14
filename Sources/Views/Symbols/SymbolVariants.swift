/// Changes of a symbol's form that surroundings ask for.
public struct SymbolVariants: Hashable, Sendable {
    var isFilled = false
    var hasSlash = false
    var enclosure: String?

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: "circle")
    public static let square = SymbolVariants(enclosure: "square")
    public static let rectangle = SymbolVariants(enclosure: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(hasSlash: true)

    public var circle: SymbolVariants { adding(.circle) }
    public var square: SymbolVariants { adding(.square) }
    public var rectangle: SymbolVariants { adding(.rectangle) }
    public var fill: SymbolVariants { adding(.fill) }
    public var slash: SymbolVariants { adding(.slash) }

    public func contains(_ other: SymbolVariants) -> Bool {
        (isFilled || !other.isFilled) && (hasSlash || !other.hasSlash)
            && (other.enclosure == nil || enclosure == other.enclosure)
    }

    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            isFilled: isFilled || other.isFilled, hasSlash: hasSlash || other.hasSlash,
            enclosure: other.enclosure ?? enclosure)
    }

    func change(_ name: inout SymbolName) {
        name.isFilled = name.isFilled || isFilled
        name.hasSlash = name.hasSlash || hasSlash
        name.enclosure = name.enclosure ?? (enclosure == name.base ? nil : enclosure)
    }
}

/// How a symbol's layers are coloured.
///
/// *Differences:* multicolour symbols are drawn in one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    let kind: Kind

    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Asks for a variant of all symbols in the view; `none` takes back what was asked for further out.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        mapContext { context in
            context.environment.symbolVariants =
                variant == .none ? .none : context.environment.symbolVariants.adding(variant)
        }
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
