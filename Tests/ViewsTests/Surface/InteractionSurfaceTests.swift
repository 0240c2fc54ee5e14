import Foundation
import SwiftUI
import Testing

private struct Item: Identifiable, Hashable { let id: Int }

private enum Field: Hashable { case name, mail }

private struct Failure: LocalizedError { var errorDescription: String? { "It broke" } }

/// Every interaction of a still picture, written as user code writes it; that it compiles is half of the test.
private struct Interactive: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var detent = PresentationDetent.medium
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var spoken: Bool
    @GestureState private var drag = CGSize.zero
    @Namespace private var names
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.editMode) private var editMode
    @Environment(\.self) private var all
    @AppStorage("count") private var count = 3
    @AppStorage("name") private var name: String?
    @SceneStorage("tab") private var tab = "first"

    var body: some View {
        VStack {
            gestures
            presentations
            accessible
            typing
            Text(verbatim: "\(count) \(name ?? "nobody") \(tab) \(scenePhase == .active) \(drag.width)")
        }
    }

    private var gestures: some View {
        Color.red.frame(width: 10, height: 10)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .updating($drag) { value, state, transaction in state = value.translation }
                    .onChanged { _ in isShown = true }
                    .onEnded { value in if value.predictedEndTranslation.width > 10 { dismiss() } }
            )
            .simultaneousGesture(TapGesture(count: 2).onEnded { isShown.toggle() })
            .highPriorityGesture(LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()).onEnded { _ in })
            .gesture(MagnificationGesture().onChanged { _ in }.simultaneously(with: TapGesture()), including: .subviews)
            .onTapGesture { withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { isShown = true } }
            .onTapGesture(count: 2, coordinateSpace: .local) { location in _ = location.x }
            .onLongPressGesture(minimumDuration: 0.2) {
                isShown = true
            } onPressingChanged: { _ in
            }
            .contentShape(Rectangle())
            .allowsHitTesting(false)
            .onHover { _ in }
            .sensoryFeedback(.impact(weight: .heavy), trigger: isShown)
            .contextMenu { Text("Copy") }
            .animation(.easeInOut(duration: 1).repeatForever(autoreverses: false).delay(2), value: isShown)
            .transition(.asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale))
            .matchedGeometryEffect(id: "box", in: names)
    }

    private var presentations: some View {
        Color.blue.frame(width: 10, height: 10)
            .sheet(isPresented: $isShown) { Text("Sheet").presentationDetents([.medium, .large], selection: $detent) }
            .sheet(item: $item, onDismiss: { item = nil }) { item in Text("\(item.id)") }
            .fullScreenCover(isPresented: $isShown) { Text("Cover").interactiveDismissDisabled() }
            .popover(isPresented: $isShown, arrowEdge: .top) { Text("Popover") }
            .alert("Title", isPresented: $isShown) {
                Text("OK")
            } message: {
                Text("Message")
            }
            .alert("Title", isPresented: $isShown, presenting: item) { item in Text("\(item.id)") }
            .alert(isPresented: $isShown) { Alert(title: Text("Old"), dismissButton: .default(Text("OK"))) }
            .alert(isPresented: $isShown, error: Failure()) { Text("OK") }
            .confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) { Text("Delete") }
            .actionSheet(isPresented: $isShown) { ActionSheet(title: Text("Old"), buttons: [.cancel()]) }
            .refreshable { try? await Task.sleep(nanoseconds: 1) }
            .swipeActions(edge: .leading) { Text("Pin") }
            .onOpenURL { openURL($0) }
            .keyboardShortcut("n", modifiers: [.command, .shift])
            .help("Help")
    }

    private var accessible: some View {
        Color.green.frame(width: 10, height: 10)
            .accessibilityLabel("Label").accessibilityLabel(Text("Label")).accessibilityValue(String(count))
            .accessibilityHint("Hint").accessibilityHidden(true).accessibilityAddTraits([.isButton, .isHeader])
            .accessibilityRemoveTraits(.isImage).accessibilityElement(children: .combine)
            .accessibilityAction(named: "Act") { isShown = true }.accessibilityAction(.escape) {}
            .accessibilityAdjustableAction { direction in if direction == .increment { count += 1 } }
            .accessibilitySortPriority(1).accessibility(label: Text("Old")).accessibilityFocused($spoken)
    }

    private var typing: some View {
        Color.yellow.frame(width: 10, height: 10)
            .focused($field, equals: .mail).focused($isFocused)
            .keyboardType(.emailAddress).textContentType(.emailAddress).textInputAutocapitalization(.never)
            .autocorrectionDisabled().submitLabel(.done).onSubmit { field = .name }
            .textSelection(.enabled).onDrag { NSItemProvider() }
            .onDrop(of: [.text], isTargeted: nil) { _ in false }
            .fileImporter(isPresented: $isShown, allowedContentTypes: [.pdf]) { _ in }
    }
}

@MainActor @Suite struct InteractionSurfaceTests {
    @Test("nothing of all this can be seen while nothing is presented")
    func still() throws {
        let cell = try render(Interactive())
        #expect(cell.notes == [])
        #expect(cell.frames(of: "Color").count == 4)
        #expect(cell.tree.views.compactMap(\.text) == ["3 nobody first true 0.0"])
    }
}
