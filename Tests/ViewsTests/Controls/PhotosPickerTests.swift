import Foundation
import SwiftUI
import Testing

/// The button that would open the library of pictures, in the forms that code uses.
@MainActor @Suite struct PhotosPickerTests {
    private struct Pickers: View {
        @State private var item: PhotosPickerItem?
        @State private var items: [PhotosPickerItem] = []
        @State private var isOpen = false
        var body: some View {
            VStack {
                PhotosPicker("one", selection: $item, matching: .images)
                PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .not(.videos)])) { Text("several") }
                PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Image(systemName: "photo") }
            }
            .photosPicker(isPresented: $isOpen, selection: $items, selectionBehavior: .ordered, matching: .screenshots)
            .onChange(of: item) { _, item in Task { _ = try await item?.loadTransferable(type: Data.self) } }
        }
    }

    @Test("a picker is a button with its label, and the library is not shown")
    func label() throws {
        let cell = try render(Pickers())
        #expect(cell.paths.filter { $0.hasSuffix("PhotosPicker") || $0.contains("PhotosPicker[") }.count >= 3)
        #expect(cell.tree.views.compactMap(\.text) == ["one", "several"])
        #expect(cell.notes == [])
    }

    @Test("it is as large as a button with the same label")
    func size() throws {
        let picker = PhotosPicker(selection: .constant(nil)) { Text("abc") }.buttonStyle(.bordered)
        let button = Button {
        } label: {
            Text("abc")
        }
        .buttonStyle(.bordered)
        #expect(try render(picker).frames(of: "PhotosPicker") == (try render(button)).frames(of: "Button"))
    }

    @Test("a chosen picture has nothing to load")
    func item() async throws {
        let item = PhotosPickerItem(itemIdentifier: "a")
        #expect(try await item.loadTransferable(type: Data.self) == nil)
        #expect(item.supportedContentTypes == [] && item == PhotosPickerItem(itemIdentifier: "a"))
    }
}
