import Foundation

/// How well a figure of the tables is known.
package enum Mark: String, Hashable, Sendable, CaseIterable, Codable {
    /// Two or more sources of independent origin agree.
    case crossChecked
    /// One source with a stated origin.
    case single
    /// One write-up that does not state its origin.
    case secondary
    /// Sources differ, and the better one was taken.
    case disputed
    /// Remembered; no source was read.
    case recalled
    /// Arithmetic on sourced values.
    case computed
    /// An older value, carried forward.
    case assumed
}

/// Numbers of a table and how well they are known: `[20, 0, 0, 0, "single"]`.
struct Figure: Decodable, Hashable {
    let numbers: [Double]
    let mark: Mark

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        var numbers: [Double] = []
        while (list.count ?? 0) - list.currentIndex > 1 { numbers.append(try list.decode(Double.self)) }
        mark = try list.decode(Mark.self)
        guard numbers.allSatisfy(\.isFinite), !numbers.isEmpty else {
            throw DecodingError.dataCorruptedError(in: list, debugDescription: "a figure has at least one number")
        }
        self.numbers = numbers
    }

    /// The number at a position, or 0.
    subscript(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
}
