import Foundation
import SwiftUI

/// Everything of lists, scrolling, grids and navigation as user code writes it; it is enough that this compiles.
private struct ContainerSignatures: View {
    private struct Item: Identifiable, Hashable {
        let id: Int
        var name = "x"
        var children: [Item]?
    }

    @State private var items = [Item(id: 1)]
    @State private var selected: Int?
    @State private var several: Set<Int> = []
    @State private var path = NavigationPath()
    @State private var typedPath: [Item] = []
    @State private var tab = 0
    @State private var text = ""
    @State private var isOn = false
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
        VStack {
            lists
            scrolling
            grids
            navigation
            tabs
        }
    }

    @ViewBuilder private var lists: some View {
        List { Text("A") }
        List(items) { Text($0.name) }
        List(items, id: \.name) { item in Text(item.name) }
        List(0..<5) { Text("\($0)") }
        List($items) { $item in Text(item.name) }
        List(selection: $selected) { Text("A").tag(1) }
        List(items, selection: $several) { Text($0.name) }
        List(items, id: \.id, selection: $selected) { Text($0.name) }
        List(items, children: \.children) { Text($0.name) }
        Group {
            List {
                Section("Title") { Text("A") }
                Section {
                    Text("A")
                } header: {
                    Text("H")
                } footer: {
                    Text("F")
                }
                Section(header: Text("H")) { Text("A") }
                Section(header: Text("H"), footer: Text("F")) { Text("A") }
                Section(footer: Text("F")) { Text("A") }
                Section("Title", isExpanded: $isOn) { Text("A") }
                ForEach(items) { Text($0.name) }
                    .onDelete { _ in }
                    .onMove { _, _ in }
                    .listRowSeparator(.hidden)
                    .listRowBackground(Color.red)
                    .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                Text("B").badge(3).listRowSeparatorTint(.red).listItemTint(.blue)
            }
            .listStyle(.insetGrouped).listStyle(PlainListStyle()).listRowSpacing(4).listSectionSpacing(.compact)
            .scrollContentBackground(.hidden).headerProminence(.increased)
            Form { TextField("A", text: $text) }.formStyle(.grouped)
        }
    }

    @ViewBuilder private var scrolling: some View {
        ScrollView { Text("A") }
        ScrollView(.horizontal, showsIndicators: false) { HStack { Text("A") } }
        ScrollView([.horizontal, .vertical]) { Text("A") }
        ScrollViewReader { proxy in
            ScrollView { LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) { Text("A") } }
                .onAppear { proxy.scrollTo(1, anchor: .bottom) }
        }
        .scrollIndicators(.hidden).defaultScrollAnchor(.bottom).contentMargins(.horizontal, 8, for: .scrollContent)
        .safeAreaPadding(.bottom).safeAreaPadding(4)
        .safeAreaInset(edge: .bottom) { Text("bar") }
        .safeAreaInset(edge: .leading, spacing: 0) { Text("side") }
    }

    @ViewBuilder private var grids: some View {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 50))], spacing: 4) { Text("A") }
        LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 2), count: 3)) { Text("A") }
        LazyHGrid(rows: [GridItem(.fixed(20))]) { Text("A") }
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow(alignment: .top) {
                Text("A").gridColumnAlignment(.trailing)
                Text("B").gridCellColumns(2).gridCellAnchor(.center)
            }
            Divider().gridCellUnsizedAxes(.horizontal)
        }
    }

    @ViewBuilder private var navigation: some View {
        NavigationStack {
            List { NavigationLink("A") { Text("B") } }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) { Button("A") {} }
                    if isOn { ToolbarItem { EditButton() } }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("A") {}
                        Spacer()
                    }
                }
                .toolbarBackground(.visible, for: .navigationBar)
                .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
                .toolbar(.hidden, for: .tabBar)
                .searchable(text: $text, prompt: "Find")
                .navigationDestination(for: Int.self) { Text("\($0)") }
                .navigationDestination(isPresented: $isOn) { Text("A") }
        }
        NavigationStack(path: $path) { Text("A") }
        NavigationStack(path: $typedPath) { Text("A").toolbar { Button("Add", systemImage: "plus") {} } }
        NavigationView {
            VStack {
                NavigationLink(destination: Text("B")) { Text("A") }
                NavigationLink("A", destination: Text("B"))
                NavigationLink(value: 3) { Text("A") }
                NavigationLink("A", value: 3)
            }
            .navigationBarTitle("T", displayMode: .inline)
            .navigationBarTitle(Text("T"))
            .navigationBarItems(leading: EditButton(), trailing: Button("A") {})
            .navigationBarHidden(true).navigationBarBackButtonHidden(true)
        }
        .navigationViewStyle(StackNavigationViewStyle()).navigationViewStyle(.stack)
        NavigationSplitView {
            Text("A")
        } detail: {
            Text("B")
        }
        NavigationSplitView(columnVisibility: $columns) {
            Text("A")
        } content: {
            Text("B")
        } detail: {
            Text("C")
        }
        .navigationSplitViewStyle(.balanced).navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    }

    @ViewBuilder private var tabs: some View {
        TabView(selection: $tab) {
            Text("A").tabItem { Label("A", systemImage: "star") }.tag(0).badge(2)
            Text("B").tabItem { Text("B") }.tag(1)
        }
        TabView { Text("A") }.tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(.page(backgroundDisplayMode: .always))
        TabView(selection: $tab) {
            Tab("A", systemImage: "star", value: 0) { Text("A") }
            Tab("B", systemImage: "star", value: 1, role: .search) { Text("B") }
        }
        TabView { Tab("A", systemImage: "star") { Text("A") } }
    }
}
