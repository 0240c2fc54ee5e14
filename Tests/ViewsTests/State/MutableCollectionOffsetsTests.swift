import Foundation
import SwiftUI
import Testing

@Suite struct CollectionOffsetsTests {
    @Test("elements move to before the place that is named, counted before the move")
    func moving() {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
        #expect(letters == ["b", "d", "a", "c"])
        letters.move(fromOffsets: IndexSet(integer: 3), toOffset: 0)
        #expect(letters == ["c", "b", "d", "a"])
    }

    @Test("elements are removed by offset, and offsets past the end do nothing")
    func removing() {
        var letters = ["a", "b", "c"]
        letters.remove(atOffsets: IndexSet([1, 9]))
        #expect(letters == ["a", "c"])
    }
}
