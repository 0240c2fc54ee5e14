/// Gradients, clips, masks, filters and images that the page refers to by name, each content once.
struct SVGDefinitions {
    private var names: [SVGMarkup: String] = [:]
    private(set) var markup = SVGMarkup()

    /// The name of a definition `<element id="…"` + `rest`, made when it is first asked for.
    mutating func name(_ element: String, prefix: String, rest: SVGMarkup) -> String {
        var key = SVGMarkup()
        key.raw("<\(element)")
        key.append(rest)
        if let name = names[key] { return name }
        let name = "\(prefix)\(names.count)"
        names[key] = name
        markup.raw("<\(element)")
        markup.attribute("id", name)
        markup.append(rest)
        markup.raw("\n")
        return name
    }
}
