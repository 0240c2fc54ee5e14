import Foundation

/// How one side of a rectangle turns into the next.
struct CornerCurve {
    /// At most half a side.
    let radius: CGSize
    let style: RoundedCornerStyle
    /// How far from the corner the sides begin to bend.
    let reach: CGSize
    /// Along the horizontal side, and along the vertical one.
    private let across, down: CornerDistances

    init(radius: CGSize, style: RoundedCornerStyle, in box: CGSize) {
        self.style = style
        let half = CGSize(width: box.width / 2, height: box.height / 2)
        // One radius stays one, for which the shorter side has room.
        let most = radius.width == radius.height ? CGSize(width: min(half.width, half.height), height: min(half.width, half.height)) : half
        self.radius = CGSize(width: min(max(radius.width, 0), most.width), height: min(max(radius.height, 0), most.height))
        // Each side bends as far as half of it has room for: the long sides of a capsule early, its short ones like a circle.
        func distances(_ half: CGFloat, _ radius: CGFloat) -> CornerDistances {
            style == .circular ? .circular : .continuous(room: half / max(radius, .leastNonzeroMagnitude))
        }
        across = distances(half.width, self.radius.width)
        down = distances(half.height, self.radius.height)
        reach = CGSize(width: self.radius.width * across.begin, height: self.radius.height * down.begin)
    }

    /// A line to the curve's beginning, and the curve; `incoming` is the direction of the side before the corner.
    func elements(at corner: CGPoint, _ incoming: CGVector) -> [Path.Element] {
        let outgoing = CGVector(dx: -incoming.dy, dy: incoming.dx)
        // A distance back along the incoming side, and one ahead along the outgoing one.
        func point(_ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
            func length(_ radii: CGFloat, _ direction: CGVector) -> CGFloat { radii * (direction.dx == 0 ? radius.height : radius.width) }
            let (b, a) = (length(back, incoming), length(ahead, outgoing))
            return CGPoint(
                x: corner.x - incoming.dx * b + outgoing.dx * a, y: corner.y - incoming.dy * b + outgoing.dy * a)
        }
        let (before, after) = incoming.dx == 0 ? (down, across) : (across, down)
        let begin: [Path.Element] = [.line(to: point(before.begin, 0))]
        guard radius.width > 0, radius.height > 0 else { return begin }
        guard style == .continuous else {
            let pull = 1 - Path.quarterPull
            return begin + [.curve(to: point(0, 1), control1: point(pull, 0), control2: point(0, pull))]
        }
        return begin + [
            .curve(
                to: point(before.joint.far, before.joint.near), control1: point(before.first, 0),
                control2: point(before.second.far, before.second.near)),
            .curve(
                to: point(after.joint.near, after.joint.far), control1: point(before.third.far, before.third.near),
                control2: point(after.third.near, after.third.far)),
            .curve(
                to: point(0, after.begin), control1: point(after.second.near, after.second.far), control2: point(0, after.first)),
        ]
    }
}

extension Outline {
    private var corner: CornerCurve? {
        switch self {
        case .roundedRect(let rect, let size): CornerCurve(radius: size, style: .circular, in: rect.standardized.size)
        case .continuousRect(let rect, let size): CornerCurve(radius: size, style: .continuous, in: rect.standardized.size)
        case .rect, .ellipse, .path: nil
        }
    }

    /// The radius that the corners have room for; zero where there are none.
    package var cornerRadius: CGSize { corner?.radius ?? .zero }

    /// How far from the corners the sides are bent; zero where there are none.
    package var cornerReach: CGSize { corner?.reach ?? .zero }

    /// Whether the corners are of the continuous style.
    package var isContinuous: Bool {
        if case .continuousRect = self { true } else { false }
    }
}
