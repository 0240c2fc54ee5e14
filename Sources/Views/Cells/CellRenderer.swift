import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Renders views for cells: resolves, settles, lays out and draws into values, without a pixel.
///
///     let cell = CellRenderer(profile: profile, shaper: shaper).render(Text("Hello"), in: CellEnvironment(width: 390, height: 844))
///
/// Runs on the main thread only.
package struct CellRenderer {
    /// Rounds after which a view that still changes is taken as it is: architecture 4.
    private static let mostRounds = 10

    private let profile: SystemProfile
    private let shaper: any TextShaper
    private let assets: any AssetSource
    private let stackBytes: Int

    /// Without a source of assets there is no catalogue.
    ///
    /// The size of the main thread's stack decides how deep views may be nested; 8 MB is the common one.
    package init(profile: SystemProfile, shaper: any TextShaper, assets: (any AssetSource)? = nil, stackBytes: Int = 8 << 20) {
        self.assets = assets ?? NoAssets()
        self.profile = profile
        self.shaper = shaper
        self.stackBytes = stackBytes
    }

    package func render<Content: View>(_ view: Content, in cell: CellEnvironment) -> RenderedCell {
        rendering(cell) { settled(view, $0) }
    }

    /// The same for a view that is made while the cell is the current one: what it is made from may ask for the screen; nil for none.
    package func render(in cell: CellEnvironment, making make: () -> (any View)?) -> RenderedCell? {
        rendering(cell) { session in make().map { settled($0, session) } }
    }

    private func rendering<Result>(_ cell: CellEnvironment, _ body: (Session) -> Result) -> Result {
        let session = Session(cell: cell, profile: profile, shaper: shaper, assets: assets, stackBytes: stackBytes)
        return GlobalJobs.keepingBack {
            CurrentCell.with(cell, profile: profile, assets: assets, note: { session.reads.note($0) }) { body(session) }
        }
    }

    private func settled<Content: View>(_ view: Content, _ session: Session) -> RenderedCell {
        var root = round(view, session)
        var rounds = 1
        while session.needsAnotherRound && session.stackRoom.end == nil && rounds < Self.mostRounds {
            root = round(view, session)
            rounds += 1
        }
        if session.needsAnotherRound {
            session.note("The view still changes after \(Self.mostRounds) rounds; it is shown as it was then.")
        }
        Settling.finish(session)
        return picture(of: root, session)
    }

    private func round<Content: View>(_ view: Content, _ session: Session) -> LayoutNode {
        session.beginRound()
        let cell = session.cell
        let window = WindowSize(cell)
        var context = ResolveContext(
            environment: EnvironmentValues(cell: cell, reads: session.reads), identity: session.root, session: session,
            container: ContainerSize(window.safeSize))
        context.environment.session = session
        context.implicitRoot = .column
        if let scheme = session.preferredScheme { context.environment.colorScheme = scheme }
        let views = view.resolved(context)
        // Of views without end nothing is shown, and what there is of them is too deep to be laid out.
        let content = context.single(session.stackRoom.end == nil ? views : .empty)
        let size = cell.sizing == .sizeThatFits ? finite(content.sizeThatFits(ProposedViewSize(window.size)), window.size) : window.size
        let presented = session.presentations.nodes(context)
        let behind = session.presentations.pushesBack ? PushedBack.wrap(content, context) : content
        let root = LayoutNode(WindowRule(safeArea: window.insets), children: [behind] + presented, direction: .leftToRight)
        let bounds = CGRect(origin: .zero, size: size)
        root.arrange(
            bounds, proposal: ProposedViewSize(size), surroundings: Surroundings(container: bounds, safe: bounds))
        finish(root)
        session.prefer(PreferencePass.value(PreferredColorSchemeKey.self, at: content) ?? nil)
        Settling.settle(session)
        return root
    }

    private func finish(_ node: LayoutNode) {
        guard !node.info.isOutOfSight else { return leave(node) }
        for action in node.info.onArranged { action(node) }
        for child in node.children { finish(child) }
    }

    private func leave(_ node: LayoutNode) {
        for action in node.info.onUnseen { action() }
        for child in node.children { leave(child) }
    }

    private func finite(_ size: CGSize, _ fallback: CGSize) -> CGSize {
        CGSize(
            width: size.width.isFinite ? size.width : fallback.width,
            height: size.height.isFinite ? size.height : fallback.height)
    }

    private func picture(of root: LayoutNode, _ session: Session) -> RenderedCell {
        var painter = Painter(node: 0)
        let isPushedBack = session.presentations.pushesBack && PushedBack.inset(session) > 0
        let background = isPushedBack ? .black : session.profile.color("systemBackground", session.scheme)
        painter.shape(.rect(CGRect(origin: .zero, size: root.frame.size)), .color(background))
        var writer = TreeWriter(ground: painter.items)
        let items = writer.write(root)
        var cell = RenderedCell(
            tree: writer.tree,
            list: DisplayList(size: root.frame.size, scale: session.cell.scale, items: items),
            readAxes: session.reads.axes.sorted(), notes: session.notes)
        cell.endOfStack = session.stackRoom.end
        return cell
    }
}

/// The window of a cell: its size and the insets of its safe area, in points.
struct WindowSize {
    let size: CGSize
    let insets: EdgeInsets
    private let isPad: Bool

    init(_ cell: CellEnvironment) {
        isPad = cell.isPad
        switch cell.sizing {
        case .container:
            size = CGSize(width: cell.width, height: cell.height)
            insets = EdgeInsets(
                top: cell.safeArea.top, leading: cell.safeArea.left, bottom: cell.safeArea.bottom,
                trailing: cell.safeArea.right)
        case .sizeThatFits:
            size = CGSize(width: cell.width, height: cell.height)
            insets = EdgeInsets()
        case .fixed(let width, let height):
            size = CGSize(width: width, height: height)
            insets = EdgeInsets()
        }
    }

    /// Whether the window is that of a phone without round corners: nothing is unsafe at its lower edge, and a status bar at most above.
    var isPlainPhone: Bool { !isPad && insets.bottom == 0 && insets.top <= 20 }

    /// The window less its safe area.
    var safeSize: CGSize {
        CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    }
}
