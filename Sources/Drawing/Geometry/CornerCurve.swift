import Foundation

/// How one side of a rectangle turns into the next.
struct CornerCurve {
    /// At most half a side.
    let radius: CGSize
    let style: RoundedCornerStyle
    /// How far from the corner the sides begin to bend.
    let reach: CGSize
    private let distances: CornerDistances

    init(radius: CGSize, style: RoundedCornerStyle, in box: CGSize) {
        self.style = style
        let half = CGSize(width: box.width / 2, height: box.height / 2)
        // One radius stays one, for which the shorter side has room.
        let most = radius.width == radius.height ? CGSize(width: min(half.width, half.height), height: min(half.width, half.height)) : half
        self.radius = CGSize(width: min(max(radius.width, 0), most.width), height: min(max(radius.height, 0), most.height))
        // Half a side over the radius. A radius of zero leaves all the room there is.
        let room = min(
            half.width / max(self.radius.width, .leastNonzeroMagnitude), half.height / max(self.radius.height, .leastNonzeroMagnitude)
        )
        distances = style == .circular ? .circular : .continuous(room: room)
        reach = CGSize(width: self.radius.width * distances.begin, height: self.radius.height * distances.begin)
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
        let d = distances
        let begin: [Path.Element] = [.line(to: point(d.begin, 0))]
        guard radius.width > 0, radius.height > 0 else { return begin }
        guard style == .continuous else {
            let pull = 1 - Path.quarterPull
            return begin + [.curve(to: point(0, 1), control1: point(pull, 0), control2: point(0, pull))]
        }
        return begin + [
            .curve(to: point(d.joint.far, d.joint.near), control1: point(d.first, 0), control2: point(d.second.far, d.second.near)),
            .curve(
                to: point(d.joint.near, d.joint.far), control1: point(d.third.far, d.third.near),
                control2: point(d.third.near, d.third.far)),
            .curve(to: point(0, d.begin), control1: point(d.second.near, d.second.far), control2: point(0, d.first)),
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
