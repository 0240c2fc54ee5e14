import Foundation
import ProofsheetDrawing

/// A font made real for one text size: what the shaper is asked for, and the extra distance between lines in points.
struct ResolvedFont: Hashable {
    var request: FontRequest
    var leading: CGFloat
    /// The width of characters beside the typeface's own, as a factor.
    private(set) var stretch: CGFloat = 1
    /// What stands for small capitals that the font does not have.
    private(set) var smallCapitals: SmallCapitals?

    init(_ font: Font, category: ContentSizeCategory, profile: SystemProfile, shaper: any TextShaper) {
        var request = FontRequest()
        var leading: CGFloat?
        var style: Font.TextStyle?
        switch font.base {
        case .style(let name):
            let metrics = profile.textStyle(name.name, category)
            request.size = metrics.size
            request.weight = metrics.weight
            leading = metrics.leading
            style = name
        case .system(let size):
            request = FontRequest(size: size)
        case .custom(let name, let size, let relativeTo):
            let factor = relativeTo.map { profile.scaling($0.name, category) } ?? 1
            request = FontRequest(family: .named(name), size: size * factor)
        }
        var adjustment: CGFloat = 0
        for change in font.changes {
            switch change {
            case .weight(let weight): request.weight = weight.value
            case .design(let design): request.family = Self.family(design, request.family)
            case .bold: request.weight = Self.boldWeight(style)
            case .italic: request.italic = true
            case .monospaced: request.family = .monospaced
            case .monospacedDigit: request.monospacedDigits = true
            case .lowercaseSmallCaps: request.lowercaseSmallCaps = true
            case .uppercaseSmallCaps: request.uppercaseSmallCaps = true
            case .leading(let kind): adjustment = kind == .tight ? -2 : kind == .loose ? 2 : 0
            case .width(let width): stretch = width.factor
            }
        }
        if request.lowercaseSmallCaps || request.uppercaseSmallCaps, !shaper.hasSmallCapitals(request) {
            smallCapitals = SmallCapitals(lowercase: request.lowercaseSmallCaps, uppercase: request.uppercaseSmallCaps)
            (request.lowercaseSmallCaps, request.uppercaseSmallCaps) = (false, false)
        }
        self.request = request
        let lineHeight = shaper.metrics(request).lineHeight
        self.leading = (leading.map { $0 - lineHeight } ?? 0) + adjustment
    }

    /// What the font asks for and no font at hand has, in sentences.
    func substitutions(_ shaper: any TextShaper) -> [String] {
        var result: [String] = []
        if let other = shaper.substitute(for: request.family) {
            if case .named(let name) = request.family {
                result.append(
                    "The font \"\(name)\" is not at hand; \(other) is used in its place. Its file is found anywhere in the project.")
            } else {
                result.append("The system's \(request.family) font is not at hand; \(other) is used in its place.")
            }
        }
        if stretch != 1 {
            let share = Int((stretch * 100).rounded())
            result.append("The fonts at hand come in one width; text of another font width is drawn at \(share) % of it.")
        }
        return result
    }

    // swiftui-layout 10: bold of the three large styles, semibold of the others.
    private static func boldWeight(_ style: Font.TextStyle?) -> Double {
        switch style {
        case nil, .largeTitle, .title, .title2, .headline: 700
        default: 600
        }
    }

    private static func family(_ design: Font.Design, _ current: FontRequest.Family) -> FontRequest.Family {
        switch design {
        case .default: current
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
