import Foundation
import ProofsheetLayout

/// What a view is resolved with: its environment, its identity, and the session that renders the cell.
struct ResolveContext {
    var environment: EnvironmentValues
    var identity: Identity
    let session: Session
    /// The axis of the stack around the view, for spacers and dividers.
    var stackAxis: Axis?
    /// Whether rows of cells have a grid around them.
    var isInGrid = false
    /// What several views are one of where the view stands outside of any container: there a modifier has one view to change.
    var implicitRoot: ImplicitRoot?
    /// The nearest container for frames relative to it.
    var container: ContainerSize
    /// Composite views and loop elements whose first node has not been made yet, outermost first.
    var owners: [PathComponent] = []

    func child(_ step: Identity.Step) -> ResolveContext {
        var context = self
        context.identity = identity.child(step)
        return context
    }

    func appending(_ owner: PathComponent) -> ResolveContext {
        var context = self
        context.owners.append(owner)
        return context
    }

    /// The context of a container's content: owners stay with the container.
    func inside(_ axis: Axis? = nil, rows: Bool = false) -> ResolveContext {
        var context = self
        context.owners = []
        context.stackAxis = axis
        context.isInGrid = rows
        context.implicitRoot = nil
        return context
    }

    /// The context of content that has a whole screen, page or scroll view to itself.
    var alone: ResolveContext { rooted(.column) }

    /// The context of content that lies over or behind something else.
    var layered: ResolveContext { rooted(.pile) }

    private func rooted(_ root: ImplicitRoot) -> ResolveContext {
        var context = self
        context.implicitRoot = root
        return context
    }

    /// The context of one of several views that stand side by side.
    func member(_ step: Identity.Step) -> ResolveContext {
        var context = child(step)
        context.implicitRoot = nil
        return context
    }

    func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> ResolveContext {
        var context = self
        context.environment.set(keyPath, value)
        return context
    }
}
