import Foundation
import ProofsheetLayout

/// Whether scroll views show how far they have been scrolled; pictures never do.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let kind: Int

    public static let automatic = ScrollIndicatorVisibility(kind: 0)
    public static let visible = ScrollIndicatorVisibility(kind: 1)
    public static let hidden = ScrollIndicatorVisibility(kind: 2)
    public static let never = ScrollIndicatorVisibility(kind: 3)
}

/// Accepted; a still picture shows no indicators.
nonisolated extension View {
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { self }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
