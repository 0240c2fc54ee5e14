import Foundation
import Testing

@testable import ProofsheetTesting

@Suite("Time and chance in the process of the tests")
struct FixedThreadTests {
    // 1 January 2025, 9:41 UTC: the moment of every host.
    private static let moment = 1_735_724_460.0

    @Test("Stand still for the thread that draws, each time from the beginning")
    func fixed() {
        var numbers: [[Int]] = [[], []]
        for turn in 0...1 {
            TestHost.withFixedClock {
                #expect(Date().timeIntervalSince1970 == Self.moment)
                numbers[turn] = (0..<4).map { _ in Int.random(in: 0..<1_000_000) }
            }
        }
        #expect(numbers[0] == numbers[1])
        #expect(Set(numbers[0]).count == 4)
    }

    @Test("Go on before, after and on other threads")
    func others() async {
        #expect(Date().timeIntervalSince1970 != Self.moment)
        let (started, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let other = Thread {
            TestHost.withFixedClock {
                started.signal()
                ended.wait()
            }
        }
        other.start()
        await Task.detached { Self.wait(started) }.value
        #expect(Date().timeIntervalSince1970 != Self.moment)
        let numbers = Set((0..<4).map { _ in UInt64.random(in: 0 ... .max) })
        #expect(numbers.count == 4)
        ended.signal()
        #expect(Date().timeIntervalSince1970 != Self.moment)
    }

    private static func wait(_ semaphore: DispatchSemaphore) { semaphore.wait() }
}
