import Foundation
import Testing

/// Layouts recorded on real SwiftUI, written as a user writes them and read off `inspect --json`.
@Suite("recorded layouts through proofsheet inspect", .serialized)
struct RecordedLayoutTests {
    private struct Record: Decodable {
        let preview: String
        let views: [View]

        struct View: Decodable {
            let identifier: String?
            let frame: [Double]
        }
    }

    private static let records = Result {
        let folder = try Miniature.project(more: ["Sources/Recorded.swift": RecordedLayoutSource.text])
        let run = try ToolRun(
            "inspect", "Sources/Recorded.swift", "--json", "--device", "iphone-16", "--category", "L", "--orientation", "portrait",
            in: folder,
            environment: Miniature.environment)
        try #require(run.code == 0, "\(run.complaints)")
        return try JSONDecoder().decode([Record].self, from: Data(run.output.utf8))
    }

    private func frames(_ preview: String) throws -> [String: [Double]] {
        let record = try #require(try Self.records.get().first { $0.preview == "Recorded/\(preview)" }, "\(preview) is not there")
        return Dictionary(record.views.compactMap { view in view.identifier.map { ($0, view.frame) } }) { first, _ in first }
    }

    // Points at 1x or without a font: nothing is rounded, so the frames are equal. The first thirteen are recorded on
    // macOS 26.2 (iamcgn/swiftui-web, Fixtures/Goldens), the others are the recorded examples of swiftui-layout 1 to 6.
    static let exact: [(String, [String: [Double]])] = [
        ("pad-edges", ["inner": [32, 17, 164, 64], "outer": [0, 0, 200, 100]]),
        (
            "divider",
            [
                "a": [50, 0, 100, 20], "hdivider": [0, 20, 200, 1], "hstack": [79.5, 21, 41, 179], "b": [79.5, 80.5, 20, 60],
                "vdivider": [99.5, 21, 1, 179], "c": [100.5, 80.5, 20, 60],
            ]
        ),
        ("hstack-distribution", ["a": [0, 0, 125, 100], "b": [125, 0, 50, 100], "c": [175, 0, 125, 100]]),
        ("hstack-priority", ["a": [0, 0, 20, 100], "b": [20, 0, 220, 100], "c": [240, 0, 60, 100]]),
        (
            "spacer-overflow",
            [
                "overflow": [-35, 0, 370, 20], "a": [-35, 0, 250, 20], "s1": [215, 10, 20, 0], "b": [235, 0, 100, 20],
                "balanced": [0, 20, 300, 20], "s2": [0, 30, 130, 0], "c": [130, 20, 40, 20], "s3": [170, 30, 130, 0],
                "vspacer": [150, 40, 0, 60],
            ]
        ),
        (
            "hstack-align",
            [
                "top1": [128, 40, 20, 60], "top2": [152, 40, 20, 30], "bottom1": [128, 100, 20, 60], "bottom2": [152, 130, 20, 30],
            ]
        ),
        ("frame-fixed", ["inner": [40, 60, 40, 40], "outer": [40, 60, 120, 80]]),
        (
            "frame-flex",
            [
                "min": [100, 90, 100, 20], "max": [50, 110, 200, 20], "fill": [0, 130, 300, 20], "ideal": [75, 150, 150, 20],
                "clampFlexible": [90, 170, 120, 20], "overflow": [50, 190, 200, 20],
            ]
        ),
        ("fixed-size", ["both": [95, 80, 10, 10], "horizontal": [95, 90, 10, 30]]),
        (
            "alignment-guide",
            ["stack": [75, 66, 150, 68], "a": [75, 66, 100, 20], "b": [175, 90, 50, 20], "c": [160, 114, 30, 20]]
        ),
        ("group-modifier", ["a": [5, 25, 50, 50], "b": [65, 25, 50, 50], "c": [120, 0, 180, 100]]),
        (
            "rtl-stacks",
            [
                "vstack": [10, 17, 300, 226], "a": [270, 17, 40, 30], "b": [202, 17, 60, 30], "c": [10, 17, 30, 30],
                "padded": [230, 57, 80, 20], "framed": [190, 87, 120, 20], "zback": [210, 117, 100, 40], "zfront": [290, 117, 20, 20],
                "island": [242, 167, 68, 20], "ltrA": [242, 167, 30, 20], "ltrB": [280, 167, 30, 20], "guided": [270, 223, 30, 20],
            ]
        ),
        (
            "safe-area-padding",
            [
                "paddedScroll": [170, 25, 100, 150], "paddedScrollContent": [170, 45, 100, 180], "prow0": [170, 45, 100, 30],
                "plain": [50, 45, 100, 110],
            ]
        ),
        ("circles", ["circle": [0, 0, 40, 40], "ellipse": [40, 0, 110, 40], "capsule": [150, 0, 110, 40], "ring": [260, 0, 40, 40]]),
        (
            "padded-row",
            [
                "row": [0, 0, 300, 130], "a": [10, 10, 190, 110], "b": [210, 10, 80, 110], "bottom": [0, 140, 300, 60],
                "c": [0, 150, 40, 40], "d": [260, 150, 40, 40],
            ]
        ),
        ("leading-row", ["column": [50, 80, 200, 40], "row": [50, 80, 76, 30], "b": [86, 80, 40, 30]]),
        ("two-columns", ["a": [50, 78, 100, 20], "b": [50, 102, 50, 20], "c": [150, 78, 100, 20], "d": [200, 102, 50, 20]]),
        ("pile", ["large": [50, 50, 100, 100], "small": [120, 120, 30, 30]]),
        ("bar-plain", ["content": [0, 0, 100, 162]]),
        ("bar-ignored", ["content": [0, 0, 100, 200]]),
        ("bar-scroll", ["scroll": [0, 0, 100, 200], "content": [0, 38, 100, 500]]),
        ("tracks", ["0": [31, 45, 60, 10], "1": [99, 45, 102, 10], "2": [209, 45, 80, 10]]),
        ("lazy-columns", ["first": [0, 45, 121.5, 10], "second": [141.5, 45, 121.5, 10], "c": [283, 40, 37, 20]]),
    ]

    @Test("frames without a font are equal to the recorded ones", arguments: exact)
    func withoutFont(preview: String, recorded: [String: [Double]]) throws {
        let found = try frames(preview)
        for (name, frame) in recorded.sorted(by: { $0.key < $1.key }) { #expect(found[name] == frame, "\(name)") }
    }

    // A pixel at 3x; recordings have three decimals.
    private static let pixel = 1.0 / 3 + 0.001

    // Recorded on iOS 26 at 3x (leboncoin/spark-ios-common, AdaptiveStack goldens); widths are of another font.
    @Test(
        "texts in a row stand where they were recorded, within a pixel",
        arguments: [
            ("adaptive-h-L", [86.667, 60, 30.333, 20.333], [125, 60, 28.667, 20.333]),
            ("adaptive-h-xS", [91, 61.667, 25.667, 17], [124.667, 61.667, 24.333, 17]),
        ] as [(String, [Double], [Double])])
    func texts(preview: String, hey: [Double], bye: [Double]) throws {
        let found = try frames(preview)
        for (name, recorded) in [("Hey", hey), ("Bye", bye)] {
            let frame = try #require(found[name])
            // Recordings have each edge on the nearest pixel.
            for index in [0, 1] { #expect(abs((frame[index] * 3).rounded() / 3 - recorded[index]) < Self.pixel, "\(name)") }
            #expect(abs(frame[3] - recorded[3]) < 0.001, "\(name)")
            #expect(abs(frame[2] / recorded[2] - 1) < 0.02, "\(name)")
        }
    }

    // The same source; both texts stand in one frame, without a stack.
    @Test(
        "texts without a stack are one column in their frame",
        arguments: [("nostack-L", 48.667, 71), ("nostack-AX5", 7.333, 69.667)] as [(String, Double, Double)])
    func column(preview: String, hey: Double, bye: Double) throws {
        let found = try frames(preview)
        for (name, recorded) in [("Hey", hey), ("Bye", bye)] {
            #expect(abs(try #require(found[name])[1] - recorded) < Self.pixel, "\(name)")
        }
    }
}
