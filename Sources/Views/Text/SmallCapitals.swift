import Foundation

/// Capitals of a smaller size, in the place of the small capitals that a font does not have.
struct SmallCapitals: Hashable {
    /// Their size beside that of the text: a little higher than an x, whose height is 0.75 of a capital's [assumed].
    static let scale: CGFloat = 0.8

    let lowercase, uppercase: Bool

    /// A text in pieces of letters that become small capitals, already as capitals, and of all other characters.
    func pieces(of text: String, _ locale: @autoclosure () -> Locale) -> [(text: String, isSmall: Bool)] {
        var pieces: [(text: String, isSmall: Bool)] = []
        for character in text {
            let isSmall = lowercase && character.isLowercase || uppercase && character.isUppercase
            if pieces.last?.isSmall == isSmall {
                pieces[pieces.count - 1].text.append(character)
            } else {
                pieces.append((String(character), isSmall))
            }
        }
        guard pieces.contains(where: \.isSmall) else { return [(text, false)] }
        let locale = locale()
        return pieces.map { $0.isSmall ? ($0.text.uppercased(with: locale), true) : $0 }
    }
}
