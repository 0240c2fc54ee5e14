/// The order in which hosts are given previews and the cells of each.
enum CellOrder: Hashable, Sendable {
    case matrix
    case reversed
    /// The same order for the same seed.
    case seeded(UInt64)

    /// The numbers below a count, each once; `salt` tells lists of one run apart.
    func numbers(below count: Int, salt: UInt64) -> [Int] {
        switch self {
        case .matrix: return Array(0..<count)
        case .reversed: return Array((0..<count).reversed())
        case .seeded(let seed):
            var numbers = Array(0..<count)
            var state = Self.mixed(seed &+ 0x9E37_79B9_7F4A_7C15 &* (salt &+ 1))
            for last in stride(from: count - 1, to: 0, by: -1) {
                state &+= 0x9E37_79B9_7F4A_7C15
                numbers.swapAt(last, Int(Self.mixed(state) % UInt64(last + 1)))
            }
            return numbers
        }
    }

    /// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
    private static func mixed(_ state: UInt64) -> UInt64 {
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
