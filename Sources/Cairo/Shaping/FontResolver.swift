import Foundation
import ProofsheetDrawing

/// Finds the font for a request: the file of the family, the place in its design space, tracking and line box.
final class FontResolver {
    let library: FontLibrary
    private var styles: [FontRequest: FontStyle] = [:]
    private let system: FontFace

    init(library: FontLibrary) throws(CairoError) {
        guard let system = library.face(.roman(.system)) else { throw .noSystemFont }
        self.library = library
        self.system = system
    }

    func style(_ request: FontRequest) -> FontStyle {
        if let style = styles[request] { return style }
        let style = resolve(request)
        styles[request] = style
        return style
    }

    func metrics(_ request: FontRequest) -> FontMetrics {
        if isSystem(request.family) { return SystemMetrics.metrics(size: request.size) }
        if request.family == .serif { return SystemMetrics.serif(size: request.size) }
        let em = style(request).design.metrics
        return FontMetrics(
            ascent: em.ascent * request.size, descent: em.descent * request.size,
            capHeight: em.capHeight * request.size, xHeight: em.xHeight * request.size)
    }

    func underline(_ request: FontRequest) -> UnderlineMetrics {
        let family = isSystem(request.family) && request.family != .monospaced ? .system : request.family
        if let known = SystemMetrics.underline(family, size: request.size, weight: request.weight) { return known }
        let em = style(request).design.underline
        return UnderlineMetrics(offset: em.offset * request.size, thickness: em.thickness * request.size)
    }

    /// The name of the system's font for a named or rounded family that the set does not hold.
    func substitute(for family: FontRequest.Family) -> String? {
        switch family {
        case .named where isSystem(family): system.name
        case .rounded where library.face(.roman(.rounded)) == nil: system.name
        default: nil
        }
    }

    func hasSmallCapitals(_ request: FontRequest) -> Bool {
        let features = style(request).design.face.features
        return (!request.lowercaseSmallCaps || features.contains(FontTag.tag("smcp")))
            && (!request.uppercaseSmallCaps || features.contains(FontTag.tag("c2sc")))
    }

    private func resolve(_ request: FontRequest) -> FontStyle {
        let (face, isSlanted) = face(request)
        let (isSystem, size) = (isSystem(request.family), Double(request.size))
        let advances = isSystem && request.family != .monospaced ? library.systemAdvances : nil
        let opticalSize = advances?.drawnCut(size: size) ?? size
        let design =
            advances.map { library.standIn(face, weight: request.weight, size: size, advances: $0) }
            ?? library.design(face, FontStyle.variations(of: face, weight: request.weight, opticalSize: opticalSize))
        let tracking: Double =
            request.family == .monospaced
            ? SystemMetrics.monospacedAdvance - Double(design.advance("0")) / Double(face.unitsPerEm)
            : advances?.tracking(size: size) ?? 0
        let features = FontStyle.Features(
            tabularDigits: request.monospacedDigits, lowercaseSmallCapitals: request.lowercaseSmallCaps,
            uppercaseSmallCapitals: request.uppercaseSmallCaps,
            ligatures: request.tracking == 0 && request.family != .monospaced, alternates: !isSystem)
        return FontStyle(
            design: design, isSlanted: isSlanted, weight: request.weight, features: features, tracking: tracking)
    }

    private func face(_ request: FontRequest) -> (FontFace, isSlanted: Bool) {
        if case .named(let name) = request.family,
            let own = library.project.face(named: name, weight: request.weight, isItalic: request.italic)
        {
            return own
        }
        for family in [request.family, .system] {
            if request.italic, let face = library.face(.italic(family)) { return (face, false) }
            if let face = library.face(.roman(family)) { return (face, request.italic) }
        }
        return (system, request.italic)
    }

    // Families that have the system's line box; a named one that is not there is the system's too.
    private func isSystem(_ family: FontRequest.Family) -> Bool {
        switch family {
        case .system, .rounded, .monospaced: true
        case .serif: library.face(.roman(.serif)) == nil
        case .named(let name):
            library.face(.roman(family)) == nil && library.face(.italic(family)) == nil && !library.project.has(name)
        }
    }
}
