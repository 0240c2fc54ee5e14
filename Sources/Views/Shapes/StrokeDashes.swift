import Foundation
import ProofsheetDrawing

/// The dashes of a stroke style, laid along a line of many corners.
struct StrokeDashes {
    private let pattern: [CGFloat]
    private let phase: CGFloat

    init(_ style: StrokeStyle) {
        let isUsable = style.dash.allSatisfy { $0.isFinite && $0 >= 0 } && style.dash.contains { $0 > 0 }
        pattern = !isUsable ? [] : style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
        phase = style.dashPhase.isFinite ? style.dashPhase : 0
    }

    /// The pieces that are drawn; the whole line where there are no dashes.
    func cut(_ points: [CGPoint], isClosed: Bool) -> [(points: [CGPoint], isClosed: Bool)] {
        let period = pattern.reduce(0, +)
        let line = isClosed ? points + points.prefix(1) : points
        let length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance($1.1) }
        guard period > 0, length / period < 10_000 else { return [(points, isClosed)] }
        var (index, left) = (0, phase.truncatingRemainder(dividingBy: period))
        if left < 0 { left += period }
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var room = pattern[index] - left
        var pieces: [[CGPoint]] = index % 2 == 0 ? [[line[0]]] : []
        for (from, to) in zip(line, line.dropFirst()) {
            var at = from
            while at.distance(to) > room {
                at = at.mixed(to, room / at.distance(to))
                if index % 2 == 0 { pieces[pieces.count - 1].append(at) } else { pieces.append([at]) }
                index = (index + 1) % pattern.count
                room = pattern[index]
            }
            room -= at.distance(to)
            if index % 2 == 0 { pieces[pieces.count - 1].append(to) }
        }
        return pieces.filter { $0.count > 1 }.map { ($0, false) }
    }
}
