/// A linear congruential generator (Knuth's MMIX constants): the same seed gives the same numbers everywhere.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number of 0..<bound, from the high bits, which are the better ones.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func element<T>(of elements: [T]) -> T { elements[next(elements.count)] }
}
