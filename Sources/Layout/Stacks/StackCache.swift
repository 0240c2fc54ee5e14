import Foundation

/// What a stack keeps between its answers: the gaps of its subviews, and how it has shared out each proposal.
public struct StackCache {
    var gaps: [CGFloat]?
    var solutions = AnswerMemory<ProposedViewSize, [StackRule.Share]>()
}
