/// Would take back changes; nothing is ever undone in a still picture.
public final class UndoManager {
    public init() {}

    public var canUndo: Bool { false }
    public var canRedo: Bool { false }
    public var isUndoing: Bool { false }
    public var isRedoing: Bool { false }

    public func undo() {}
    public func redo() {}
    public func removeAllActions() {}
    public func setActionName(_ actionName: String) {}
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {}
}
