import CProofsheetTables
import ProofsheetCairo

/// Reads how far the characters of the system's font advance.
package enum AdvanceTable {
    /// The advances that are compiled in.
    package static func advances() throws(ConfigurationError) -> SystemAdvances {
        let table = try Tables.decode(Table.self, proofsheet_table_advances(), file: "advances.json")
        let characters = table.characters.compactMap { name, units in
            name.unicodeScalars.first.map { ($0.value, units / table.unitsPerEm) }
        }
        return SystemAdvances(
            characters: Dictionary(characters) { first, _ in first },
            tracking: curve(table.tracking.sizes, table.tracking.thousandths, per: 1000),
            displayShares: curve(table.display.sizes, table.display.shares),
            textWeights: curve(table.weights.map(\.weight), table.weights.map(\.text), per: 1000),
            displayWeights: curve(table.weights.map(\.weight), table.weights.map(\.display), per: 1000),
            displaySpace: table.spaces / 1000)
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
        let spaces: Double
        let spacesMark: Mark
    }

    private struct Tracking: Decodable {
        let sizes, thousandths: [Double]
        let mark: Mark
    }

    private struct Display: Decodable {
        let sizes, shares: [Double]
        let mark: Mark
    }

    private struct Weight: Decodable {
        let weight, text, display: Double
        let mark: Mark
    }
}
