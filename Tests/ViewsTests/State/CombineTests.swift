import Foundation
import SwiftUI
import Testing

@Suite struct CombineTests {
    private func collect<P: SwiftUI.Publisher>(_ publisher: P, _ send: () -> Void = {}) -> [P.Output]
    where P.Failure == Never {
        var seen: [P.Output] = []
        let token = publisher.sink { seen.append($0) }
        send()
        token.cancel()
        return seen
    }

    @Test("Just sends once and ends")
    func just() {
        var ends = 0
        var values: [Int] = []
        let token = Just(3).sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
        #expect(values == [3])
        #expect(ends == 1)
        token.cancel()
    }

    @Test("a cancelled token hears nothing more, also from a set of tokens")
    func cancelling() {
        let subject = PassthroughSubject<Int, Never>()
        var tokens: Set<AnyCancellable> = []
        var seen: [Int] = []
        subject.sink { seen.append($0) }.store(in: &tokens)
        subject.send(1)
        tokens.removeAll()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test("map, filter, compactMap and removeDuplicates change what comes through")
    func operators() {
        let subject = PassthroughSubject<Int, Never>()
        let chain = subject.filter { $0 > 1 }.map { $0 * 2 }.removeDuplicates().compactMap { $0 > 100 ? nil : "\($0)" }
        let seen = collect(chain) { for value in [1, 2, 2, 3, 99, 2] { subject.send(value) } }
        #expect(seen == ["4", "6", "4"])
    }

    @Test("combineLatest waits for both and then sends on every value")
    func combineLatest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let seen = collect(a.combineLatest(b).map { $0.0 + $0.1 }) {
            a.send(1)
            b.send(10)
            a.send(2)
        }
        #expect(seen == [11, 12])
    }

    @Test("merge sends the values of both")
    func merge() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let seen = collect(a.merge(with: b)) {
            a.send(1)
            b.send(2)
        }
        #expect(seen == [1, 2])
    }

    @Test("a subject with a value sends it to newcomers")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.value = 7
        #expect(collect(subject) { subject.send(8) } == [7, 8])
    }

    @Test("debounce, throttle, delay and receive(on:) deliver at once")
    func time() {
        let subject = PassthroughSubject<Int, Never>()
        let chain = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
            .delay(for: 0.5, scheduler: RunLoop.main).receive(on: DispatchQueue.main)
        #expect(collect(chain) { subject.send(1) } == [1])
    }

    @Test("a timer never fires")
    func timer() {
        #expect(collect(Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()).isEmpty)
    }

    @Test("a failing map ends the chain and the error can be replaced")
    func failure() {
        struct Broken: Error {}
        let subject = PassthroughSubject<Int, Never>()
        let chain = subject.tryMap { if $0 == 2 { throw Broken() } else { $0 } }.replaceError(with: -1)
        #expect(collect(chain) { for value in [1, 2, 3] { subject.send(value) } } == [1, -1])
    }

    @Test("after the end a subject is silent")
    func ended() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(
            collect(subject) {
                subject.send(1); subject.send(completion: .finished); subject.send(2)
            } == [1])
    }

    @Test("notifications come through a publisher")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        let seen = collect(center.publisher(for: name).map { $0.name.rawValue }) { center.post(name: name, object: nil) }
        #expect(seen == ["test"])
    }
}
