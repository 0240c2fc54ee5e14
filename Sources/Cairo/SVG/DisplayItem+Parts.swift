import ProofsheetDrawing

extension DisplayItem {
    /// The index of the view that drew the item.
    var node: Int {
        switch self {
        case .shape(let node, _, _, _), .glyphs(let node, _, _), .image(let node, _, _, _, _), .group(let node, _, _): node
        }
    }

    /// What the item is filled with, nil for images and groups.
    var paint: Paint? {
        switch self {
        case .shape(_, _, let paint, _), .glyphs(_, _, let paint): paint
        case .image, .group: nil
        }
    }

    /// The same shape or text in another paint.
    func painted(_ paint: Paint) -> DisplayItem {
        switch self {
        case .shape(let node, let outline, _, let stroke): .shape(node: node, outline: outline, paint: paint, stroke: stroke)
        case .glyphs(let node, let run, _): .glyphs(node: node, run: run, paint: paint)
        case .image, .group: self
        }
    }
}

extension BlendMode {
    /// The name of `mix-blend-mode` in CSS, nil for the modes it does not have.
    var cssName: String? {
        switch self {
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
            .luminosity:
            rawValue
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        }
    }
}
