import Foundation
import ProofsheetDrawing

/// A rotation in space, seen from in front at a distance that follows the view's size.
struct SpaceRotation {
    /// The first two columns and the third row of the rotation, by name of input and output axis.
    private let xx, xy, xz, yx, yy, yz, zx, zy, zz: CGFloat
    private let anchorZ, pull: CGFloat

    /// `perspective` 0 is a parallel projection; 1 looks from a distance of the larger side [assumed].
    init(
        _ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat, perspective: CGFloat, size: CGSize
    ) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        let (x, y, z) = length > 0 ? (axis.x / length, axis.y / length, axis.z / length) : (0, 0, 1)
        let (sine, cosine) = Trigonometry.sineAndCosine(length > 0 ? CGFloat(angle.radians) : 0)
        let rest = 1 - cosine
        (xx, xy, xz) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
        (yx, yy, yz) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
        (zx, zy, zz) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
        self.anchorZ = anchorZ.isFinite ? anchorZ : 0
        let distance = max(size.width, size.height)
        pull = distance > 0 && perspective.isFinite ? perspective / distance : 0
    }

    /// The map of the view's plane around an anchor in points; nearer parts grow.
    func projection(_ anchor: CGPoint) -> ProjectionTransform {
        var turned = ProjectionTransform()
        (turned.m11, turned.m12, turned.m13) = (xx, xy, -xz * pull)
        (turned.m21, turned.m22, turned.m23) = (yx, yy, -yz * pull)
        (turned.m31, turned.m32, turned.m33) = (-zx * anchorZ, -zy * anchorZ, 1 - (anchorZ - zz * anchorZ) * pull)
        return ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y)).concatenating(turned)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
    }
}
