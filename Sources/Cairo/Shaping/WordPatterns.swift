import CProofsheetHyphen
import Foundation

/// The patterns by which words of a language are divided, as Liang found them for TeX.
final class WordPatterns {
    private let dictionary: UnsafeMutablePointer<HyphenDict>

    /// Opens a file of them in UTF-8; nil where it is none.
    init?(file: String) {
        guard let dictionary = hnj_hyphen_load(file) else { return nil }
        guard dictionary.pointee.utf8 != 0 else {
            hnj_hyphen_free(dictionary)
            return nil
        }
        self.dictionary = dictionary
    }

    deinit { hnj_hyphen_free(dictionary) }

    /// Where a word may be divided: UTF-8 offsets in it, ascending.
    func divisions(of word: String) -> [Int] {
        // Patterns are of small letters.
        let small = word.lowercased()
        guard !word.isEmpty, small.unicodeScalars.count == word.unicodeScalars.count else { return [] }
        let length = small.utf8.count
        // The library asks for five bytes more than the word has.
        var marks = [CChar](repeating: 0, count: length + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var (positions, cuts): (UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) = (nil, nil)
        let failed = hnj_hyphen_hyphenate2(dictionary, small, Int32(length), &marks, nil, &replacements, &positions, &cuts)
        defer { Self.release(replacements, length, positions, cuts) }
        // Divisions that change the spelling are none of ours.
        guard failed == 0, replacements == nil else { return [] }
        var offset = 0
        var divisions: [Int] = []
        for (scalar, mark) in zip(word.unicodeScalars, marks) {
            offset += scalar.utf8.count
            if mark & 1 == 1, offset < word.utf8.count { divisions.append(offset) }
        }
        return divisions
    }

    private static func release(
        _ replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ length: Int, _ positions: UnsafeMutablePointer<Int32>?,
        _ cuts: UnsafeMutablePointer<Int32>?
    ) {
        for index in 0..<(replacements == nil ? 0 : length) { free(replacements?[index]) }
        free(replacements)
        free(positions)
        free(cuts)
    }
}
