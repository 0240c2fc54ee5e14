/// What the conditions of `#if` answer on the system that pictures stand for, an iPhone's or iPad's in the simulator.
enum PlatformCondition {
    /// Modules of Apple's systems whose names the module `SwiftUI` brings.
    static let coveredModules: Set<String> = [
        "Combine", "CoreFoundation", "CoreGraphics", "DeveloperToolsSupport", "PhotosUI", "PreviewsMacros", "QuartzCore", "SwiftUI",
        "SwiftUICore",
        "UIKit",
    ]

    /// The answer to a condition with one name as its argument; nil leaves it to the compiler.
    static func answer(_ condition: String, _ argument: String) -> Bool? {
        switch condition {
        case "os": argument == "iOS"
        case "targetEnvironment": argument == "simulator"
        case "canImport" where coveredModules.contains(argument) || argument == "Darwin": true
        case "canImport" where argument == "Glibc" || argument == "AppKit": false
        default: nil
        }
    }
}
