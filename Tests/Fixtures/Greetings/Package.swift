// swift-tools-version: 6.2
import PackageDescription

// A user's package. Its targets have the names of parts of Proofsheet, which must not meet.
let package = Package(
    name: "Greetings",
    dependencies: [.package(name: "proofsheet", path: "../../..")],
    targets: [
        .target(name: "Views", dependencies: ["Layout", .product(name: "SwiftUI", package: "proofsheet")]),
        .target(name: "Layout", dependencies: [.product(name: "SwiftUI", package: "proofsheet")]),
        .target(name: "CPNG"),
        .target(name: "PreviewMacros"),
        .testTarget(name: "GreetingTests", dependencies: ["Views", .product(name: "ProofsheetTesting", package: "proofsheet")]),
        .testTarget(
            name: "BrokenTests",
            dependencies: [
                .product(name: "SwiftUI", package: "proofsheet"), .product(name: "ProofsheetTesting", package: "proofsheet"),
            ]),
    ]
)
