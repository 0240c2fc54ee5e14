import Foundation
import ProofsheetLayout

/// What a margin of scrolling content applies to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let kind: Int

    public static let automatic = ContentMarginPlacement(kind: 0)
    public static let scrollContent = ContentMarginPlacement(kind: 1)
    public static let scrollIndicators = ContentMarginPlacement(kind: 2)
}

private enum ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum ContentMarginEdgesKey: EnvironmentKey { static let defaultValue: Edge.Set = [] }

extension EnvironmentValues {
    /// Margins in points around the content of scrolling containers below.
    var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// The edges at which code has set such a margin, be it 0.
    var contentMarginEdges: Edge.Set {
        get { self[ContentMarginEdgesKey.self] }
        set { self[ContentMarginEdgesKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Margins in points around the content of scrolling containers; the container itself keeps its room.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16, on: edges), for: placement)
    }

    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, EdgeInsets(length, on: .all), for: placement)
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        mapContext { context in
            guard placement != .scrollIndicators else { return }
            context.environment.contentMarginEdges.formUnion(edges)
            for edge in Edge.allCases where edges.contains(edge) {
                context.environment.contentMargins[edge] = insets.finite[edge]
            }
        }
    }
}
