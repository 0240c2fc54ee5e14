import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetPNG
import ProofsheetViews
import Testing

@testable import ProofsheetPreviews

/// Asset catalogues that are written as Xcode writes them.
@Suite("Asset catalogues") struct AssetCataloguesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var assets: AssetCatalogues { AssetCatalogues(folders: [folder.path + "/A.xcassets"]) }

    private func png(_ width: Int, _ height: Int) throws -> Data {
        let bytes = [UInt8](repeating: 255, count: width * height * 4)
        return Data(try PNGEncoder().encode(#require(Bitmap(width: width, height: height, bytes: bytes))))
    }

    /// Writes an image set whose files are pictures of these sizes.
    private func write(_ name: String, _ entries: String, files: [String: (Int, Int)] = [:], properties: String = "{}") throws {
        try folder.write("{\"images\": [\(entries)], \"properties\": \(properties)}", to: "A.xcassets/\(name).imageset/Contents.json")
        for (file, size) in files { try folder.write(try png(size.0, size.1), to: "A.xcassets/\(name).imageset/\(file)") }
    }

    private func write(color name: String, _ colors: String) throws {
        try folder.write("{\"colors\": [\(colors)]}", to: "A.xcassets/\(name).colorset/Contents.json")
    }

    private func size(_ name: String, _ traits: AssetTraits = AssetTraits()) -> CGSize? { assets.image(named: name, for: traits)?.size }

    private func pixels(_ name: String, _ traits: AssetTraits = AssetTraits()) -> Int? {
        guard case .pixels(let levels)? = assets.image(named: name, for: traits)?.content else { return nil }
        return levels.picture.bitmap.width
    }

    private func problem(_ name: String) -> String? {
        guard case .problem(let sentence)? = assets.image(named: name, for: AssetTraits())?.content else { return nil }
        return sentence
    }

    private func color(_ name: String, isDark: Bool = false) -> AssetColor? {
        assets.color(named: name, for: AssetTraits(isDark: isDark))
    }

    // MARK: Which file

    @Test("the file for the screen's scale is taken, else the next better one, else the best there is")
    func scales() throws {
        let entries = (1...3).map { "{\"idiom\": \"universal\", \"scale\": \"\($0)x\", \"filename\": \"\($0).png\"}" }
        let files = ["1.png": (40, 20), "2.png": (80, 40), "3.png": (120, 60)]
        try write("all", entries.joined(separator: ","), files: files)
        try write("ends", [entries[0], entries[2]].joined(separator: ","), files: files)
        try write("low", entries[0] + "," + entries[1], files: files)
        for scale in 1...3 {
            #expect(pixels("all", AssetTraits(scale: CGFloat(scale))) == 40 * scale)
            #expect(size("all", AssetTraits(scale: CGFloat(scale))) == CGSize(width: 40, height: 20))
        }
        #expect(pixels("ends", AssetTraits(scale: 2)) == 120)
        #expect(pixels("low", AssetTraits(scale: 3)) == 80)
    }

    @Test("a file without a scale has a pixel for each point")
    func single() throws {
        try write("one", "{\"idiom\": \"universal\", \"filename\": \"a.png\"}", files: ["a.png": (64, 40)])
        #expect(size("one", AssetTraits(scale: 3)) == CGSize(width: 64, height: 40))
    }

    @Test("an entry without a file is passed over")
    func placeholders() throws {
        try write(
            "one", "{\"idiom\": \"universal\", \"scale\": \"3x\"}, {\"scale\": \"1x\", \"filename\": \"a.png\", \"idiom\": \"universal\"}",
            files: ["a.png": (64, 40)])
        #expect(pixels("one", AssetTraits(scale: 3)) == 64)
    }

    @Test("a dark appearance has its own file, and any appearance the rest; high contrast is never asked for")
    func appearances() throws {
        func entry(_ file: String, _ appearances: [(String, String)]) -> String {
            let list = appearances.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }.joined(separator: ",")
            return "{\"idiom\": \"universal\", \"filename\": \"\(file)\", \"appearances\": [\(list)]}"
        }
        try write(
            "a",
            [
                entry("h.png", [("contrast", "high")]), entry("l.png", []), entry("d.png", [("luminosity", "dark")]),
                entry("dh.png", [("luminosity", "dark"), ("contrast", "high")]),
            ].joined(separator: ","), files: ["l.png": (10, 10), "d.png": (20, 10), "h.png": (30, 10), "dh.png": (40, 10)])
        #expect(pixels("a") == 10)
        #expect(pixels("a", AssetTraits(isDark: true)) == 20)
    }

    @Test("a device's own file goes before one for all; files for other systems are never taken")
    func idioms() throws {
        let entries = ["universal", "ipad", "mac", "watch"].map { "{\"idiom\": \"\($0)\", \"filename\": \"\($0).png\"}" }
        try write(
            "a", entries.reversed().joined(separator: ","),
            files: ["universal.png": (10, 10), "ipad.png": (20, 10), "mac.png": (30, 10), "watch.png": (40, 10)])
        #expect(pixels("a") == 10)
        #expect(pixels("a", AssetTraits(isPad: true)) == 20)
        try write("m", "{\"idiom\": \"mac\", \"filename\": \"mac.png\"}", files: ["mac.png": (30, 10)])
        #expect(
            problem("m")
                == "The image \"m\" has nothing in its asset catalogue that holds for this device and appearance; a box stands for it.")
    }

    @Test("a direction has its own file")
    func directions() throws {
        let entries = ["left-to-right", "right-to-left"].map {
            "{\"idiom\": \"universal\", \"language-direction\": \"\($0)\", \"filename\": \"\($0).png\"}"
        }
        try write("a", entries.joined(separator: ","), files: ["left-to-right.png": (10, 10), "right-to-left.png": (20, 10)])
        #expect(pixels("a") == 10)
        #expect(pixels("a", AssetTraits(isRightToLeft: true)) == 20)
    }

    @Test("a catalogue tells whether an image is a mask, and how it is cut, in pixels of the file")
    func properties() throws {
        try write(
            "a",
            """
            {"idiom": "universal", "scale": "2x", "filename": "a.png", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1},
            "cap-insets": {"top": 4, "left": 8, "bottom": 12, "right": 16}}}
            """, files: ["a.png": (64, 40)], properties: "{\"template-rendering-intent\": \"template\"}")
        let image = assets.image(named: "a", for: AssetTraits())
        #expect(image?.isTemplate == true)
        #expect(image?.slices == ImageSlices(insets: EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8), isTiled: true))
    }

    @Test("groups are part of a name only where they say so; the first catalogue's asset is taken")
    func groups() throws {
        for (path, width) in [("Plain/a", 10), ("Space/b", 20), ("Space/Inner.group/c", 30)] {
            try write(path, "{\"idiom\": \"universal\", \"filename\": \"a.png\"}", files: ["a.png": (width, 10)])
        }
        try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Space/Contents.json")
        #expect(pixels("a") == 10)
        #expect(pixels("Space/b") == 20)
        #expect(pixels("Space/c") == 30)
        #expect(size("b") == nil && size("Plain/a") == nil && size("Space/Inner.group/c") == nil)
        try folder.write("{\"images\": [{\"filename\": \"b.png\"}]}", to: "B.xcassets/a.imageset/Contents.json")
        try folder.write(try png(99, 1), to: "B.xcassets/a.imageset/b.png")
        let both = [folder.path + "/B.xcassets", folder.path + "/A.xcassets"]
        #expect(AssetCatalogues(folders: both).image(named: "a", for: AssetTraits())?.size.width == 99)
        #expect(AssetCatalogues(folders: both.reversed()).image(named: "a", for: AssetTraits())?.size.width == 10)
    }

    // MARK: What cannot be shown

    @Test("names that lead out of the folder, links and files that are not there are told")
    func strayFiles() throws {
        try folder.write(try png(10, 10), to: "A.xcassets/secret.png")
        for (name, file) in [("up", "../secret.png"), ("dots", ".."), ("absolute", "/etc/passwd"), ("gone", "gone.png"), ("link", "l.png")]
        {
            try write(name, "{\"idiom\": \"universal\", \"filename\": \"\(file)\"}")
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/A.xcassets/link.imageset/l.png", withDestinationPath: folder.path + "/A.xcassets/secret.png")
        #expect(
            problem("up")
                == "The image \"up\" names the file \"../secret.png\", which is not the name of a file beside its Contents.json; "
                + "a box stands for it.")
        #expect(problem("dots")?.contains("not the name of a file") == true)
        #expect(problem("absolute")?.contains("not the name of a file") == true)
        #expect(
            problem("gone") == "The image \"gone\" names the file \"gone.png\", which is not there or cannot be read; a box stands for it.")
        #expect(
            problem("link") == "The image \"link\" names the file \"l.png\", which is not there or cannot be read; a box stands for it.")
    }

    @Test(
        "a description that is none is told", arguments: ["", "{", "[]", "{\"images\": 3}", "{\"images\": [{\"filename\": 3}]}", "\u{0}"])
    func badContents(text: String) throws {
        try folder.write(text, to: "A.xcassets/a.imageset/Contents.json")
        #expect(problem("a") == "The image \"a\" has a Contents.json that cannot be read; a box stands for it.")
        #expect(size("a") == CGSize(width: 100, height: 100))
    }

    @Test("a set without a description, and one without images, are told")
    func noContents() throws {
        try folder.write("x", to: "A.xcassets/a.imageset/a.png")
        try folder.write("{}", to: "A.xcassets/b.imageset/Contents.json")
        #expect(problem("a")?.contains("Contents.json that cannot be read") == true)
        #expect(problem("b")?.contains("has nothing in its asset catalogue") == true)
    }

    @Test("a damaged picture is told, and has the size of its header where that can be read")
    func damaged() throws {
        try write("a", "{\"filename\": \"a.png\", \"scale\": \"2x\"}")
        var bytes = try png(64, 40)
        try folder.write(bytes.prefix(20), to: "A.xcassets/a.imageset/a.png")
        #expect(problem("a") == "The image \"a\" has a damaged file; a box stands for it.")
        bytes[bytes.count - 20] ^= 0xFF
        try folder.write(bytes, to: "A.xcassets/a.imageset/a.png")
        #expect(problem("a") == "The image \"a\" has a damaged file; a box stands for it.")
    }

    @Test("too many pixels are told before anything is unpacked")
    func large() throws {
        try write("a", "{\"filename\": \"a.png\", \"scale\": \"2x\"}", files: ["a.png": (8000, 5001)])
        #expect(problem("a") == "The image \"a\" has 8000 x 5001 pixels, while 40 megapixels are read; a box stands for it.")
        #expect(size("a") == CGSize(width: 4000, height: 2500.5))
    }

    @Test("too long a file is told without being read")
    func long() throws {
        try write("a", "{\"filename\": \"a.png\"}", files: ["a.png": (1, 1)])
        let handle = try #require(FileHandle(forWritingAtPath: folder.path + "/A.xcassets/a.imageset/a.png"))
        try handle.truncate(atOffset: 70 << 20)
        try handle.close()
        #expect(problem("a") == "The image \"a\" has the file \"a.png\" of 70 MB, while 64 MB are read; a box stands for it.")
    }

    @Test("PDF and SVG are boxes of their size; other kinds of files are told")
    func kinds() throws {
        for (name, file, text) in [
            ("pdf", "a.pdf", "%PDF-1.4\n<< /MediaBox [0 0 80.5 30] >>"), ("svg", "a.svg", "<svg width=\"24\" height=\"12\"/>"),
            ("gif", "a.gif", "GIF89a"), ("nothing", "a.png", ""),
        ] {
            try write(name, "{\"filename\": \"\(file)\", \"scale\": \"1x\"}")
            try folder.write(text, to: "A.xcassets/\(name).imageset/\(file)")
        }
        #expect(problem("pdf") == "The image \"pdf\" is a PDF, which is not drawn here; a box stands for it.")
        #expect(size("pdf") == CGSize(width: 80.5, height: 30))
        #expect(problem("svg") == "The image \"svg\" is a SVG, which is not drawn here; a box stands for it.")
        #expect(size("svg") == CGSize(width: 24, height: 12))
        #expect(problem("gif") == "The image \"gif\" is a file that is neither PNG nor JPEG, which is not drawn here; a box stands for it.")
        #expect(problem("nothing")?.contains("neither PNG nor JPEG") == true)
    }

    @Test("sets of other kinds are no images, and names that are not there are none")
    func others() throws {
        try folder.write("{}", to: "A.xcassets/AppIcon.appiconset/Contents.json")
        try folder.write("{}", to: "A.xcassets/s.symbolset/Contents.json")
        #expect(size("AppIcon") == nil && size("s") == nil && size("") == nil && size("../A.xcassets/a") == nil)
        #expect(AssetCatalogues(folders: ["/nowhere"]).image(named: "a", for: AssetTraits()) == nil)
        #expect(AssetCatalogues(folders: []).isEmpty && !assets.isEmpty)
    }

    // MARK: Colours

    private func parts(_ red: String, _ green: String, _ blue: String, _ more: String = "", space: String = "srgb") -> String {
        "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": "
            + "{\"red\": \(red), \"green\": \(green), \"blue\": \(blue), \"alpha\": \"1.000\"\(more)}}}"
    }

    @Test(
        "parts are shares, bytes or hexadecimal bytes",
        arguments: [
            ("\"1.000\"", "\"0.5\"", "\"0\"", RGBA(red: 1, green: 0.5, blue: 0)),
            ("\"255\"", "\"51\"", "\"0\"", RGBA(red: 1, green: 0.2, blue: 0)),
            ("\"0xFF\"", "\"0x33\"", "\"0x0\"", RGBA(red: 1, green: 0.2, blue: 0)),
            ("1", "0.2", "0", RGBA(red: 1, green: 0.2, blue: 0)),
            ("\"1.5\"", "\"-0.5\"", "\"0.0\"", RGBA(red: 1, green: 0, blue: 0)),
        ])
    func components(red: String, green: String, blue: String, expected: RGBA) throws {
        try write(color: "a", parts(red, green, blue))
        #expect(color("a") == .parts(expected))
    }

    @Test("parts that are no numbers, and missing ones, are told", arguments: ["\"x\"", "\"0xGG\"", "\"\"", "\"nan\"", "\"inf\""])
    func badParts(text: String) throws {
        try write(color: "a", parts(text, "\"0\"", "\"0\""))
        #expect(color("a") == .problem("The colour \"a\" has parts in its Contents.json that are no numbers; grey stands for it."))
    }

    @Test("a dark appearance has its own colour, the light one where it has none")
    func darkColors() throws {
        let dark =
            String(parts("\"0x00\"", "\"0x00\"", "\"0xFF\"").dropLast())
            + ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}"
        try write(color: "both", parts("\"0xFF\"", "\"0\"", "\"0\"") + "," + dark)
        #expect(color("both") == .parts(RGBA(red: 1, green: 0, blue: 0)))
        #expect(color("both", isDark: true) == .parts(RGBA(red: 0, green: 0, blue: 1)))
        try write(color: "one", parts("\"0xFF\"", "\"0\"", "\"0\""))
        #expect(color("one", isDark: true) == .parts(RGBA(red: 1, green: 0, blue: 0)))
    }

    @Test("opacity is a share, of which a whole 1 is all")
    func opacity() throws {
        for (text, expected) in [("0.500", 0.5), ("1", 1.0), ("1.000", 1), ("0", 0), ("0x80", 128.0 / 255)] {
            try folder.write(
                "{\"colors\": [{\"color\": {\"components\": {\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"\(text)\"}}}]}",
                to: "A.xcassets/a.colorset/Contents.json")
            #expect(color("a") == .parts(RGBA(red: 0, green: 0, blue: 0, alpha: expected)))
        }
    }

    @Test("a colour of the system is named by its key")
    func system() throws {
        try write(color: "a", "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}")
        #expect(color("a") == .system("systemBlue"))
    }

    @Test("a name without a colour, as that of a new project's accent, is none")
    func empty() throws {
        try write(color: "AccentColor", "{\"idiom\": \"universal\"}")
        #expect(color("AccentColor") == nil)
    }

    @Test("grays have one part")
    func grays() throws {
        for space in ["extended-gray", "gray-gamma-22"] {
            try write(
                color: space,
                "{\"color\": {\"color-space\": \"\(space)\", \"components\": {\"white\": \"1.000\", \"alpha\": \"0.5\"}}}")
            guard case .parts(let white)? = color(space) else { throw AssetProblem.empty }
            for part in [white.red, white.green, white.blue] { #expect(abs(part - 1) < 1e-6) }
            #expect(white.alpha == 0.5)
        }
    }

    // From the definitions of the spaces: P3's red lies outside of sRGB, its whites and grays are the same.
    @Test("Display P3 is made sRGB, as far as that reaches")
    func displayP3() throws {
        try write(color: "red", parts("\"1.000\"", "\"0.000\"", "\"0.000\"", space: "display-p3"))
        #expect(color("red") == .parts(RGBA(red: 1, green: 0, blue: 0)))
        try write(color: "gray", parts("\"0.5\"", "\"0.5\"", "\"0.5\"", space: "display-p3"))
        guard case .parts(let gray)? = color("gray") else { throw AssetProblem.empty }
        for part in [gray.red, gray.green, gray.blue] { #expect(abs(part - 0.5) < 1e-6) }
    }
}
