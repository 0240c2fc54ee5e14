/// What can be said about a matrix: the keys of a matrix in a configuration file, and the cell filters of the command line.
package enum MatrixKey: String, Hashable, Sendable, CaseIterable {
    case device, orientation, window, sizeClass, category, scheme, direction, locale, system

    /// One line of help.
    package var summary: String {
        switch self {
        case .device: "Slugs or names of devices, or screens, phones, pads, all."
        case .orientation: "portrait, landscape or all."
        case .window: "full, half, third, twoThirds or all; split view is for iPads with ios18."
        case .sizeClass: "derived or all; or keep a pair such as compact-regular, or a width such as compact."
        case .category: "Text sizes: xS, S, M, L, xL, xxL, xxxL, AX1 ... AX5 or their SwiftUI names, ordinary, accessibility, all."
        case .scheme: "light, dark or all."
        case .direction: "leftToRight, rightToLeft or all."
        case .locale: "Identifiers such as en_US or ar_EG."
        case .system: "ios18, ios26 or all."
        }
    }
}
