import Foundation

/// What the test process was started with.
enum Surroundings {
    static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
