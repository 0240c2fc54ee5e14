import Foundation
import SwiftUI
import Testing

private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "none"
}

private final class Silent: ObservableObject {
    var count = 0
}

private class Base: ObservableObject {
    @Published var inherited = 1
}

private final class Derived: Base {}

@Suite struct ObservableObjectTests {
    @Test("a published property announces a change of its object before it happens")
    func announces() {
        let counter = Counter()
        var seen: [Int] = []
        let token = counter.objectWillChange.sink { seen.append(counter.count) }
        counter.count = 1
        counter.count = 2
        #expect(seen == [0, 1])
        token.cancel()
        counter.count = 3
        #expect(seen == [0, 1])
    }

    @Test("all published properties of an object share one publisher")
    func shared() {
        let counter = Counter()
        #expect(counter.objectWillChange === counter.objectWillChange)
        var calls = 0
        let token = counter.objectWillChange.sink { calls += 1 }
        counter.count = 1
        counter.name = "some"
        #expect(calls == 2)
        token.cancel()
    }

    @Test("properties of a superclass are found")
    func inheritance() {
        let derived = Derived()
        var calls = 0
        let token = derived.objectWillChange.sink { calls += 1 }
        derived.inherited = 2
        #expect(calls == 1)
        token.cancel()
    }

    @Test("an object without published properties keeps one publisher to send by hand")
    func byHand() {
        let silent = Silent()
        var calls = 0
        let token = silent.objectWillChange.sink { calls += 1 }
        silent.objectWillChange.send()
        #expect(calls == 1)
        token.cancel()
    }

    @Test("the projected value sends what is there and every new value")
    func projected() {
        let counter = Counter()
        var seen: [Int] = []
        let token = counter.$count.sink { seen.append($0) }
        counter.count = 5
        #expect(seen == [0, 5])
        token.cancel()
    }

    @Test("a published property can take over another one's values")
    func assigned() {
        let (source, target) = (Counter(), Counter())
        source.$count.map { $0 * 10 }.assign(to: &target.$count)
        source.count = 4
        #expect(target.count == 40)
    }
}
