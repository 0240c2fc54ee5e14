/// A tree of one-line labels, printed with box-drawing characters.
struct TextTree {
    let label: String
    var children: [TextTree] = []

    /// The label and below it the children, each line ended by a line feed.
    var text: String {
        var lines = label + "\n"
        append(to: &lines, indent: "")
        return lines
    }

    private func append(to lines: inout String, indent: String) {
        for (index, child) in children.enumerated() {
            let isLast = index == children.count - 1
            lines += indent + (isLast ? "└─ " : "├─ ") + child.label + "\n"
            child.append(to: &lines, indent: indent + (isLast ? "   " : "│  "))
        }
    }
}
