import Foundation
import Glibc
import ProofsheetSnapshots

/// The products of a build of Proofsheet that user code is compiled against and run by.
package struct Runtime: Equatable, Sendable {
    /// The folder that holds the products, for example `.build/debug`.
    package let folder: String

    package init(folder: String) { self.folder = folder }

    /// The folder of the program that is running.
    package static var besideProgram: Runtime? {
        RunningProgram.path.map { Runtime(folder: $0.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }) }
    }

    package var library: String { folder + "/libProofsheetRuntime.so" }
    package var modules: String { folder + "/Modules" }
    package var plugin: String { folder + "/ProofsheetMacros-tool" }
    package var host: String { folder + "/proofsheet-host" }
    /// Where the compiler keeps the toolchain's own modules. It notes where they lie, and refuses them when it finds them at another
    /// path, so a folder that was moved, or is reached by another name, has another place for them.
    var moduleCache: String {
        let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        return "\(path)/proofsheet-modules/\(Fingerprint(of: Array(path.utf8)).hex.prefix(16))"
    }
    /// The library that fixes a host's clock and random numbers.
    package var clock: String { folder + "/libProofsheetClock.so" }

    /// What changes whenever the products are built anew: their sizes and the times of their last change.
    func identity() throws(CompilationError) -> String {
        guard let library = Self.stamp(library) else { throw .runtimeMissing(folder: folder) }
        guard let plugin = Self.stamp(plugin) else { throw .pluginMissing(folder: folder) }
        return library + " " + plugin
    }

    private static func stamp(_ path: String) -> String? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        return "\(path) \(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
    }
}
