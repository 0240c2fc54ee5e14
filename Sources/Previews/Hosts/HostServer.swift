import Glibc
import ProofsheetDrawing
import ProofsheetViews

/// The other end of the channel: loads user code and answers the tool, in the process of a host.
@MainActor final class HostServer {
    private let channel: Descriptor
    private var drawing = CellDrawing(fonts: FontPlaces(folder: ""))
    private var frames = FrameBuffer()
    private var library: UserLibrary?
    private let process = getpid()
    /// Nil in a process without fixed random numbers.
    private let restartRandomNumbers: (() -> Void)?

    init(channel: Descriptor, restartRandomNumbers: (() -> Void)?) {
        self.channel = channel
        self.restartRandomNumbers = restartRandomNumbers
    }

    /// Answers requests until the tool closes the channel; the result is an exit status.
    func serve() -> Int32 {
        while true {
            do {
                while let message = try frames.next() { answer(try HostRequest(decoding: message)) }
            } catch {
                return EX_PROTOCOL
            }
            guard case .bytes(let bytes) = channel.read() else { return EXIT_SUCCESS }
            frames.append(bytes)
        }
    }

    private func answer(_ request: HostRequest) {
        switch request {
        case .load(let path, let fonts, let catalogues):
            drawing = CellDrawing(fonts: fonts, catalogues: catalogues)
            load(path)
        case .describe(let first):
            let entries = library?.entries ?? []
            for (index, entry) in entries.enumerated().dropFirst(first) {
                send(.answer(step: index, payload: PreviewDescription.encoded(entry.descriptions)))
            }
        case .render(let preview, let cells):
            for cell in cells { draw(preview, cell) }
        }
    }

    private func load(_ path: String) {
        do throws(UserLibrary.LoadingError) {
            // Without a path, user code is part of this program.
            let library = path.isEmpty ? UserLibrary(image: nil) : try UserLibrary(loading: path)
            self.library = library
            send(.loaded(library.entries.map(\.origin)))
        } catch {
            send(.notLoaded(error.text))
        }
    }

    private func draw(_ preview: PreviewKey, _ cell: HostRequest.NumberedCell) {
        restartRandomNumbers?()
        let entries = library?.entries ?? []
        do throws(CellRefusal) {
            let drawn = try drawing.draw(in: cell.environment) {
                entries.indices.contains(preview.entry) ? entries[preview.entry].view(part: preview.part) : nil
            }
            send(.answer(step: cell.number, payload: drawn.encoded()))
        } catch {
            send(.refused(step: cell.number, sentence: error.description))
        }
    }

    private func send(_ reply: HostReply) {
        // Where user code forked, there are two of us, and only one may speak.
        guard getpid() == process else { _exit(EXIT_SUCCESS) }
        // A tool that is gone takes the host with it.
        if !channel.send(FrameBuffer.framed(reply.encoded())) { exit(EX_IOERR) }
    }
}

/// Serves the tool over a descriptor; `proofsheet-host` calls this after it has loaded the runtime.
@_cdecl("proofsheet_serve")
public func serveHost(channel: Int32) -> Int32 {
    serveHost(channel: channel, restartRandomNumbers: FixedClock.restartRandomNumbers)
}

/// Serves over a descriptor with random numbers that the closure lets begin anew; the result is an exit status.
package func serveHost(channel: Int32, restartRandomNumbers: (() -> Void)?) -> Int32 {
    nonisolated(unsafe) let restart = restartRandomNumbers
    return MainActor.assumeIsolated {
        HostServer(channel: Descriptor(channel), restartRandomNumbers: restart).serve()
    }
}
