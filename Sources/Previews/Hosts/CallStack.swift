import CProofsheetPreviewDiscovery

/// The call stack of the thread that asks.
enum CallStack {
    /// How large it may grow; 8 MB where the system does not say, and at most 512 MB, which hosts are started with.
    static var bytes: Int {
        let size = proofsheet_stack_size()
        return size > 0 ? min(size, 512 << 20) : 8 << 20
    }
}
