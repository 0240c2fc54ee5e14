import Foundation
import ProofsheetLayout

/// Screens on top of each other, the last of which shows; those below it are laid out too, so that they appear and can ask for more.
nonisolated struct ScreenStack: View, PrimitiveView {
    /// Screens after which nothing more is pushed.
    private static let mostScreens = 20

    /// The name of the container in paths.
    let name: String
    /// The first screen, and the columns that follow it where a split view has one screen only.
    let columns: [ViewPart]
    /// The values of the screens that were pushed.
    var path: [AnyHashable] = []
    /// The column that shows, nil where what is chosen in a column opens the next one.
    var column: Int?
    /// Whether a stack on the first screen has its bar in the place of this one's.
    var yields = false
    /// Told of the screen that the first one presents, where that goes elsewhere instead of on top.
    var handOn: ((ViewPart) -> Void)?

    // What a screen asked for when its frames were known; content made late can only be heard then.
    private final class Heard {
        var wish: StackWish?
    }

    private struct Screen {
        let node: LayoutNode
        let wish: StackWish
        let mode: NavigationBarItem.TitleDisplayMode?
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        var screens: [Screen] = []
        var destinations = StackWish()
        var rest = path[...]
        var next: ViewPart? = columns.first
        while let part = next, screens.count < Self.mostScreens {
            let screen = screen(part, below: screens.last, screens.count, context)
            screens.append(screen)
            StackWishPreference.reduce(value: &destinations) { screen.wish }
            next = opened(after: screens.count, screen.wish)
            if next == nil, let value = rest.popFirst() {
                next = destinations.destination(of: value)
                if next == nil {
                    context.session.note(
                        "A navigation path holds a \(TypeName.short(type(of: value.base))) for which there is no destination; the last screen before it is shown."
                    )
                }
            } else if next == nil, let presented = screen.wish.presented {
                if let handOn { handOn(presented) } else { next = presented }
            }
        }
        guard let top = screens.popLast() else { return .empty }
        top.node.info.answerStackWishes()
        if screens.isEmpty { return .nodes([top.node]) }
        let below = screens.map { screen in
            context.wrap(screen.node) { info in
                info.isHidden = true
                info.stopsPreferences = true
            }
        }
        let layers = LayersRule(primary: below.count, alignment: .center)
        return .nodes([context.wrap(top.node, layers, children: below + [top.node])])
    }

    // The column that follows by itself.
    private func opened(after count: Int, _ wish: StackWish) -> ViewPart? {
        guard count < columns.count else { return nil }
        return (column.map { count <= $0 } ?? wish.isChosen) ? columns[count] : nil
    }

    private func screen(_ part: ViewPart, below: Screen?, _ number: Int, _ context: ResolveContext) -> Screen {
        var place = number == 0 ? context : context.child(.part("screen")).child(.index(number))
        var screen = BarScreen(name: name, content: PartView(part: part))
        if let below {
            screen.leadingItem = wayBack(to: below, place)
            screen.inheritedMode = below.mode
            place.environment.isPresented = true
        } else {
            screen.leadingItem = context.environment.leadingBarItem
        }
        screen.yields = yields
        let node = place.single(screen.resolve(place))
        let mode = PreferencePass.value(BarPreference.self, at: node)?.displayMode ?? .automatic
        return Screen(
            node: node, wish: wish(of: node, place), mode: mode == .automatic ? below?.mode : mode)
    }

    private func wayBack(to screen: Screen, _ place: ResolveContext) -> BarContent.Item {
        let title = PreferencePass.value(BarPreference.self, at: screen.node)?.title
        return BarContent.Item(
            key: ObjectIdentifier(place.identity.child(.part("back"))), index: 0, placement: .topBarLeading,
            part: ViewPart { BackButton(title: title).resolve($0.child(.part("back"))) }, isWayBack: true)
    }

    private func wish(of node: LayoutNode, _ place: ResolveContext) -> StackWish {
        let heard = place.identity.child(.part("wish")).slot(0) { Heard() }
        let said = PreferencePass.value(StackWishPreference.self, at: node) ?? StackWish()
        let wish = opens(said) ? said : heard.wish ?? said
        node.info.onArranged.append { node in
            // Below the node itself, which keeps what it answers to itself.
            let now = PreferencePass.below(StackWishPreference.self, node) ?? StackWish()
            if opens(now) != opens(wish) { place.session.needsAnotherRound = true }
            heard.wish = now
        }
        return wish
    }

    /// Whether another screen may follow from the wish.
    private func opens(_ wish: StackWish) -> Bool {
        wish.presented != nil || columns.count > 1 && wish.isChosen || !path.isEmpty && !wish.destinations.isEmpty
    }
}
