// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "proofsheet",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "AdaptiveLayouts", targets: ["AdaptiveLayouts"]),
        .library(name: "ProofsheetTesting", targets: ["ProofsheetTesting"]),
        .library(name: "ProofsheetRuntime", type: .dynamic, targets: ["SwiftUI", "ProofsheetPreviews"]),
        .library(name: "ProofsheetClock", type: .dynamic, targets: ["CFixedClock"]),
        .executable(name: "proofsheet", targets: ["proofsheet"]),
        .executable(name: "proofsheet-host", targets: ["proofsheet-host"]),
    ],
    targets: [
        // The pipeline, in order.
        .target(name: "ProofsheetLayout", path: "Sources/Layout"),
        .target(name: "ProofsheetDrawing", path: "Sources/Drawing"),
        .target(
            name: "ProofsheetViews",
            dependencies: ["ProofsheetLayout", "ProofsheetDrawing", "PreviewMacros"],
            path: "Sources/Views"),
        .target(name: "SwiftUI", dependencies: ["ProofsheetViews", "ProofsheetLayout", "ProofsheetDrawing"]),
        .target(
            name: "ProofsheetPNG", dependencies: ["ProofsheetDrawing", "CDeflate", "CISAL", "CPNG"],
            path: "Sources/PNG"),
        .target(
            name: "ProofsheetCairo",
            dependencies: [
                "ProofsheetDrawing", "CCairo", "CCrypto", "CFreeType", "CFriBidi", "CHarfBuzz", "CPixman",
            ],
            path: "Sources/Cairo", linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "ProofsheetSnapshots", dependencies: ["ProofsheetDrawing", "ProofsheetPNG", "CCrypto", "CFolders"],
            path: "Sources/Snapshots"),
        .target(
            name: "ProofsheetPreviews",
            dependencies: [
                "ProofsheetViews", "ProofsheetLayout", "ProofsheetDrawing", "ProofsheetCairo", "ProofsheetPNG",
                "ProofsheetSnapshots", "ProofsheetSyntax", "CPreviewDiscovery", "CReportPage", "CTables", "CCrypto",
            ],
            path: "Sources/Previews"),

        // For the test suites of users.
        .target(
            name: "ProofsheetTesting",
            dependencies: ["ProofsheetPreviews", "ProofsheetSnapshots", "ProofsheetViews", "CFixedClock", "CTestHost"],
            path: "Sources/Testing"),

        // User code of our own, checked by our own tool.
        .target(name: "AdaptiveLayouts", dependencies: ["SwiftUI"]),

        // Programs.
        .executableTarget(
            name: "proofsheet",
            dependencies: [
                "ProofsheetPreviews", "ProofsheetSnapshots", "ProofsheetViews", "ProofsheetDrawing", "ProofsheetPNG", "CProofsheetMemory",
            ]),
        .executableTarget(name: "proofsheet-host", dependencies: ["CHostProcess"]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "SwiftUI", "ProofsheetPreviews", "ProofsheetViews", "ProofsheetCairo", "ProofsheetPNG", "ProofsheetDrawing",
                "ProofsheetSnapshots",
            ]),
        .macro(name: "PreviewMacros", dependencies: ["ProofsheetSyntax"]),
        .target(name: "ProofsheetSyntax", path: "Sources/Syntax"),

        // C: data tables, discovery, and a module map for each system library.
        .target(name: "CFolders"),
        .target(name: "CTables"),
        .target(name: "CReportPage", exclude: ["page"]),
        .target(name: "CPreviewDiscovery"),
        .target(name: "CFixedClock"),
        .target(name: "CHostProcess"),
        .target(name: "CProofsheetMemory", path: "Sources/CMemory"),
        .target(name: "CTestHost", dependencies: ["CHostProcess"]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),

        .testTarget(name: "ConventionsTests", dependencies: ["ProofsheetPreviews", "ProofsheetSyntax", "ProofsheetViews"]),
        .testTarget(name: "ToolTests", dependencies: ["proofsheet"]),
        .testTarget(name: "LayoutTests", dependencies: ["ProofsheetLayout"], exclude: ["Fixtures"]),
        .testTarget(name: "SnapshotsTests", dependencies: ["ProofsheetSnapshots", "ProofsheetDrawing", "ProofsheetPNG"]),
        .testTarget(name: "DrawingTests", dependencies: ["ProofsheetDrawing"]),
        .testTarget(
            name: "PreviewsTests",
            dependencies: [
                "ProofsheetPreviews", "ProofsheetViews", "ProofsheetLayout", "ProofsheetDrawing", "ProofsheetCairo", "ProofsheetSnapshots",
                "ProofsheetPNG",
            ]),
        .testTarget(
            name: "SVGTests",
            dependencies: ["ProofsheetCairo", "ProofsheetPNG", "ProofsheetDrawing", "ProofsheetPreviews", "ProofsheetViews"]),
        .testTarget(
            name: "ViewsTests",
            dependencies: ["ProofsheetViews", "ProofsheetLayout", "ProofsheetDrawing", "ProofsheetPreviews", "SwiftUI", "AdaptiveLayouts"]),
        .testTarget(
            name: "TestingTests",
            dependencies: ["proofsheet", "ProofsheetTesting", "ProofsheetSnapshots"]),
        .testTarget(name: "PNGTests", dependencies: ["ProofsheetPNG", "ProofsheetDrawing"]),
        .testTarget(name: "SyntaxTests", dependencies: ["ProofsheetSyntax"]),
        .testTarget(name: "CairoTests", dependencies: ["ProofsheetCairo", "ProofsheetDrawing", "ProofsheetPreviews", "CHarfBuzz"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)

for target in package.targets where ![.macro, .system, .plugin, .binary].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .treatAllWarnings(as: .error),
        ]
}
