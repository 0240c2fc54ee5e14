/// What `golden.json` says: the accepted state of one preview over one matrix.
package struct Golden: Equatable, Sendable, Codable {
    package static let formatVersion = 1

    /// What a cell showed when it was accepted.
    package struct Cell: Equatable, Sendable, Codable {
        /// Of the canonical bytes of the display list, 64 hexadecimal digits.
        package let fingerprint: String
        /// The name of a picture, nil where only fingerprints are kept.
        package let picture: String?

        package init(fingerprint: String, picture: String?) {
            self.fingerprint = fingerprint
            self.picture = picture
        }
    }

    /// A picture: its file's bytes and its pixels by SHA-256, its size in pixels.
    package struct Picture: Equatable, Sendable, Codable {
        package let file, pixels: String
        package let width, height: Int

        package init(file: String, pixels: String, width: Int, height: Int) {
            self.file = file
            self.pixels = pixels
            self.width = width
            self.height = height
        }

        package var size: PixelSize { PixelSize(width: width, height: height) }
    }

    package let formatVersion: Int
    package let suite, preview, matrix: String
    /// The file of the preview below the project's root, by which a check of that file knows what became of its previews.
    package let source: String?
    package let keep: Keep
    package let axes: [SnapshotAxis]
    /// Versions and hashes of what made the pictures, by name.
    package let tools: [String: String]
    /// By the key of the cell.
    package let cells: [String: Cell]
    /// By the name of the file without its extension.
    package let pictures: [String: Picture]

    package init(
        name: SnapshotName, source: String? = nil, keep: Keep, axes: [SnapshotAxis], tools: [String: String], cells: [String: Cell],
        pictures: [String: Picture]
    ) {
        formatVersion = Self.formatVersion
        (suite, preview, matrix) = (name.suite, name.preview, name.matrix)
        self.source = source
        self.keep = keep
        self.axes = axes
        self.tools = tools
        self.cells = cells
        self.pictures = pictures
    }

    /// Whether the file of the picture that a cell shows has the cell's name.
    func names(_ cell: String) -> Bool { cells[cell]?.picture == FileName.safe(cell) }

    /// The first way in which the manifest contradicts itself, nil for a sound one.
    var contradiction: String? {
        for (key, cell) in cells.sorted(by: { $0.key < $1.key }) {
            guard Fingerprint(hex: cell.fingerprint) != nil else { return "the fingerprint of \(key) is not 64 hexadecimal digits" }
            guard (cell.picture != nil) == (keep == .pictures) else {
                return "\(key) \(cell.picture == nil ? "names no picture" : "names a picture") although it keeps \(keep.rawValue)"
            }
            if let picture = cell.picture, pictures[picture] == nil {
                return "\(key) shows \(picture), which is not listed"
            }
        }
        for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) {
            guard FileName.safe(name) == name else { return "\(name) is no name of a picture" }
            guard Fingerprint(hex: picture.file) != nil, Fingerprint(hex: picture.pixels) != nil else {
                return "a hash of \(name) is not 64 hexadecimal digits"
            }
            guard picture.width > 0, picture.height > 0 else { return "\(name) has no size" }
        }
        return nil
    }
}
