import Foundation
import ProofsheetDrawing

extension GraphicsContext {
    /// What paths are filled and traced with; points are in the coordinates of drawing.
    public struct Shading {
        private let make: (ResolveContext, CGRect) -> Paint

        func paint(in context: ResolveContext, _ bounds: CGRect) -> Paint { make(context, bounds) }

        public static var foreground: Shading { style(ForegroundStyle()) }
        public static var backdrop: Shading { style(BackgroundStyle()) }

        public static func color(_ color: Color) -> Shading { style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { style(Color(colorSpace, white: white, opacity: opacity)) }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { context, bounds in style.resolvedPaint(in: context, bounds) }
        }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { context, _ in .linear(stops: gradient.resolved(in: context), from: startPoint, to: endPoint) }
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { context, _ in
                .radial(stops: gradient.resolved(in: context), center: center, from: startRadius, to: endRadius)
            }
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { context, _ in
                .angular(
                    stops: gradient.resolved(in: context), center: center, startAngle: CGFloat(angle.radians),
                    endAngle: CGFloat(angle.radians) + 2 * .pi)
            }
        }

        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }

        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    }

    public func resolve(_ shading: Shading) -> Shading { shading }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, shading, evenOdd: style.isEOFilled, nil)
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { draw(path, shading, evenOdd: false, style) }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func draw(_ path: Path, _ shading: Shading, evenOdd: Bool, _ stroke: StrokeStyle?) {
        var painter = Painter(node: sheet.node)
        painter.shape(.path(path, evenOdd: evenOdd), shading.paint(in: sheet.context, path.boundingRect), stroke: stroke)
        draw(painter.items)
    }
}
