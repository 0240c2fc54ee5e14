import Foundation
import Testing

@testable import ProofsheetCairo

@Suite struct SVGNumberTests {
    @Test(
        "numbers have three decimals at most and no needless digit",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.25, "-.25"), (12.3456, "12.346"), (0.0004, "0"),
            (-0.0004, "0"), (0.001, ".001"), (99.9996, "100"), (1_000_000.125, "1000000.125"), (1.01, "1.01"),
        ] as [(CGFloat, String)])
    func format(number: CGFloat, text: String) { #expect(SVGNumber.text(number) == text) }

    @Test("what is no finite number is zero, what is huge is cut", arguments: [CGFloat.nan, .infinity, -.infinity])
    func wild(number: CGFloat) {
        #expect(SVGNumber.text(number) == "0")
        #expect(SVGNumber.text(1e300) == "1000000000")
    }

    @Test("factors may have more decimals")
    func decimals() { #expect(SVGNumber.text(1.0 / 3, decimals: 6) == ".333333") }
}
