import Foundation

extension LaidOutTree {
    /// The tree as text, one view a line with its frame in points; the same for trees with equal encodings.
    ///
    ///     HStack 16 20 361 44
    ///     ├─ Text[1] 16 31.667 40 20.333 "Name" baseline 47.667
    ///     └─ Text[2] 300 31.667 77 20.333 "Value" baseline 47.667
    package var dump: String {
        var children: [Int: [Int]] = [:]
        var roots: [Int] = []
        for (index, view) in views.enumerated() {
            if let parent = view.parent, views.indices.contains(parent), parent < index {
                children[parent, default: []].append(index)
            } else {
                roots.append(index)
            }
        }
        return roots.map { node($0, children).text }.joined()
    }

    private func node(_ index: Int, _ children: [Int: [Int]]) -> TextTree {
        let view = views[index]
        let lines = view.hasObviousLine ? [] : view.lines.map { TextTree(label: $0.label) }
        return TextTree(
            label: label(view), children: lines + (children[index] ?? []).map { node($0, children) })
    }

    private func label(_ view: LaidOutView) -> String {
        var parts = [name(view), PlainText.rect(view.frame)]
        if let text = view.text { parts.append(PlainText.quoted(text)) }
        if view.hasObviousLine, let line = view.lines.first {
            parts.append("baseline " + PlainText.number(line.baseline))
        }
        if let identifier = view.identifier { parts.append("id " + PlainText.quoted(identifier)) }
        if view.isTruncated { parts.append("truncated") }
        if view.isClipping { parts.append("clips") }
        if view.isPlaceholder { parts.append("placeholder") }
        return parts.joined(separator: " ")
    }

    // The part of the path below the parent, and the type where that part does not begin with it.
    private func name(_ view: LaidOutView) -> String {
        var name = Substring(view.path)
        if let parent = view.parent, views.indices.contains(parent), view.path.hasPrefix(views[parent].path + "/") {
            name = view.path.dropFirst(views[parent].path.count + 1)
        }
        let last = name.split(separator: "/").last ?? name
        let isNamedByType = last == view.type || last.hasPrefix(view.type + "[")
        return isNamedByType ? String(name) : "\(name) (\(view.type))"
    }
}

extension LaidOutView {
    /// Whether the only line says what the view's text says.
    fileprivate var hasObviousLine: Bool { lines.count == 1 && lines[0].text == text }
}

extension LaidOutLine {
    fileprivate var label: String {
        "line \(PlainText.rect(frame)) \(PlainText.quoted(text)) baseline \(PlainText.number(baseline))"
    }
}
