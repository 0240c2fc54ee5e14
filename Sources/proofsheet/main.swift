import CProofsheetMemory
import Foundation
import ProofsheetPreviews

// A file that may not grow any more is an error of the write, and told as one.
signal(SIGXFSZ, SIG_IGN)
// Fetching the memory of each picture from the system anew took a third of a check's time.
proofsheet_reuse_memory()
let process = ProcessInfo.processInfo
let console = Console()
let code = Tool(
    arguments: Array(process.arguments.dropFirst()), environment: process.environment,
    directory: FileManager.default.currentDirectoryPath, console: console
).run()
exit(code.rawValue)
