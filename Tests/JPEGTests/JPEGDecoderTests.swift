import Foundation
import ProofsheetDrawing
import ProofsheetJPEG
import Testing

/// 16 x 8 pixels, the left half red and the right half blue, as Pillow writes them at quality 90.
private let plain = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUE\
    BQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAA\
    AAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdI\
    SUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6\
    /8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcY\
    GRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna\
    4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9UzwKv9xj/HQ//Z
    """

/// The notes of a camera that was turned: orientation 6, the first row is the right side.
private let turnedNotes = "/+EAIkV4aWYAAE1NACoAAAAIAAEBEgADAAAAAQAGAAAAAAAA"

/// 16 x 8 pixels in cyan, magenta, yellow and black.
private let inks = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwPFxgWFBgSFBUU/8AAFAgACAAQBEMR\
    AE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNi\
    coIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS\
    09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwD9U6/Kqvyqr9U6/lXor+qiiv/Z
    """

@Suite("JPEG pictures")
struct JPEGDecoderTests {
    private func file(_ text: String) throws -> [UInt8] { Array(try #require(Data(base64Encoded: text))) }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let place = (y * bitmap.width + x) * 4
        return Array(bitmap.bytes[place..<place + 4])
    }

    /// The plain picture with the notes of a camera behind its first marker.
    private func turned() throws -> [UInt8] {
        let bytes = try file(plain)
        return try bytes[..<2] + file(turnedNotes) + bytes[2...]
    }

    // The values are those that Pillow, over another build of the same library, reads.
    @Test("Pixels are opaque and lie in rows from the top left")
    func pixels() throws {
        let bitmap = try JPEGDecoder.decode(file(plain), area: 128)
        #expect((bitmap.width, bitmap.height) == (16, 8))
        #expect(pixel(bitmap, 3, 3) == [254, 0, 0, 255])
        #expect(pixel(bitmap, 12, 3) == [0, 0, 254, 255])
    }

    @Test("The size is told without unpacking")
    func size() throws {
        #expect(try JPEGDecoder.size(file(plain)) == (16, 8))
        #expect(try JPEGDecoder.size(file(inks)) == (16, 8))
    }

    @Test("A picture of a turned camera is made upright: what was left is up")
    func upright() throws {
        let bitmap = try JPEGDecoder.decode(turned(), area: 128)
        #expect((bitmap.width, bitmap.height) == (8, 16))
        #expect(pixel(bitmap, 4, 2) == [254, 0, 0, 255])
        #expect(pixel(bitmap, 4, 13) == [0, 0, 254, 255])
    }

    // Where the corner with the first row and the first column comes to lie, from the definition in Exif.
    @Test(
        "Every way to hold a camera is known",
        arguments: [(1, 0, 0), (2, 1, 0), (3, 1, 1), (4, 0, 1), (5, 0, 0), (6, 1, 0), (7, 1, 1), (8, 0, 1)])
    func orientations(number: UInt8, column: Int, row: Int) throws {
        var bytes = try turned()
        // The number stands behind two markers, the name, the head, the number of entries, and tag, type and count.
        bytes[2 + 4 + 6 + 8 + 2 + 8 + 1] = number
        let bitmap = try JPEGDecoder.decode(bytes, area: 128)
        #expect((bitmap.width, bitmap.height) == (number > 4 ? (8, 16) : (16, 8)))
        let (x, y) = (column == 0 ? 1 : bitmap.width - 2, row == 0 ? 1 : bitmap.height - 2)
        #expect(pixel(bitmap, x, y) == [254, 0, 0, 255])
        #expect(pixel(bitmap, bitmap.width - 1 - x, bitmap.height - 1 - y) == [0, 0, 254, 255])
    }

    @Test("A number of no orientation is upright", arguments: [0, 9, 255])
    func noOrientation(number: UInt8) throws {
        var bytes = try turned()
        bytes[2 + 4 + 6 + 8 + 2 + 8 + 1] = number
        #expect(try JPEGDecoder.decode(bytes, area: 128).width == 16)
    }

    @Test("Of colours of printing inks only the size is known")
    func printing() throws {
        #expect(throws: JPEGError.inks) { try JPEGDecoder.decode(file(inks), area: 128) }
    }

    @Test("A picture of more pixels than are allowed is not unpacked")
    func large() throws {
        #expect(throws: JPEGError.tooLarge(width: 16, height: 8)) { try JPEGDecoder.decode(file(plain), area: 127) }
        var bytes = try file(plain)
        // The header claims 65,535 pixels a side.
        let frame = try #require(bytes.indices.dropLast(8).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        for place in 5...8 { bytes[frame + place] = 0xFF }
        bytes[frame + 6] = 0xDC
        bytes[frame + 8] = 0xDC
        #expect(throws: JPEGError.tooLarge(width: 65_500, height: 65_500)) { try JPEGDecoder.decode(bytes, area: 40_000_000) }
    }

    @Test("A file that is cut off anywhere is damaged, and nothing worse happens")
    func cutOff() throws {
        let bytes = try file(plain)
        for count in 0..<bytes.count - 2 {
            #expect(throws: JPEGError.damaged) { try JPEGDecoder.decode(Array(bytes.prefix(count)), area: 128) }
        }
    }

    @Test("A file with any one byte turned over is a picture of some sort, or an error")
    func damaged() throws {
        let bytes = try turned()
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 0xFF
            do throws(JPEGError) {
                let bitmap = try JPEGDecoder.decode(other, area: 100_000)
                #expect(bitmap.bytes.count == bitmap.width * bitmap.height * 4)
            } catch {
                #expect(error != .tooLarge(width: 0, height: 0))
            }
        }
    }

    @Test("Nothing, and bytes of something else, are no picture", arguments: ["", "GIF89a", "<svg/>"])
    func others(text: String) {
        #expect(throws: JPEGError.damaged) { try JPEGDecoder.decode(Array(text.utf8), area: 128) }
    }
}
