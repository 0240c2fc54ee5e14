/// Why a cell cannot be drawn although its view's code ran to its end.
enum CellRefusal: Error, Equatable, CustomStringConvertible {
    /// The library has no preview of that number.
    case noView
    case noProfile(String)
    case noFonts(String)
    /// The size in points that the view answered.
    case emptySize(width: Double, height: Double)
    /// The number of views inside each other, modifiers counted.
    case nestedTooDeeply(levels: Int)
    /// The number of effects inside each other that pictures have room for.
    case effectsNestedTooDeeply(levels: Int)

    var description: String {
        switch self {
        case .noView: "The library has no such preview."
        case .noProfile(let sentence), .noFonts(let sentence): sentence
        case .emptySize(let width, let height):
            "The view answers the size \(Self.short(width)) × \(Self.short(height)) pt, of which no picture can be made."
        case .nestedTooDeeply(let levels):
            "Its views are nested deeper than \(levels) levels, modifiers counted. Look for a view that contains itself."
        case .effectsNestedTooDeeply(let levels):
            "Its effects, such as offsets, opacities and clips, are nested deeper than \(levels) levels."
        }
    }

    private static func short(_ length: Double) -> String {
        length == length.rounded() && abs(length) < 1e9 ? String(Int(length)) : String(length)
    }
}
