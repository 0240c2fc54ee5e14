import Foundation
import ProofsheetDrawing

/// Where a word that is wider than a line is divided.
///
/// Recorded on iOS 18.4 at the largest text size: before the first character that does not fit, the last place counts where the word
/// may be divided; where its hyphen has no room either, and where there is none, the word is broken between characters. At the size
/// `large` words were recorded to be broken between characters on iOS 26; that the accessibility sizes make the difference is assumed.
struct WordDivision {
    /// So many clusters before and after a place are looked at: more than any word has.
    private static let mostClusters = 100

    let text: String
    let clusters: [ShapedParagraph.Cluster]
    /// A code such as `en`.
    let language: String
    let shaper: any TextShaper

    /// The code of the language by whose rules words are divided in an environment, empty where they are not.
    static func language(_ environment: EnvironmentValues) -> String {
        guard environment.sizeCategory.isAccessibilityCategory else { return "" }
        return (environment.typesettingLanguage ?? environment.locale.language).languageCode?.identifier ?? ""
    }

    /// The last place between two clusters, nil without one: the number of the cluster after it.
    func last(after start: Int, before end: Int) -> Int? {
        guard !language.isEmpty, end > start + 1, isInWord(end - 1) else { return nil }
        let first = (max(0, end - Self.mostClusters)..<end).last { !isInWord($0) }.map { $0 + 1 } ?? max(0, end - Self.mostClusters)
        let behind = min(clusters.count, end + Self.mostClusters)
        let last = (end..<behind).first { !isInWord($0) } ?? behind
        let divisions = shaper.divisions(of: String(characters(first..<last)), language: language)
        let places = Set(divisions.map { $0 + clusters[first].start })
        return (start + 1..<end).last { places.contains(clusters[$0].start) }
    }

    // Underscores join words.
    private func isInWord(_ index: Int) -> Bool {
        guard let character = characters(index..<index + 1).first else { return false }
        return character.isLetter || character.isNumber || "_'\u{2019}".contains(character)
    }

    private func characters(_ range: Range<Int>) -> Substring {
        let start = text.utf8.index(text.startIndex, offsetBy: clusters[range.lowerBound].start)
        return text[start..<text.utf8.index(text.startIndex, offsetBy: clusters[range.upperBound - 1].end)]
    }
}
