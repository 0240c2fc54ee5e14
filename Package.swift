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
        .library(name: "ProofsheetClock", type: .dynamic, targets: ["CProofsheetFixedClock"]),
        .executable(name: "proofsheet", targets: ["ProofsheetTool"]),
        .executable(name: "proofsheet-host", targets: ["proofsheet-host"]),
    ],
    targets: [
        // The pipeline, in order.
        .target(name: "ProofsheetLayout", path: "Sources/Layout"),
        .target(name: "ProofsheetDrawing", path: "Sources/Drawing"),
        .target(
            name: "ProofsheetViews",
            dependencies: ["ProofsheetLayout", "ProofsheetDrawing", "ProofsheetMacros"],
            path: "Sources/Views"),
        .target(name: "SwiftUI", dependencies: ["ProofsheetViews", "ProofsheetLayout", "ProofsheetDrawing"]),
        .target(
            name: "ProofsheetPNG", dependencies: ["ProofsheetDrawing", "CProofsheetDeflate", "CProofsheetISAL", "CProofsheetPNG"],
            path: "Sources/PNG"),
        .target(name: "ProofsheetJPEG", dependencies: ["ProofsheetDrawing", "CProofsheetJPEG"], path: "Sources/JPEG"),
        .target(
            name: "ProofsheetCairo",
            dependencies: [
                "ProofsheetDrawing", "CProofsheetCairo", "CProofsheetCrypto", "CProofsheetFreeType", "CProofsheetFriBidi",
                "CProofsheetHyphen",
                "CProofsheetHarfBuzz", "CProofsheetPixman",
            ],
            path: "Sources/Cairo", linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "ProofsheetSnapshots", dependencies: ["ProofsheetDrawing", "ProofsheetPNG", "CProofsheetCrypto", "CProofsheetFolders"],
            path: "Sources/Snapshots"),
        .target(
            name: "ProofsheetPreviews",
            dependencies: [
                "ProofsheetViews", "ProofsheetLayout", "ProofsheetDrawing", "ProofsheetCairo", "ProofsheetPNG",
                "ProofsheetJPEG", "ProofsheetSnapshots", "ProofsheetSyntax", "CProofsheetPreviewDiscovery", "CProofsheetReportPage",
                "CProofsheetTables",
                "CProofsheetCrypto",
            ],
            path: "Sources/Previews"),

        // For the test suites of users.
        .target(
            name: "ProofsheetTesting",
            dependencies: ["ProofsheetPreviews", "ProofsheetSnapshots", "ProofsheetViews", "CProofsheetFixedClock", "CProofsheetTestHost"],
            path: "Sources/Testing"),

        // User code of our own, checked by our own tool.
        .target(name: "AdaptiveLayouts", dependencies: ["SwiftUI"]),

        // Programs.
        .executableTarget(
            name: "ProofsheetTool",
            dependencies: [
                "ProofsheetPreviews", "ProofsheetSnapshots", "ProofsheetViews", "ProofsheetDrawing", "ProofsheetPNG", "CProofsheetMemory",
            ],
            path: "Sources/proofsheet"),
        .executableTarget(name: "proofsheet-host", dependencies: ["CProofsheetHostProcess"]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "SwiftUI", "ProofsheetPreviews", "ProofsheetViews", "ProofsheetCairo", "ProofsheetPNG", "ProofsheetDrawing",
                "ProofsheetSnapshots", "CProofsheetMemory",
            ]),
        .macro(name: "ProofsheetMacros", dependencies: ["ProofsheetSyntax"], path: "Sources/PreviewMacros"),
        .target(name: "ProofsheetSyntax", path: "Sources/Syntax"),

        // C: data tables, discovery, and a module map for each system library.
        .target(name: "CProofsheetFolders", path: "Sources/CFolders"),
        .target(name: "CProofsheetTables", path: "Sources/CTables"),
        .target(name: "CProofsheetReportPage", path: "Sources/CReportPage", exclude: ["page"]),
        .target(name: "CProofsheetPreviewDiscovery", path: "Sources/CPreviewDiscovery"),
        .target(name: "CProofsheetFixedClock", path: "Sources/CFixedClock"),
        .target(name: "CProofsheetHostProcess", path: "Sources/CHostProcess"),
        .target(name: "CProofsheetJPEG", path: "Sources/CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
        .target(name: "CProofsheetMemory", path: "Sources/CMemory"),
        .target(name: "CProofsheetTestHost", dependencies: ["CProofsheetHostProcess"], path: "Sources/CTestHost"),
        .systemLibrary(name: "CProofsheetCairo", path: "Sources/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CProofsheetCrypto", path: "Sources/CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(
            name: "CProofsheetDeflate", path: "Sources/CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(
            name: "CProofsheetFreeType", path: "Sources/CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CProofsheetFriBidi", path: "Sources/CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
        .systemLibrary(
            name: "CProofsheetHarfBuzz", path: "Sources/CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CProofsheetHyphen", path: "Sources/CHyphen", providers: [.apt(["libhyphen-dev"])]),
        .systemLibrary(name: "CProofsheetISAL", path: "Sources/CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        .systemLibrary(name: "CProofsheetPixman", path: "Sources/CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
        .systemLibrary(name: "CProofsheetPNG", path: "Sources/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),

        .testTarget(name: "ConventionsTests", dependencies: ["ProofsheetPreviews", "ProofsheetSyntax", "ProofsheetViews"]),
        .testTarget(name: "ToolTests", dependencies: ["ProofsheetTool"]),
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
            dependencies: ["ProofsheetTool", "ProofsheetTesting", "ProofsheetSnapshots"]),
        .testTarget(name: "PNGTests", dependencies: ["ProofsheetPNG", "ProofsheetDrawing"]),
        .testTarget(name: "JPEGTests", dependencies: ["ProofsheetJPEG", "ProofsheetDrawing"]),
        .testTarget(name: "SyntaxTests", dependencies: ["ProofsheetSyntax"]),
        .testTarget(
            name: "CairoTests", dependencies: ["ProofsheetCairo", "ProofsheetDrawing", "ProofsheetPreviews", "CProofsheetHarfBuzz"]),
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
