/// One of two views, chosen by an `if` or `switch`.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    func resolve(_ context: ResolveContext) -> ViewList {
        context.session.meetVariableViews()
        return switch storage {
        case .trueContent(let content): content.resolved(context.child(.branch(true)))
        case .falseContent(let content): content.resolved(context.child(.branch(false)))
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    func resolve(_ context: ResolveContext) -> ViewList {
        context.session.meetVariableViews()
        return self?.resolved(context.child(.branch(true))) ?? .empty
    }
}
