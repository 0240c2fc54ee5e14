import Foundation
import ProofsheetLayout

/// A part of a control that a style puts where it likes: a label, an icon, a value.
struct ViewPart {
    let resolve: (ResolveContext) -> ViewList

    static var empty: ViewPart { ViewPart { _ in .empty } }

    init(_ resolve: @escaping (ResolveContext) -> ViewList) { self.resolve = resolve }
}

/// A view that only stands for a part, as the labels and contents do that a style is given.
protocol StylePart: PrimitiveView {
    nonisolated var part: ViewPart { get }
}

nonisolated extension StylePart {
    func resolve(_ context: ResolveContext) -> ViewList { part.resolve(context) }
}

/// A part as a view.
nonisolated struct PartView: View, StylePart {
    let part: ViewPart
}
