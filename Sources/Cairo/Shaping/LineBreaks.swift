import _FoundationICU

/// Where lines may end in a text, by the toolchain's own tables of Unicode's line breaking rules.
///
/// The only file that knows the toolchain's Unicode library; its functions carry the prefix that library was built with.
final class LineBreaks {
    private let iterator: OpaquePointer?

    init() {
        var status = U_ZERO_ERROR
        iterator = swift_ubrk_open(UBRK_LINE, "en", nil, 0, &status)
    }

    deinit { swift_ubrk_close(iterator) }

    /// The UTF-8 offsets at which a new line may start, ascending; the end of the text is the last.
    func offsets(in text: String) -> [Int] {
        var text = text
        let found = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { offsets(in: $0) }
        }
        // Korean words stay whole, as the system's standard strategy has it (documented); Unicode's rules would cut them.
        guard text.unicodeScalars.contains(where: Self.isHangul) else { return found }
        return found.filter { !Self.isInsideWord($0, text) }
    }

    private static func isInsideWord(_ offset: Int, _ text: String) -> Bool {
        let index = text.utf8.index(text.startIndex, offsetBy: offset)
        guard index > text.startIndex, index < text.endIndex else { return false }
        let scalars = text.unicodeScalars
        return isHangul(scalars[scalars.index(before: index)]) && isHangul(scalars[index])
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
        default: false
        }
    }

    private func offsets(in bytes: UnsafeBufferPointer<CChar>) -> [Int] {
        guard !bytes.isEmpty, let iterator else { return [] }
        var status = U_ZERO_ERROR
        guard let view = swift_utext_openUTF8(nil, bytes.baseAddress, Int64(bytes.count), &status) else { return [] }
        defer { swift_utext_close(view) }
        swift_ubrk_setUText(iterator, view, &status)
        var offsets: [Int] = []
        while case let offset = swift_ubrk_next(iterator), offset >= 0 { offsets.append(Int(offset)) }
        return offsets
    }
}
