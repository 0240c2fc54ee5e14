import CProofsheetFixedClock
import CProofsheetTestHost
import ProofsheetPreviews

/// The part of a test program that draws previews where it is started over again.
enum TestHost {
    /// Has to be called from what tests call, so that the linker keeps the part that serves.
    static func link() { proofsheet_link_test_host() }

    /// Does something as a host would: its time of day is fixed, and its random numbers begin anew.
    static func withFixedClock(_ body: () -> Void) {
        proofsheet_fix_this_thread(true)
        defer { proofsheet_fix_this_thread(false) }
        body()
    }
}

/// Serves the tests over a descriptor; the program calls this before its main function.
@_cdecl("proofsheet_serve_tests")
public func serveTests(channel: Int32) -> Int32 {
    serveHost(channel: channel) { proofsheet_restart_random_numbers() }
}
