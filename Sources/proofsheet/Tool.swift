import ProofsheetPreviews

/// One call of the tool, from the words on the command line to the exit code.
@MainActor struct Tool {
    let arguments: [String]
    let environment: [String: String]
    let directory: String
    let console: Console

    func run() -> ExitCode {
        let output = output()
        console.complain(output.complaints)
        guard console.write(output.text) else {
            console.complain(
                "proofsheet: The output cannot be written: the disk is full or its reader is gone. Make room and run this again.\n")
            return .notRun
        }
        return output.exitCode
    }

    private func output() -> RunOutput {
        do {
            switch try Arguments(arguments) {
            case .help(let verb): return RunOutput(text: Help.text(for: verb))
            case .nothing: return RunOutput(complaints: Help.text(for: nil), exitCode: .usage)
            case .run(let verb, let inputs, let flags):
                let request = try RunRequest(
                    verb: verb, inputs: inputs, flags: flags, environment: environment, directory: directory)
                return perform(request)
            }
        } catch {
            return RunOutput(complaints: "proofsheet: \(error)\n", exitCode: .usage)
        }
    }

    private func perform(_ request: RunRequest) -> RunOutput {
        let progress = ConsoleProgress(drawsBar: console.drawsOverLines) { [console] in console.complain($0) }
        do throws(RunFailure) {
            switch request.verb {
            case .devices: return DevicesVerb(request: request).output()
            case .render: return try RenderRun(request, progress: progress).output()
            case .check: return try CheckRun(request, progress: progress).output()
            case .merge: return try MergeRun(request).output()
            case .accept: return try AcceptRun(request, dialogue: console).output()
            case .prune: return try PruneRun(request).output()
            case .inspect: return try InspectRun(request, progress: progress).output()
            case .list: return try ListRun(request).output()
            }
        } catch {
            progress.finish()
            return RunOutput(complaints: "proofsheet: \(request.shown(sentence: error.description))\n", exitCode: error.exitCode)
        }
    }
}
