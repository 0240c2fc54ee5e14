import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// An image in a line of text: as wide as it is, a symbol centred on the capitals, others standing on the baseline.
final class TextPicture {
    /// The character that the image takes the place of while lines are broken: any font has it, and no line ends inside a word.
    static let stand = "x"
    /// What stands for the image in the texts of the laid-out tree.
    static let name: Substring = "\u{25A2}"

    private let node: LayoutNode
    /// In points.
    let size: CGSize
    /// The distance of the lower edge below the baseline, in points.
    let drop: CGFloat

    init(_ image: Image, _ style: TextContent.Style, _ context: ResolveContext) {
        var inner = context.inside()
        inner.environment.textAttributes = style.attributes
        inner.environment.textAttributes.font = .system(
            size: style.font.request.size, weight: Font.Weight(value: style.font.request.weight))
        if let foreground = style.attributes.foreground { inner.setForeground([foreground]) }
        node = ImageNode(image, inner).node
        size = node.sizeThatFits(.unspecified)
        if case .symbol = image.source { drop = (size.height - style.metrics.capHeight) / 2 } else { drop = 0 }
    }

    /// Draws the image with its left end at a point of the baseline.
    func draw(_ origin: CGPoint, _ painter: inout Painter) {
        let frame = CGRect(x: origin.x, y: origin.y + drop - size.height, width: size.width, height: size.height)
        node.arrange(frame, proposal: .unspecified, surroundings: Surroundings(container: frame, safe: frame))
        node.info.draw?(node, &painter)
    }
}

extension TextContent.Style {
    /// The style of the character that a picture takes the place of: tracking makes it as wide as the picture.
    func holding(_ picture: TextPicture, _ shaper: any TextShaper) -> TextContent.Style {
        var font = font
        font.request.tracking = 0
        let stand = shaper.shape(StyledParagraph(text: TextPicture.stand, font: font.request))
        font.request.tracking = picture.size.width - stand.clusters.reduce(0) { $0 + $1.advance }
        let above = picture.drop > 0 ? 0 : picture.size.height
        let metrics = FontMetrics(
            ascent: max(metrics.ascent, above), descent: metrics.descent, capHeight: metrics.capHeight,
            xHeight: metrics.xHeight)
        return TextContent.Style(font: font, metrics: metrics, attributes: attributes, picture: picture)
    }
}
