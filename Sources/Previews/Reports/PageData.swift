import ProofsheetSnapshots

/// What the scripts of a page read: the report in columns, texts from user code only ever as strings.
struct PageData: Encodable {
    struct Trait: Encodable {
        /// The trait, how it is called among others, and how beside the name of its axis.
        let id, word, short: String
    }

    struct PageAxis: Encodable {
        let name, title: String
        let traits: [Trait]
    }

    struct Snapshot: Encodable {
        let title, matrix: String
        let notes: [String]
        let keepsPictures: Bool
        /// Title and word of each axis that does not vary.
        let common: [[String]]
        let keys: [String]
        /// By the name of the axis the number of each cell's trait, -1 for none.
        let traits: [String: [Int]]
        /// Positions in the lists of the page, -1 for none.
        let outcomes, goldens, candidates, changes, clusters, reasons: [Int]
        /// Empty for cells that matched.
        let commands: [String]
    }

    struct Cluster: Encodable {
        let number: Int
        let title, outcome, place, command: String
        let headline: [String]
        let parts, words: [[String]]
        let note, accept: String?
        let crop: Int

        private enum CodingKeys: String, CodingKey {
            case number, title, outcome, command, headline, parts, words, note, accept, crop
            case place = "where"
        }
    }

    struct View: Encodable {
        let path: String
        /// Left, top, width and height in points.
        let golden, candidate: [Double]?
    }

    struct Line: Encodable {
        let parts: [String]
        let views: [Int]
    }

    struct Change: Encodable {
        let words: [Line]
        let views: [View]
        let sentence: String
    }

    let title, totals, fingerprintNote: String
    let notes: [String]
    let outcomes: [String]
    let axes: [PageAxis]
    let snapshots: [Snapshot]
    let clusters: [Cluster]
    let changes: [Change]
    let reasons: [String]
    let pictures: [String]
}

extension Phrase {
    /// Words and names in turn, beginning with words.
    var alternating: [String] {
        var result = [""]
        for part in parts {
            switch part {
            case .words(let text):
                if result.count % 2 == 0 { result.append("") }
                result[result.count - 1] += text
            case .name(let text):
                if result.count % 2 == 0 { result.append("") }
                result.append(text)
            }
        }
        return result
    }
}
