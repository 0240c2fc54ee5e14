/// One dimension of the matrix; the order of the cases is the order of axes in keys, tables and nested loops.
package enum Axis: String, Hashable, Sendable, CaseIterable, Codable, Comparable {
    case device, orientation, window, horizontalSizeClass, verticalSizeClass, category, scheme, direction, locale, system

    package static func < (left: Axis, right: Axis) -> Bool { left.index < right.index }

    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
