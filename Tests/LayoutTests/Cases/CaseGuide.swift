import Foundation
import ProofsheetLayout

/// The guides that fixtures can name, with a custom one for each axis.
enum CaseGuide {
    enum Custom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    static func horizontal(_ name: String) -> HorizontalAlignment? {
        switch name {
        case "leading": .leading
        case "center": .center
        case "trailing": .trailing
        case "custom": HorizontalAlignment(Custom.self)
        default: nil
        }
    }

    static func vertical(_ name: String) -> VerticalAlignment? {
        switch name {
        case "top": .top
        case "center": .center
        case "bottom": .bottom
        case "firstTextBaseline": .firstTextBaseline
        case "lastTextBaseline": .lastTextBaseline
        case "customVertical": VerticalAlignment(Custom.self)
        default: nil
        }
    }

    static func edge(_ name: String) -> Edge? {
        switch name {
        case "top": .top
        case "leading": .leading
        case "bottom": .bottom
        case "trailing": .trailing
        default: nil
        }
    }

    /// `top`, `leading`, or both as `top.leading`.
    static func alignment(_ name: String) -> Alignment? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.allSatisfy({ horizontal($0) != nil || vertical($0) != nil }) else { return nil }
        return Alignment(
            horizontal: parts.compactMap { $0 == "center" ? nil : horizontal($0) }.first ?? .center,
            vertical: parts.compactMap { $0 == "center" ? nil : vertical($0) }.first ?? .center)
    }

    /// A number, a share of a side such as `0.5w`, or another guide of the same view.
    static func value(_ text: String) -> ((ViewDimensions) -> CGFloat)? {
        if let number = CaseElement.number(text) { return { _ in number } }
        if let share = CaseElement.number(String(text.dropLast())) {
            if text.hasSuffix("w") { return { $0.width * share } }
            if text.hasSuffix("h") { return { $0.height * share } }
        }
        if let guide = horizontal(text) { return { $0[guide] } }
        if let guide = vertical(text) { return { $0[guide] } }
        return nil
    }
}
