import Foundation

/// What a case demands of one named node.
enum CaseExpectation: Sendable {
    /// Parts of the final frame in points of the canvas; nil parts are not looked at.
    case frame(name: String, x: CGFloat?, y: CGFloat?, width: CGFloat?, height: CGFloat?)
    /// The answer to one proposal in points.
    case answer(name: String, proposal: [CGFloat?], size: CGSize)
}
