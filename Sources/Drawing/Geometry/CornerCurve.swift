import Foundation

/// How one side of a rectangle turns into the next.
struct CornerCurve {
    /// At most half a side.
    let radius: CGSize
    let style: RoundedCornerStyle
    /// How far from the corner the sides begin to bend.
    let reach: CGSize

    init(radius: CGSize, style: RoundedCornerStyle, in box: CGSize) {
        self.style = style
        self.radius = CGSize(width: min(max(radius.width, 0), box.width / 2), height: min(max(radius.height, 0), box.height / 2))
        let factor = style == .circular ? 1 : Self.distances[0]
        reach = CGSize(width: min(self.radius.width * factor, box.width / 2), height: min(self.radius.height * factor, box.height / 2))
    }

    // Distances along the sides over the radius, from where the side begins to bend. Published for UIKit's rounded paths;
    // pictures recorded on iOS 18.6 (a rectangle of 84 x 56 with a radius of 16 at 3x) differ by 0.05 pixels at most.
    private static let distances: [CGFloat] = [1.52866483, 1.08849323, 0.86840689, 0.63149399, 0.37282392, 0.16906013, 0.07491100]

    /// A line to the curve's beginning, and the curve; `incoming` is the direction of the side before the corner.
    func elements(at corner: CGPoint, _ incoming: CGVector) -> [Path.Element] {
        let outgoing = CGVector(dx: -incoming.dy, dy: incoming.dx)
        // A distance back along the incoming side, and one ahead along the outgoing one.
        func point(_ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
            func length(_ radii: CGFloat, _ direction: CGVector) -> CGFloat {
                direction.dx == 0 ? min(radii * radius.height, reach.height) : min(radii * radius.width, reach.width)
            }
            let (b, a) = (length(back, incoming), length(ahead, outgoing))
            return CGPoint(
                x: corner.x - incoming.dx * b + outgoing.dx * a, y: corner.y - incoming.dy * b + outgoing.dy * a)
        }
        switch style {
        case .circular:
            let begin: [Path.Element] = [.line(to: point(1, 0))]
            guard radius.width > 0, radius.height > 0 else { return begin }
            let pull = 1 - Path.quarterPull
            return begin + [.curve(to: point(0, 1), control1: point(pull, 0), control2: point(0, pull))]
        case .continuous:
            let d = Self.distances
            let begin: [Path.Element] = [.line(to: point(d[0], 0))]
            guard radius.width > 0, radius.height > 0 else { return begin }
            return begin + [
                .curve(to: point(d[3], d[6]), control1: point(d[1], 0), control2: point(d[2], 0)),
                .curve(to: point(d[6], d[3]), control1: point(d[4], d[5]), control2: point(d[5], d[4])),
                .curve(to: point(0, d[0]), control1: point(0, d[2]), control2: point(0, d[1])),
            ]
        }
    }
}

extension Outline {
    /// How far from the corners the sides are bent; zero where there are none.
    package var cornerReach: CGSize {
        switch self {
        case .roundedRect(let rect, let size): CornerCurve(radius: size, style: .circular, in: rect.standardized.size).reach
        case .continuousRect(let rect, let size): CornerCurve(radius: size, style: .continuous, in: rect.standardized.size).reach
        case .rect, .ellipse, .path: .zero
        }
    }

    /// Whether the corners are of the continuous style.
    package var isContinuous: Bool {
        if case .continuousRect = self { true } else { false }
    }
}
