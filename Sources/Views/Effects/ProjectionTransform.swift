import Foundation
import ProofsheetDrawing

/// A map of the plane with perspective, as a matrix of three rows that points are multiplied with from the left.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}

    public init(_ transform: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty
        )
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        let (left, right) = (rows, other.rows)
        func cell(_ row: Int, _ column: Int) -> CGFloat {
            left[row][0] * right[0][column] + left[row][1] * right[1][column] + left[row][2] * right[2][column]
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
        (result.m21, result.m22, result.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
        (result.m31, result.m32, result.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
        return result
    }

    private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

    /// The affine map that agrees with this one, in place and direction, at a point; the identity where there is none.
    func flattened(at point: CGPoint) -> CGAffineTransform {
        let weight = m13 * point.x + m23 * point.y + m33
        guard weight.isFinite, weight != 0 else { return .identity }
        let x = (m11 * point.x + m21 * point.y + m31) / weight
        let y = (m12 * point.x + m22 * point.y + m32) / weight
        let (a, b) = ((m11 - x * m13) / weight, (m12 - y * m13) / weight)
        let (c, d) = ((m21 - x * m23) / weight, (m22 - y * m23) / weight)
        let map = CGAffineTransform(
            a, b, c, d, x - a * point.x - c * point.y, y - b * point.x - d * point.y)
        return map.isFinite ? map : .identity
    }
}

extension CGPoint {
    public func applying(_ projection: ProjectionTransform) -> CGPoint {
        let weight = projection.m13 * x + projection.m23 * y + projection.m33
        guard weight != 0 else { return self }
        return CGPoint(
            x: (projection.m11 * x + projection.m21 * y + projection.m31) / weight,
            y: (projection.m12 * x + projection.m22 * y + projection.m32) / weight)
    }
}
