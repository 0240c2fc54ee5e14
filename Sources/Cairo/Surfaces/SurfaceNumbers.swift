/// Makes cairo's SVG the same in every run: it names surfaces and pictures by counters of the whole process.
enum SurfaceNumbers {
    private static let words = ["surface", "image"].map { Array($0.utf8) }

    /// The file with the numbers behind those words replaced by 1, 2, … in the order they first appear.
    static func renumbered(_ file: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(file.count)
        var numbers: [[UInt8]: Int] = [:]
        var index = 0
        while index < file.count {
            guard let word = words.first(where: { starts(file, at: index, with: $0) }) else {
                result.append(file[index])
                index += 1
                continue
            }
            result += word
            index += word.count
            let digits = Array(file[index...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
            guard !digits.isEmpty else { continue }
            index += digits.count
            let number = numbers[digits] ?? numbers.count + 1
            numbers[digits] = number
            result += Array(String(number).utf8)
        }
        return result
    }

    // A name stands after a quote or a hash, which no text and no number in the file does.
    private static func starts(_ file: [UInt8], at index: Int, with word: [UInt8]) -> Bool {
        guard index > 0, file[index - 1] == UInt8(ascii: "\"") || file[index - 1] == UInt8(ascii: "#") else { return false }
        return file[index...].starts(with: word)
    }
}
