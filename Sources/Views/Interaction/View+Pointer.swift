import Foundation
import ProofsheetLayout

/// Accepted; there is no pointer in a still picture.
nonisolated extension View {
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func pointerStyle(_ style: PointerStyle?) -> some View { self }
    public func onPencilDoubleTap(perform action: @escaping () -> Void) -> some View { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { self }
}

/// How far a crown has to be turned.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// Where a pointer is.
@frozen public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// What a pointer does to a view.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// The look of a pointer.
public struct PointerStyle: Hashable, Sendable {
    public static let `default` = PointerStyle()
    public static let link = PointerStyle()
    public static let horizontalText = PointerStyle()
    public static let rectSelection = PointerStyle()
    public static let grabIdle = PointerStyle()
    public static let grabActive = PointerStyle()
}
