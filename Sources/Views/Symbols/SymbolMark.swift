import Foundation
import ProofsheetDrawing

/// One part of a symbol's form: a path on the form's grid and how it is drawn.
struct SymbolMark {
    /// What becomes of the path in the outlined and in the filled variant.
    enum Kind: String {
        /// Traced in both.
        case line
        /// Traced in the outlined variant, filled in the other.
        case area
        /// Filled in both.
        case solid
        /// Traced in the outlined variant, cut out of what is filled in the other.
        case cut
        /// Filled in the outlined variant, cut out of what is filled in the other.
        case hole
        /// Traced in both, with a margin around it where something is filled.
        case over
    }

    var kind: Kind
    var path: Path
    /// The level of emphasis where a symbol has several colours: 0 is the mark itself, 1 what stands around or below it.
    var level = 0

    /// Where the mark leaves ink with lines of that width; null for what is cut out.
    func extent(line: CGFloat) -> CGRect {
        let extent = path.extent
        guard !extent.isNull else { return extent }
        return switch kind {
        case .line, .area, .over: extent.insetBy(dx: -line / 2, dy: -line / 2)
        case .solid: extent
        case .cut, .hole: .null
        }
    }

    func applying(_ transform: CGAffineTransform) -> SymbolMark {
        SymbolMark(kind: kind, path: path.applying(transform), level: level)
    }
}

/// The form of a symbol: marks on a grid of the given size, where 24 units are as tall as a star.
struct SymbolForm {
    var size: CGSize
    var marks: [SymbolMark]

    /// The usual grid: a star is 22 points wide and 20 tall at 17: swiftui-layout 11.
    static let usualSize = CGSize(width: 26.4, height: 24)

    /// The form moved to the middle of another grid, stretched evenly by a factor.
    func centered(in grid: CGSize, factor: CGFloat, dy: CGFloat = 0) -> [SymbolMark] {
        let move = CGAffineTransform(
            factor, 0, 0, factor, (grid.width - size.width * factor) / 2, (grid.height - size.height * factor) / 2 + dy)
        return marks.map { $0.applying(move) }
    }

    /// The form turned by quarters clockwise or mirrored; the grid turns with it.
    func turned(_ turn: SymbolTurn) -> SymbolForm {
        let (width, height) = (size.width, size.height)
        let (map, grid): (CGAffineTransform, CGSize) =
            switch turn {
            case .mirrored: (CGAffineTransform(-1, 0, 0, 1, width, 0), size)
            case .quarter: (CGAffineTransform(0, 1, -1, 0, height, 0), CGSize(width: height, height: width))
            case .half: (CGAffineTransform(-1, 0, 0, -1, width, height), size)
            case .threeQuarters: (CGAffineTransform(0, -1, 1, 0, 0, width), CGSize(width: height, height: width))
            }
        return SymbolForm(size: grid, marks: marks.map { $0.applying(map) })
    }
}

/// How one form is made from another.
enum SymbolTurn: String {
    case mirrored, quarter, half, threeQuarters
}
