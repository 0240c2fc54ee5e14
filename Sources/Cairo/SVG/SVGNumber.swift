import Foundation

/// Numbers as they stand in an SVG file: few decimals, no trailing zeros, the same for every locale.
enum SVGNumber {
    static func append(_ number: CGFloat, decimals: Int = 3, to bytes: inout [UInt8]) {
        let unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
        let bounded = number.isFinite ? min(max(Double(number), -1e9), 1e9) : 0
        let parts = Int((bounded * Double(unit)).rounded())
        let (whole, rest) = Int(parts.magnitude).quotientAndRemainder(dividingBy: unit)
        if parts < 0 { bytes.append(UInt8(ascii: "-")) }
        if whole > 0 || rest == 0 { bytes += String(whole).utf8 }
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (remaining, place) = (rest, unit / 10)
        while remaining > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(remaining / place))
            remaining %= place
            place /= 10
        }
    }

    static func text(_ number: CGFloat, decimals: Int = 3) -> String {
        var bytes: [UInt8] = []
        append(number, decimals: decimals, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
