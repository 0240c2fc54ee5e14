import ProofsheetSyntax

/// A preview that the compiler leaves out, because it stands inside conditions that do not hold here.
package struct HiddenPreview: Equatable, Sendable {
    /// As `path:line`.
    package let place: String
    /// From the outermost in, for example `#if canImport(Charts)`.
    package let conditions: [String]

    package init(place: String, conditions: [String]) {
        self.place = place
        self.conditions = conditions
    }

    /// The first preview inside a condition; asked for where no preview was found, so that some condition of it does not hold.
    static func first(in sources: SourceSet) -> HiddenPreview? {
        for file in sources.files {
            if let hidden = first(in: file) { return hidden }
        }
        return nil
    }

    /// The first preview of a file that stands inside a condition.
    static func first(in file: SourceFile) -> HiddenPreview? {
        let text = SourceText(file.bytes)
        var open: [String] = []
        for index in text.tokens.indices {
            if text.token(index, is: "#if") {
                open.append("#if" + condition(behind: index, text))
            } else if text.token(index, is: "#elseif"), !open.isEmpty {
                open[open.count - 1] = "#elseif" + condition(behind: index, text)
            } else if text.token(index, is: "#else"), let last = open.popLast() {
                open.append("the #else of \(last)")
            } else if text.token(index, is: "#endif") {
                _ = open.popLast()
            } else if !open.isEmpty, text.token(index, is: "#Preview") || text.token(index, is: "PreviewProvider") {
                let line = text.bytes.prefix(text.tokens[index].range.lowerBound).count { $0 == 10 } + 1
                return HiddenPreview(place: "\(file.path):\(line)", conditions: open)
            }
        }
        return nil
    }

    /// The rest of the line, with its leading space and without comments.
    private static func condition(behind index: Int, _ text: SourceText) -> String {
        let words = text.tokens[(index + 1)...].prefix { $0.kind != .newline }.filter { $0.kind != .comment }.map(text.string)
        var condition = words.joined()
        while condition.last == " " { condition.removeLast() }
        return condition
    }

    /// What a person is told.
    var sentence: String {
        "The one at \(place) stands inside \(conditions.joined(separator: " and ")), which "
            + (conditions.count == 1 ? "does not hold here." : "do not all hold here.")
    }
}
