import Foundation
import ProofsheetPreviews
import ProofsheetViews
import Testing

@Suite struct HostProtocolTests {
    static let requests: [HostRequest] = [
        .load(library: "/a/ü.so", fonts: FontPlaces(folder: "")),
        .load(library: "", fonts: FontPlaces(folder: "/f", projectFiles: ["/p/ü.ttf", "/q.otf"])),
        .load(library: "a", fonts: FontPlaces(folder: "/f", projectFiles: ["/b"]), catalogues: ["/p/ü.xcassets", "/q"]), .describe(from: 0),
        .describe(from: 70_000),
        .render(PreviewKey(entry: 3, part: 1), cells: [.init(number: 9, environment: CellEnvironment(width: 390.5, height: 844))]),
    ]

    static let replies: [HostReply] = [
        .loaded([]), .loaded([.provider(type: ["A", "B_Previews"]), .macro(path: "a.swift", line: 12)]), .notLoaded("no"),
        .answer(step: 300, payload: [0, 255]), .refused(step: 0, sentence: ""),
    ]

    @Test("A request is read as it was written", arguments: requests)
    func request(_ request: HostRequest) throws { #expect(try HostRequest(decoding: request.encoded()) == request) }

    @Test("An answer is read as it was written", arguments: replies)
    func reply(_ reply: HostReply) throws { #expect(try HostReply(decoding: reply.encoded()) == reply) }

    @Test("An answer cut off anywhere is refused", arguments: replies)
    func cutReply(_ reply: HostReply) {
        let bytes = reply.encoded()
        for length in 0..<bytes.count {
            #expect(throws: (any Error).self) { try HostReply(decoding: Array(bytes.prefix(length))) }
        }
    }

    @Test("A request of another version is refused")
    func version() {
        var bytes = HostRequest.describe(from: 0).encoded()
        bytes[3] += 1
        #expect(throws: (any Error).self) { try HostRequest(decoding: bytes) }
    }

    @Test("Attributes come through whole")
    func attributes() throws {
        let all = PreviewAttributes(
            displayName: "a", layout: .fixed(width: 1, height: 2.5), device: "iPhone 16", orientation: .landscapeRight,
            colorScheme: .dark)
        let list = [PreviewDescription(attributes: all, viewName: "V"), PreviewDescription(attributes: .init(), viewName: "")]
        #expect(try PreviewDescription.list(decoding: PreviewDescription.encoded(list)) == list)
    }

    @Test("Messages are cut out of a stream, however it arrives")
    func frames() throws {
        let messages: [[UInt8]] = [[], [1], Array(repeating: 7, count: 70_000), [2, 3]]
        let stream = messages.flatMap(FrameBuffer.framed)
        for chunk in [1, 3, 4096, stream.count] {
            var buffer = FrameBuffer()
            var found: [[UInt8]] = []
            for start in stride(from: 0, to: stream.count, by: chunk) {
                buffer.append(stream[start..<min(start + chunk, stream.count)])
                while let message = try buffer.next() { found.append(message) }
            }
            #expect(found == messages)
        }
    }

    @Test("A message that claims to be endless is refused before it is waited for")
    func endlessFrame() {
        var buffer = FrameBuffer()
        buffer.append([255, 255, 255, 255])
        #expect(throws: FrameError(length: 4_294_967_295)) { try buffer.next() }
    }
}
