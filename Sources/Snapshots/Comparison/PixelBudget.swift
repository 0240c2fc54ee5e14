import Foundation

/// How many pixels of a picture may differ: a number of them, or a share of the picture in percent.
package enum PixelBudget: Hashable, Sendable {
    case count(Int)
    /// From 0 to 100.
    case percent(Double)

    /// Reads `12` or `0.5%`; nil for anything else, for less than nothing and for more than everything.
    package init?(_ text: String) {
        if text.hasSuffix("%") {
            guard let share = Double(text.dropLast()), (0...100).contains(share) else { return nil }
            self = .percent(share)
        } else {
            guard let count = Int(text), count >= 0 else { return nil }
            self = .count(count)
        }
    }

    /// The whole number of pixels that a picture of this size may spend.
    package func pixels(of size: PixelSize) -> Int {
        switch self {
        case .count(let count): max(count, 0)
        case .percent(let share): Int((Double(size.width * size.height) * share / 100).rounded(.down))
        }
    }
}

extension PixelBudget: ExpressibleByIntegerLiteral, CustomStringConvertible {
    package init(integerLiteral value: Int) { self = .count(value) }

    package var description: String {
        switch self {
        case .count(let count): "\(count)"
        case .percent(let share): "\(share)%"
        }
    }
}

extension PixelBudget: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let count = try? container.decode(Int.self) {
            self = .count(count)
        } else if let budget = PixelBudget(try container.decode(String.self)) {
            self = budget
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "neither a count nor a share")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if case .count(let count) = self { try container.encode(count) } else { try container.encode(description) }
    }
}
