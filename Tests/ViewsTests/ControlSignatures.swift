import Foundation
import SwiftUI

private struct PressStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundColor(configuration.isPressed || !isEnabled ? .gray : .blue)
    }
}

private struct TapStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(action: configuration.trigger) { configuration.label }
    }
}

private struct SwapLabels: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title; configuration.icon
        }
    }
}

private struct BoxToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            configuration.label
        }
    }
}

private struct BoxField: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(4).background(Color.gray) }
}

private struct RingProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label; Text("\(configuration.fractionCompleted ?? 0)")
        }
    }
}

/// Every control as user code writes it; it is enough that this compiles.
private struct ControlSignatures: View {
    private enum Flavor: String, CaseIterable, Identifiable {
        case sweet, sour
        var id: Self { self }
    }

    @State private var isOn = false
    @State private var text = ""
    @State private var number = 0.5
    @State private var count = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var flavor = Flavor.sweet
    @State private var maybe: Flavor?

    var body: some View {
        VStack {
            buttons
            toggles
            fields
            values
            choices
            boxes
        }
    }

    private func act() {}

    @ViewBuilder private var buttons: some View {
        Button("A") { act() }
        Button("A", action: act)
        Button(action: act) { Text("A") }
        Button {
            act()
        } label: {
            Label("A", systemImage: "star")
        }
        Button(role: .destructive) {
            act()
        } label: {
            Text("A")
        }
        Button("A", role: .cancel) { act() }
        Button("A", systemImage: "star") { act() }
        Button("A", systemImage: "star", role: .destructive, action: act)
        Button("A") {}.buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.capsule).tint(.red)
        Button("A") {}.buttonStyle(PlainButtonStyle())
        Button("A") {}.buttonStyle(PressStyle())
        Button("A") {}.buttonStyle(TapStyle())
        Link("A", destination: URL(fileURLWithPath: "/"))
        ShareLink(item: "x")
        ShareLink(item: "x") { Text("A") }
        Menu("A") { Button("B") {} }
        Menu {
            Button("B") {}
        } label: {
            Text("A")
        }
        .menuStyle(.button)
        EditButton()
    }

    @ViewBuilder private var toggles: some View {
        Toggle("A", isOn: $isOn)
        Toggle(isOn: $isOn) { Text("A") }
        Toggle("A", systemImage: "star", isOn: $isOn).toggleStyle(.switch)
        Toggle("A", isOn: .constant(true)).toggleStyle(BoxToggle()).labelsHidden()
        Toggle("A", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
        Label("A", systemImage: "star").labelStyle(.iconOnly)
        Label {
            Text("A")
        } icon: {
            Circle()
        }
        .labelStyle(SwapLabels())
    }

    @ViewBuilder private var fields: some View {
        TextField("A", text: $text)
        TextField("A", text: $text, prompt: Text("B"))
        TextField("A", text: $text, axis: .vertical).textFieldStyle(.roundedBorder)
        TextField("A", value: $count, format: .number)
        TextField("A", text: $text, onEditingChanged: { _ in }, onCommit: {})
        TextField(text: $text) { Text("A") }.textFieldStyle(BoxField())
        TextField("A", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
        SecureField("A", text: $text)
        TextEditor(text: $text)
    }

    @ViewBuilder private var values: some View {
        Slider(value: $number)
        Slider(value: $number, in: 0...2, step: 0.1)
        Slider(value: $number, in: 0...2) {
            Text("A")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("2")
        }
        Stepper("A", value: $count)
        Stepper("A", value: $count, in: 0...10, step: 2)
        Stepper("A", onIncrement: {}, onDecrement: {})
        Stepper(value: $count, in: 0...3) { Text("A") }
        ProgressView()
        ProgressView("A")
        ProgressView(value: 0.3)
        ProgressView("A", value: 3, total: 10).progressViewStyle(.linear)
        ProgressView(value: number) {
            Text("A")
        } currentValueLabel: {
            Text("B")
        }
        .progressViewStyle(CircularProgressViewStyle(tint: .red))
        ProgressView(value: 0.3).progressViewStyle(RingProgress())
        Gauge(value: 0.3) { Text("A") }
        Gauge(value: 3, in: 0...10) {
            Text("A")
        } currentValueLabel: {
            Text("3")
        }
        .gaugeStyle(.accessoryCircular)
        DatePicker("A", selection: $date, displayedComponents: .date)
        DatePicker("A", selection: $date, in: date...).datePickerStyle(.graphical)
        DatePicker(selection: $date, in: ...date, displayedComponents: [.date]) { Text("A") }
        ColorPicker("A", selection: $color)
    }

    @ViewBuilder private var choices: some View {
        Picker("A", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } }.pickerStyle(.segmented)
        Picker("A", selection: $maybe) {
            Text("none").tag(nil as Flavor?)
            ForEach(Flavor.allCases) { Text($0.rawValue).tag($0 as Flavor?) }
        }
        Picker(selection: $flavor) {
            Text("A")
        } label: {
            Text("B")
        }
        .pickerStyle(MenuPickerStyle())
        Picker(selection: $flavor, label: Text("B")) { Text("A") }.pickerStyle(.wheel)
    }

    @ViewBuilder private var boxes: some View {
        LabeledContent("A", value: "B")
        LabeledContent("A", value: 3, format: .number)
        LabeledContent("A") { Text("B") }
        LabeledContent {
            Text("B")
        } label: {
            Text("A")
        }
        DisclosureGroup("A") { Text("B") }
        DisclosureGroup("A", isExpanded: $isOn) { Text("B") }
        DisclosureGroup(isExpanded: $isOn) {
            Text("B")
        } label: {
            Text("A")
        }
        GroupBox("A") { Text("B") }
        GroupBox(label: Text("A")) { Text("B") }
        ControlGroup { Button("A") {} }.controlGroupStyle(.palette)
        ControlGroup("A", systemImage: "star") { Button("B") {} }
        ContentUnavailableView("A", systemImage: "star", description: Text("B"))
        ContentUnavailableView.search
        ContentUnavailableView {
            Label("A", systemImage: "star")
        } description: {
            Text("B")
        } actions: {
            Button("C") {}
        }
        AsyncImage(url: nil)
        AsyncImage(url: nil) {
            $0.resizable()
        } placeholder: {
            ProgressView()
        }
        AsyncImage(url: nil) { phase in
            if let image = phase.image { image } else { Color.gray }
        }
    }
}
