import Foundation
import ProofsheetSnapshots

/// The pictures that a page shows: each once, inside the page as long as there is room, else as the path of its file.
struct PagePictures {
    /// Where pictures come from.
    struct Files {
        /// The bytes of the PNG that a report names, nil where it cannot be read.
        let read: (String) -> [UInt8]?
        /// The address of that file as seen from the page.
        let address: (String) -> String
    }

    /// Addresses in the order of their numbers.
    private(set) var addresses: [String] = []
    /// The Base64 of those that are inside the page.
    private(set) var held: [Int: String] = [:]

    private let files: Files
    private var numbers: [String: Int] = [:]
    private var room: Int

    /// With room for so many bytes of Base64.
    init(_ files: Files, room: Int) {
        self.files = files
        self.room = room
    }

    /// The number of a picture, -1 for none; it is put into the page where there is room for it.
    mutating func number(_ path: String?, isHeld: Bool = true) -> Int {
        guard let path else { return -1 }
        let number = numbers[path] ?? addresses.count
        if number == addresses.count {
            numbers[path] = number
            addresses.append(files.address(path))
        }
        if isHeld, held[number] == nil, room > 0 { hold(number, path) }
        return number
    }

    private mutating func hold(_ number: Int, _ path: String) {
        guard let bytes = files.read(path) else { return }
        let length = (bytes.count + 2) / 3 * 4
        guard length <= room else {
            // What comes later matters less, so smaller pictures do not overtake.
            room = 0
            return
        }
        room -= length
        held[number] = Data(bytes).base64EncodedString()
    }
}
