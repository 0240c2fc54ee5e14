/// A picture in pixels: rows from the top without gaps, four bytes a pixel, straight-alpha sRGB in the order R, G, B, A.
package struct Bitmap: Equatable, Sendable {
    package let width, height: Int
    /// `width * height * 4` bytes.
    package var bytes: [UInt8]

    /// Nil where the sizes are not positive or the bytes do not fill them exactly.
    package init?(width: Int, height: Int, bytes: [UInt8]) {
        let (area, areaOverflows) = width.multipliedReportingOverflow(by: height)
        let (count, countOverflows) = area.multipliedReportingOverflow(by: 4)
        guard width > 0, height > 0, !areaOverflows, !countOverflows, bytes.count == count else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
