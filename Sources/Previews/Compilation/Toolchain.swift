import CProofsheetPreviewDiscovery
import Foundation
import Glibc

/// The Swift toolchain whose standard library this process runs with.
package struct Toolchain: Equatable, Sendable {
    /// The folder that holds `bin` and `lib`.
    package let root: String

    package init(root: String) { self.root = root }

    /// Found from where the standard library was loaded, nil when it is part of the program.
    package static var running: Toolchain? {
        let address = unsafeBitCast(Int.self as Any.Type, to: UnsafeRawPointer.self)
        guard let name = proofsheet_image_path(address), let path = realpath(name, nil) else { return nil }
        defer { free(path) }
        let parts = String(cString: path).components(separatedBy: "/lib/swift/linux/")
        return parts.count == 2 ? Toolchain(root: parts[0]) : nil
    }

    /// The compiler's driver.
    package var compiler: String { root + "/bin/swiftc" }
}
