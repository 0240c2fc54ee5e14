import Foundation
import ProofsheetPreviews

let process = ProcessInfo.processInfo
let console = Console()
let code = Tool(
    arguments: Array(process.arguments.dropFirst()), environment: process.environment,
    directory: FileManager.default.currentDirectoryPath, console: console
).run()
exit(code.rawValue)
