import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The switch of a toggle: a track with a knob at one end.
enum SwitchDrawing {
    static func view(isOn: Bool, _ context: ResolveContext) -> DrawnView {
        let profile = context.session.profile
        let size = CGSize(width: profile.metric("toggle.width"), height: profile.metric("toggle.height"))
        let knob = CGSize(width: profile.metric("toggle.knobWidth"), height: profile.metric("toggle.knobHeight"))
        let inset = CGFloat(profile.metric("toggle.knobInset"))
        let height = RowControl.height(size.height, context)
        return DrawnView(width: profile.metric("toggle.layoutWidth"), height: height) { frame, context, painter in
            let isMirrored = context.environment.layoutDirection == .rightToLeft
            // The track is wider than what it counts for: it reaches beyond the trailing end.
            let track = CGRect(
                x: isMirrored ? frame.maxX - size.width : frame.minX, y: frame.midY - size.height / 2, width: size.width,
                height: size.height)
            let on = context.environment.tint ?? .green
            let ground = isOn ? on : context.systemColor("switchOffTrack")
            capsule(track, .color(ground.rgba(in: context)), &painter)
            let isRight = isOn != isMirrored
            let x = isRight ? track.maxX - inset - knob.width : track.minX + inset
            let place = CGRect(x: x, y: track.midY - knob.height / 2, width: knob.width, height: knob.height)
            capsule(place, .color(.white), &painter)
        }
    }

    static func capsule(_ frame: CGRect, _ paint: Paint, _ painter: inout Painter) {
        let radius = min(frame.width, frame.height) / 2
        painter.shape(.roundedRect(frame, cornerSize: CGSize(width: radius, height: radius)), paint)
    }
}

/// Controls in rows of lists.
enum RowControl {
    /// The height in points a control counts for: in a row it may reach into the row's insets and keeps the row's height.
    ///
    /// One that fills its row counts as high as it is on iOS 26: recorded of a slider of 31 in a row of 61, assumed of segments.
    static func height(_ own: CGFloat, _ context: ResolveContext, fills: Bool = false) -> CGFloat {
        let isWhole = context.environment.enclosingList == nil || fills && context.session.profile.generation == .ios26
        return isWhole ? own : min(own, 20)
    }
}
