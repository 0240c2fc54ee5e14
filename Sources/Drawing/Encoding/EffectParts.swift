import Foundation

/// The parts of a group's effect that are written: those that differ from the default after rounding.
struct EffectParts: OptionSet {
    let rawValue: UInt16

    static let transform = EffectParts(rawValue: 1 << 0)
    static let clip = EffectParts(rawValue: 1 << 1)
    static let mask = EffectParts(rawValue: 1 << 2)
    static let filters = EffectParts(rawValue: 1 << 3)
    static let blur = EffectParts(rawValue: 1 << 4)
    static let shadow = EffectParts(rawValue: 1 << 5)
    static let opacity = EffectParts(rawValue: 1 << 6)
    static let blend = EffectParts(rawValue: 1 << 7)
    static let isolated = EffectParts(rawValue: 1 << 8)
    static let all = EffectParts(rawValue: (1 << 9) - 1)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ effect: GroupEffect) {
        self = []
        if !effect.transform.isIdentityWhenRounded { insert(.transform) }
        if effect.clip != nil { insert(.clip) }
        if effect.mask != nil { insert(.mask) }
        if !effect.filters.isEmpty { insert(.filters) }
        if Quantum.coordinate(effect.blur) != 0 { insert(.blur) }
        if effect.shadow != nil { insert(.shadow) }
        if Quantum.opacity(effect.opacity) != Quantum.opacity(1) { insert(.opacity) }
        if effect.blend != .normal { insert(.blend) }
        if effect.isolated { insert(.isolated) }
    }
}

extension CGAffineTransform {
    fileprivate var isIdentityWhenRounded: Bool {
        isIdentity
            || Quantum.ratio(Double(a)) == Quantum.ratio(1) && Quantum.ratio(Double(b)) == 0
                && Quantum.ratio(Double(c)) == 0 && Quantum.ratio(Double(d)) == Quantum.ratio(1)
                && Quantum.coordinate(tx) == 0 && Quantum.coordinate(ty) == 0
    }
}
