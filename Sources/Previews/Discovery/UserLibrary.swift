import CProofsheetPreviewDiscovery
import Glibc
import ProofsheetViews

/// A library of user code in this process, and the types in it that offer previews.
@MainActor struct UserLibrary {
    let entries: [LibraryEntry]

    struct LoadingError: Error {
        /// The dynamic linker's.
        let text: String
    }

    /// Loads a library for good, and finds its previews in the order of its conformance records.
    init(loading path: String) throws(LoadingError) {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw LoadingError(text: dlerror().map { String(cString: $0) } ?? path)
        }
        guard let image = proofsheet_image_address(handle) else { throw LoadingError(text: path) }
        self.init(image: image)
    }

    /// Finds the previews of one loaded library by an address in it, or those of all with nil.
    init(image: UnsafeRawPointer?) {
        let providers = Self.types(conformingTo: (any PreviewProvider).self, image: image)
        let registries = Self.types(conformingTo: (any PreviewRegistry).self, image: image)
        entries =
            providers.compactMap { ($0 as? any PreviewProvider.Type).map(LibraryEntry.provider) }
            + registries.compactMap { ($0 as? any PreviewRegistry.Type).map(LibraryEntry.macro) }
    }

    private static func types(conformingTo existential: Any.Type, image: UnsafeRawPointer?) -> [Any.Type] {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        guard let descriptor = proofsheet_protocol_of_existential(metadata) else { return [] }
        var found: [Any.Type] = []
        withUnsafeMutablePointer(to: &found) { list in
            proofsheet_each_conforming_type(
                descriptor, image,
                { metadata, context in
                    let type = unsafeBitCast(metadata, to: Any.Type.self)
                    context?.assumingMemoryBound(to: [Any.Type].self).pointee.append(type)
                }, list)
        }
        return found
    }
}
