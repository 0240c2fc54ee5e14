import Foundation
import ProofsheetLayout

/// The heights of a sheet in a window, in points.
///
/// They count from the sheet's edge to the safe area's; half of the window and its share count to the window's edge.
struct SheetHeights {
    // A medium sheet takes 351 of 667 points: swiftui-layout 12, measured on iOS 26, assumed for iOS 18.
    private static let mediumShare: CGFloat = 351.0 / 667.0

    /// Of the window, without what is unsafe above and below.
    let room: CGFloat
    let top, bottom: CGFloat
    let metrics: SheetMetrics

    init(room: CGFloat, top: CGFloat, bottom: CGFloat, metrics: SheetMetrics) {
        (self.room, self.top, self.bottom, self.metrics) = (room, top, bottom, metrics)
    }

    /// Those in the window of a cell.
    init(_ window: WindowSize, _ metrics: SheetMetrics) {
        self.init(room: window.safeSize.height, top: window.insets.top, bottom: window.insets.bottom, metrics: metrics)
    }

    private var isCard: Bool { metrics.formSize != nil }

    /// Of a sheet that is as high as it can be.
    var large: CGFloat {
        let edge = room + top - max(top + metrics.topGap, isCard ? 0 : metrics.leastTop)
        return metrics.formSize.map { min($0.height, edge) } ?? edge
    }

    /// Of a sheet with a detent; a card has its own height whatever it is asked for.
    func height(of detent: PresentationDetent?) -> CGFloat {
        switch isCard ? nil : detent?.kind {
        case .medium?: min(max(0, (room + top + bottom) * Self.mediumShare - bottom), large)
        case .fraction(let share)?: min(max(0, (room - metrics.detentGap) * share), large)
        case .height(let height)?: min(max(0, height), large)
        case .large?, .custom?, nil: large
        }
    }

    /// The detent that a sheet starts at: the one that is chosen, else the lowest; a type that works its height out is one by then.
    func detent(_ request: SheetRequest, _ environment: EnvironmentValues) -> PresentationDetent? {
        func settled(_ detent: PresentationDetent) -> PresentationDetent? {
            guard case .custom(let custom) = detent.kind else { return detent }
            let context = PresentationDetent.Context(maxDetentValue: large, environment: environment)
            return custom.type.height(in: context).map { .height($0) }
        }
        if let chosen = request.chosenDetent.flatMap(settled) { return chosen }
        return request.detents.compactMap(settled).min { height(of: $0) < height(of: $1) }
    }
}
