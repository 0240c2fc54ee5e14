import CProofsheetTables
import ProofsheetCairo

/// Reads how far the characters of the system's font advance.
package enum AdvanceTable {
    /// The advances that are compiled in.
    package static func advances() throws(ConfigurationError) -> SystemAdvances {
        let table = try Tables.decode(Table.self, proofsheet_table_advances(), file: "advances.json")
        return SystemAdvances(
            characters: scalars(table.characters, per: table.unitsPerEm),
            displayCharacters: scalars(table.display.characters, per: 1000),
            tracking: curve(table.tracking.sizes, table.tracking.thousandths, per: 1000),
            displayShares: curve(table.display.sizes, table.display.shares),
            weights: SystemAdvances.Weights(
                text: curve(table.weights.map(\.weight), table.weights.map(\.text), per: 1000),
                display: curve(table.weights.map(\.weight), table.weights.map(\.display), per: 1000)),
            tabularDigits: curve(table.tabularDigits.weights, table.tabularDigits.zeros),
            kerning: SystemKerning(pairs: table.pairs.mapValues { $0 / 1000 }, timeColon: table.timeColon / 1000))
    }

    private static func scalars(_ lengths: [String: Double], per unit: Double) -> [UInt32: Double] {
        let known = lengths.compactMap { name, length in name.unicodeScalars.first.map { ($0.value, length / unit) } }
        return Dictionary(known) { first, _ in first }
    }

    private static func curve(_ xs: [Double], _ ys: [Double], per unit: Double = 1) -> Curve {
        Curve(zip(xs, ys).map { ($0, $1 / unit) })
    }

    private struct Table: Decodable {
        let unitsPerEm: Double
        let characters: [String: Double]
        let charactersMark: Mark
        let tracking: Tracking
        let display: Display
        let weights: [Weight]
        let tabularDigits: TabularDigits
        let pairs: [String: Double]
        let timeColon: Double
        let pairsMark: Mark
    }

    private struct Tracking: Decodable {
        let sizes, thousandths: [Double]
        let mark: Mark
    }

    private struct Display: Decodable {
        let sizes, shares: [Double]
        let mark: Mark
        let characters: [String: Double]
        let charactersMark: Mark
    }

    private struct TabularDigits: Decodable {
        let weights, zeros: [Double]
        let mark: Mark
    }

    private struct Weight: Decodable {
        let weight, text, display: Double
        let mark: Mark
    }
}
