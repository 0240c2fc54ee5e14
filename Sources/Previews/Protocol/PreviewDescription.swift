import ProofsheetDrawing
import ProofsheetViews

/// What is known of a preview before it is drawn.
package struct PreviewDescription: Hashable, Sendable {
    package let attributes: PreviewAttributes
    /// The type of the view, for previews without a name.
    package let viewName: String

    package init(attributes: PreviewAttributes, viewName: String) {
        self.attributes = attributes
        self.viewName = viewName
    }
}

extension PreviewDescription {
    static let kind = EncodedKind(letters: "PPD", version: 1, name: "description of previews")

    /// The previews of an entry, as the payload of an answer.
    package static func encoded(_ previews: [PreviewDescription]) -> [UInt8] {
        var out = ByteWriter()
        out.header(kind)
        out.count(previews.count)
        for preview in previews {
            out.string(preview.viewName)
            out.attributes(preview.attributes)
        }
        return out.bytes
    }

    /// Rebuilds the previews of an entry.
    package static func list(decoding bytes: [UInt8]) throws(MalformedEncoding) -> [PreviewDescription] {
        var input = ByteReader(bytes)
        try input.header(kind)
        var previews: [PreviewDescription] = []
        for _ in 0..<(try input.count(of: 6)) {
            let name = try input.string()
            previews.append(PreviewDescription(attributes: try input.attributes(), viewName: name))
        }
        try input.finish()
        return previews
    }
}
