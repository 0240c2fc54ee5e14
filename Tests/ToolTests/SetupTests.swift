import Foundation
import Testing

@Suite("Config/setup")
struct SetupTests {
    private let folder: ToolFolder
    private let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Config/setup").path

    init() throws { folder = try ToolFolder() }

    /// Puts a program of that name and script before the system's own.
    private func stub(_ name: String, _ lines: String) throws {
        let file = folder.url.appendingPathComponent(name)
        try Data("#!/bin/bash\n\(lines)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    private func run(fonts: String, swift: String = "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'") throws -> ToolRun {
        try stub("swift", swift)
        return try ToolRun(
            program: URL(fileURLWithPath: "/bin/bash"), [script], in: folder,
            environment: ["PATH": "\(folder.url.path):/usr/bin:/bin", "HOME": folder.url.path, "PROOFSHEET_FONTS": fonts])
    }

    /// Everything is installed and pip is there, so that only the fonts are left.
    private func stubSystem() throws {
        try stub("dpkg-query", "echo -n installed")
    }

    @Test("Packages that cannot be fetched are one sentence")
    func packages() throws {
        try stub("dpkg-query", "echo -n not-installed")
        try stub("id", "echo 0")
        try stub("apt-get", "echo 'no route to host'; exit 100")
        let run = try run(fonts: folder.url.path)
        #expect(
            run.complaints
                == "no route to host\nConfig/setup: apt-get update failed; check the network and the package sources, then run this again.\n"
        )
        #expect(run.code == 3)
    }

    @Test(
        "A Swift that is too old is one sentence",
        arguments: [("6.2.3", "Swift version 6.2.3 (swift-6.2.3-RELEASE)"), ("5.10", "Swift version 5.10 (swift-5.10-RELEASE)")])
    func oldSwift(version: String, line: String) throws {
        try stubSystem()
        let run = try run(fonts: folder.url.path, swift: "echo '\(line)'")
        #expect(
            run.complaints
                == "Config/setup: the Swift on the PATH is \(version); install Swift 6.3 or later, then run this again.\n")
        #expect(run.code == 3)
    }

    @Test("A Swift that does not start is one sentence")
    func brokenSwift() throws {
        try stubSystem()
        let run = try run(fonts: folder.url.path, swift: "exit 127")
        #expect(
            run.complaints
                == "Config/setup: swift --version does not run; install the packages that Swift's installation page lists for Debian, "
                + "then run this again.\n")
        #expect(run.code == 3)
    }

    @Test("Later versions of Swift are welcome", arguments: ["6.3", "6.10.1", "7.0"])
    func laterSwift(version: String) throws {
        try stubSystem()
        #expect(try run(fonts: "/proc/fonts", swift: "echo 'Swift version \(version) (swift)'").complaints.contains("/proc/fonts"))
    }

    @Test("A folder for fonts that cannot be made is one sentence")
    func folderMissing() throws {
        try stubSystem()
        let run = try run(fonts: "/proc/fonts")
        #expect(run.complaints == "Config/setup: the folder /proc/fonts cannot be made; set PROOFSHEET_FONTS to one that can be written.\n")
        #expect(run.code == 3)
    }

    @Test("A font that does not come is one sentence, and no file is left behind")
    func offline() throws {
        try stubSystem()
        try stub(
            "python3",
            #"if [ "$2 $3" = "pip download" ]; then exit 1; fi; exec /usr/bin/env PATH=/usr/bin:/bin:/usr/local/bin python3 "$@""#)
        let fonts = folder.scratch.appendingPathComponent("fonts")
        let run = try run(fonts: fonts.path)
        #expect(
            run.complaints
                == "Config/setup: the font packages could not be fetched or have the wrong hash; check the network, then run this again.\n"
        )
        #expect(try FileManager.default.contentsOfDirectory(atPath: fonts.path) == [])
    }
}
