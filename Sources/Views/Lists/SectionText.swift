import Foundation
import ProofsheetLayout

/// How headers and footers of sections are set in each kind of list.
enum SectionText {
    enum Part: String { case header, footer }

    /// The context of a header or footer; outside lists nothing changes.
    static func context(for part: Part, in kind: ListKind?, _ context: ResolveContext) -> ResolveContext {
        var inner = context.child(.part(part.rawValue))
        guard let kind else { return inner }
        inner.environment.textAttributes.font = font(part, kind, context)
        inner.environment.foreground.levels = []
        inner.setForeground([AnyShapeStyle(HierarchicalShapeStyle(level: level(part, kind, context)))])
        if part == .header, kind == .insetGrouped || kind == .grouped, context.environment.headerProminence == .standard,
            context.session.profile.metric("list.headerIsUppercase") == 1
        {
            inner.environment.textCase = .uppercase
        }
        return inner
    }

    // The styles whose sizes at `large` are those of the metrics: 13 is footnote, 17 headline, 15 subheadline, 20 title3.
    private static func font(_ part: Part, _ kind: ListKind, _ context: ResolveContext) -> Font {
        // Lines of a footer were measured 14 apart at the text size `medium`, 2 less than those of a footnote.
        if part == .footer { return .footnote.leading(.tight) }
        if context.environment.headerProminence == .increased || kind == .sidebar { return .title3.weight(.bold) }
        if !kind.isGrouped, context.session.profile.generation == .ios18 { return .subheadline.weight(.semibold) }
        return context.session.profile.metric("list.headerTextSize") > 15 ? .headline : .footnote
    }

    private static func level(_ part: Part, _ kind: ListKind, _ context: ResolveContext) -> Int {
        let isProminent = context.environment.headerProminence == .increased || kind == .sidebar
        return part == .header && isProminent ? 0 : 1
    }
}
