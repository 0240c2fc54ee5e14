import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SeedTwinTests {
    @Test("in compact width seven rows stay rows and five become columns")
    func compact() throws {
        let cell = try render(AllSizes(), width: 390, height: 2000)
        #expect(cell.frames(of: "HStack").count == 7)
        #expect(cell.frames(of: "VStack").count == 1 + 5)
        #expect(cell.frames(of: "Divider").count == 12)
    }

    @Test("in regular width all twelve stay rows")
    func regular() throws {
        let cell = try render(AllSizes(), width: 820, height: 2000) { $0.horizontalSizeClass = .regular }
        #expect(cell.frames(of: "HStack").count == 12)
    }

    @Test("a text whose size is set by a modifier does not make the cell's category matter")
    func reads() throws {
        let fixed = try render(TurningRow { Text("A") }.environment(\.sizeCategory, .small))
        #expect(fixed.readAxes == ["device", "direction", "horizontalSizeClass", "scheme"])
        let free = try render(TurningRow { Text("A") })
        #expect(free.readAxes == ["category", "device", "direction", "horizontalSizeClass", "scheme"])
    }

    @Test("paths number equal siblings only")
    func paths() throws {
        let cell = try render(
            VStack {
                Text("A"); Text("B"); Divider()
            })
        #expect(cell.paths == ["VStack", "VStack/Text[1]", "VStack/Text[2]", "VStack/Divider"])
    }
}
