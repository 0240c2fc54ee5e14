/// All views of a cell in drawing order, parents before their children.
package struct LaidOutTree: Equatable, Sendable {
    package var views: [LaidOutView]

    package init(views: [LaidOutView] = []) { self.views = views }
}
