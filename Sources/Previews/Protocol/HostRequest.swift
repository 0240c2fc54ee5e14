import Foundation
import ProofsheetDrawing
import ProofsheetViews

/// What the tool asks of a host.
package enum HostRequest: Equatable, Sendable {
    /// Load the user's library, and draw text in these fonts, images and colours from these asset catalogues.
    case load(library: String, fonts: FontPlaces, catalogues: [String] = [])
    /// Tell what the entries from this one on are: the types that offer previews, in the order they stand in the library.
    case describe(from: Int)
    /// Draw one preview in these cells, which are numbered by the tool.
    case render(PreviewKey, cells: [NumberedCell])

    /// A cell with the number under which its answer comes back.
    package struct NumberedCell: Equatable, Sendable {
        package let number: Int
        package let environment: CellEnvironment

        package init(number: Int, environment: CellEnvironment) {
            self.number = number
            self.environment = environment
        }
    }
}

extension HostRequest {
    static let kind = EncodedKind(letters: "PHQ", version: 3, name: "request to a host")

    /// The bytes that go through the channel.
    package func encoded() -> [UInt8] {
        var out = ByteWriter()
        out.header(Self.kind)
        switch self {
        case .load(let library, let fonts, let catalogues):
            out.byte(0)
            out.string(library)
            out.string(fonts.folder)
            for paths in [fonts.projectFiles, catalogues] {
                out.count(paths.count)
                for path in paths { out.string(path) }
            }
        case .describe(let first):
            out.byte(1)
            out.count(first)
        case .render(let preview, let cells):
            out.byte(2)
            out.count(preview.entry)
            out.count(preview.part)
            out.count(cells.count)
            for cell in cells {
                out.count(cell.number)
                out.block(Array((try? JSONEncoder().encode(cell.environment)) ?? Data()))
            }
        }
        return out.bytes
    }

    /// Rebuilds a request.
    package init(decoding bytes: [UInt8]) throws(MalformedEncoding) {
        var input = ByteReader(bytes)
        try input.header(Self.kind)
        switch try input.byte() {
        case 0:
            let (library, folder) = (try input.string(), try input.string())
            let (files, catalogues) = (try input.paths(), try input.paths())
            self = .load(library: library, fonts: FontPlaces(folder: folder, projectFiles: files), catalogues: catalogues)
        case 1: self = .describe(from: try input.index())
        case 2:
            let preview = PreviewKey(entry: try input.index(), part: try input.index())
            var cells: [NumberedCell] = []
            for _ in 0..<(try input.count(of: 2)) {
                let number = try input.index()
                let offset = input.position
                let data = Data(try input.block())
                guard let environment = try? JSONDecoder().decode(CellEnvironment.self, from: data) else {
                    throw .outOfRange("cell", offset: offset)
                }
                cells.append(NumberedCell(number: number, environment: environment))
            }
            self = .render(preview, cells: cells)
        default: throw .outOfRange("request", offset: input.position - 1)
        }
        try input.finish()
    }
}

extension ByteReader {
    /// A number that counts or orders things.
    mutating func index() throws(MalformedEncoding) -> Int { Int(clamping: try unsigned()) }

    /// Several paths.
    fileprivate mutating func paths() throws(MalformedEncoding) -> [String] {
        var paths: [String] = []
        for _ in 0..<(try count(of: 1)) { paths.append(try string()) }
        return paths
    }
}
