import Foundation
import SwiftUI
import Testing

private final class Model: ObservableObject {
    @Published var title = "loading"
    let subject = PassthroughSubject<String, Never>()
}

private struct Loading: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(verbatim: model.title).onAppear { model.title = "ready" }
    }
}

private struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Text(verbatim: model.title) }
}

private struct FromEnvironment: View {
    @EnvironmentObject var model: Model
    var body: some View { Text(verbatim: model.title).task { model.title = "done" } }
}

private struct Chain: View {
    @State private var first = 0
    @State private var second = 0
    @State private var changes: [String] = []

    var body: some View {
        VStack {
            Text(verbatim: "\(first) \(second)")
            Text(verbatim: changes.joined(separator: ","))
        }
        .onAppear { first = 1 }
        .onChange(of: first) { old, new in
            changes.append("\(old)>\(new)")
            second = new + 1
        }
        .onChange(of: second, initial: true) { changes.append("second") }
    }
}

private struct Receiving: View {
    @ObservedObject var model: Model
    @State private var heard = "nothing"

    var body: some View {
        Text(verbatim: heard)
            .onReceive(model.subject) { heard = $0 }
            .onAppear { model.subject.send("word") }
    }
}

private struct Restless: View {
    @State private var count = 0
    var body: some View { Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 } }
}

private struct Waiting: View {
    @State private var text = "before"

    var body: some View {
        Text(verbatim: text).task {
            text = "during"
            try? await Task.sleep(nanoseconds: 60_000_000_000)
            text = "after"
        }
    }
}

private struct TaskPerValue: View {
    @State private var id = 0
    @State private var log: [Int] = []

    var body: some View {
        Text(verbatim: log.map(String.init).joined(separator: " "))
            .task(id: id) {
                log.append(id)
                if id < 2 { id += 1 }
            }
    }
}

@MainActor @Suite struct LifecycleTests {
    private func texts<V: View>(_ view: V) throws -> [String] { try render(view).tree.views.compactMap(\.text) }

    @Test("onAppear runs and what it changes is shown")
    func onAppear() throws { #expect(try texts(Loading()) == ["ready"]) }

    @Test("onAppear runs once for a view that stays, however many rounds there are")
    func once() throws {
        var calls = 0
        _ = try render(Loading().onAppear { calls += 1 })
        #expect(calls == 1)
    }

    @Test("several onAppear actions of one view all run")
    func several() throws {
        var calls: [Int] = []
        _ = try render(Color.clear.onAppear { calls.append(1) }.onAppear { calls.append(2) })
        #expect(calls == [1, 2])
    }

    @Test("an object of the environment is found by its type and its changes are shown")
    func environmentObject() throws { #expect(try texts(FromEnvironment().environmentObject(Model())) == ["done"]) }

    @Test("onChange gets old and new values, initial ones on request, and may change more")
    func onChange() throws { #expect(try texts(Chain()) == ["1 2", "second,0>1,second"]) }

    @Test("onReceive hears what is sent when the view appears")
    func onReceive() throws { #expect(try texts(Receiving(model: Model())) == ["word"]) }

    @Test("a view that never comes to rest is shown after ten rounds, with a note")
    func restless() throws {
        let cell = try render(Restless())
        #expect(cell.notes == ["The view still changes after 10 rounds; it is shown as it was then."])
    }

    @Test("a task that sleeps is not awaited, and the run says so")
    func waiting() throws {
        let cell = try render(Waiting())
        #expect(cell.tree.views.compactMap(\.text) == ["during"])
        #expect(
            cell.notes == [
                "A task still waits for a timer, the network or another thread; the view is shown without its result."
            ])
    }

    @Test("a task with a value runs again for every new value")
    func taskPerValue() throws { #expect(try texts(TaskPerValue()) == ["0 1 2"]) }

    @Test("the views of an object are shown anew when it changes in another view")
    func shared() throws {
        let model = Model()
        let cell = try texts(
            VStack {
                Observing(model: model)
                Color.clear.onAppear { model.title = "other" }
            })
        #expect(cell == ["other"])
    }
}
