import Foundation
import ProofsheetPreviews
import ProofsheetViews
import Testing

@Suite("Settings")
struct ConfigurationTests {
    private func layered(
        _ file: String? = nil, environment: [String: String] = [:], flags: [(String, [String])] = []
    ) throws -> Configuration {
        try Configuration.layered(
            file: file.map { ("Config/proofsheet.json", Data($0.utf8)) }, environment: environment,
            flags: flags.map { Configuration.Flag(name: $0.0, values: $0.1) })
    }

    @Test("Flags win over the environment, that over the file, that over the default")
    func order() throws {
        let file = #"{"cellSeconds": 2} // two"#
        let variables = ["PROOFSHEET_CELL_SECONDS": "3"]
        #expect(try layered().cellSeconds == 5)
        #expect(try layered(file).cellSeconds == 2)
        #expect(try layered(file, environment: variables).cellSeconds == 3)
        #expect(try layered(file, environment: variables, flags: [("--cell-seconds", ["0.5"])]).cellSeconds == 0.5)
    }

    @Test(
        "Every option of the file is read from the file and from the environment alike",
        arguments: Option.all.filter { !$0.isFlagOnly }.map(\.name))
    func spellings(name: String) throws {
        let samples = [
            "sources": "A", "matrix": "review", "output": "out", "format": "png", "sheetScale": "0.5", "svgText": "outlines", "fonts": "/f",
            "hosts": "3", "cellSeconds": "1", "cellMegabytes": "64", "swiftMode": "6", "pixels": "true",
            "record": "missing", "maxChannelDifference": "2", "maxDifferingPixels": "0.5%", "maxDeltaE": "1.5",
            "forgivesAntialiasing": "true", "shards": "4",
        ]
        let option = try #require(Option.all.first { $0.name == name })
        let sample = try #require(samples[name])
        let fromFile = try layered("{\"\(name)\": \"\(sample)\"}")
        #expect(try fromFile == layered(environment: [option.variable: sample]))
        #expect(try fromFile == layered(flags: [(option.flag, [sample])]))
        #expect(try fromFile != layered())
    }

    @Test("Lists come with commas or again")
    func lists() throws {
        #expect(try layered(flags: [("--format", ["png,svg"])]).formats == [.svg, .png])
        #expect(try layered(flags: [("--format", ["png"]), ("--format", ["pdf"])]).formats == [.png, .pdf])
        #expect(try layered(#"{"sources": ["A", "B"]}"#).sources == ["A", "B"])
        let configuration = try layered(flags: [("--category", ["AX1, AX2"]), ("--category", ["L"])])
        #expect(try configuration.chosenMatrix(for: .render).categories == [.large, .accessibilityMedium, .accessibilityLarge])
    }

    @Test("A project adds matrices and changes those that are there")
    func matrices() throws {
        let configuration = try layered(
            #"{"matrices": {"mine": {"device": "phones", "scheme": ["dark"], "keep": "fingerprints"}, "review": {"system": "ios26"}}}"#)
        let mine = try #require(configuration.matrices["mine"])
        #expect(mine.name == "mine" && mine.keep == .fingerprints && mine.schemes == [.dark])
        #expect(mine.devices.count == 16 && mine.categories == [.large])
        #expect(configuration.matrices["review"]?.systems == [.ios26])
        #expect(configuration.matrices["review"]?.devices.map(\.slug) == ["iphone-se-3", "iphone-16", "ipad-10"])
    }

    @Test(
        "What is wrong is said in whole sentences",
        arguments: [
            (
                #"{"cellSecond": 1}"#,
                "Config/proofsheet.json, key cellSecond: there is no such key. Did you mean cellSeconds? Correct or remove it."
            ),
            (
                #"{"cellSeconds": "soon"}"#,
                #"Config/proofsheet.json, key cellSeconds: "soon" is not a number above 0. Correct it."#
            ),
            (#"{"cellSeconds": -1}"#, #"Config/proofsheet.json, key cellSeconds: "-1" is not a number above 0. Correct it."#),
            (#"{"hosts": 1.5}"#, #"Config/proofsheet.json, key hosts: "1.5" is not a whole number from 0 up. Correct it."#),
            (#"{"pixels": "yes"}"#, #"Config/proofsheet.json, key pixels: "yes" is not true or false. Correct it."#),
            (#"{"sources": []}"#, #"Config/proofsheet.json, key sources: "" is not a list of paths. Correct it."#),
            (
                #"{"matrix": null}"#,
                #"Config/proofsheet.json, key matrix: "null" is not a text, a number, true, false or a list of those. Correct it."#
            ),
            (
                #"{"matrices": {"a/b": {}}}"#,
                #"Config/proofsheet.json, key matrices.a/b: "a/b" is not a name of letters, digits and hyphens. Correct it."#
            ),
            (
                #"{"matrices": {"m": {"categorie": "L"}}}"#,
                "Config/proofsheet.json, key matrices.m.categorie: there is no such key. Did you mean category? Correct or remove it."
            ),
            (
                #"{"matrices": {"m": {"category": []}}}"#,
                "Config/proofsheet.json, key matrices.m.category: the list is empty, so the matrix would have no cell. Name at least one trait."
            ),
            (
                #"{"matrices": {"m": {"device": ["iphone-61"]}}}"#,
                #"Config/proofsheet.json, key matrices.m.device: there is no device "iphone-61". Did you mean iphone-16? "#
                    + "Run proofsheet devices for the list."
            ),
            (
                #"{"matrices": {"m": {"scheme": ["drak"]}}}"#,
                #"Config/proofsheet.json, key matrices.m.scheme: "drak" is none of its values. Did you mean dark? Choose from light, dark, all."#
            ),
            (
                #"{"matrices": {"m": {"locale": "english please"}}}"#,
                #"Config/proofsheet.json, key matrices.m.locale: "english please" is not a locale identifier such as en_US. Correct it."#
            ),
            (
                #"{"matrices": {"m": {"locale": ["de_DE", "klingon"]}}}"#,
                #"Config/proofsheet.json, key matrices.m.locale: "klingon" is not a locale identifier such as en_US. Correct it."#
            ),
            (
                #"{"matrices": {"m": {"locale": "de_QQ"}}}"#,
                #"Config/proofsheet.json, key matrices.m.locale: "de_QQ" is not a locale identifier such as en_US. Correct it."#
            ),
            (
                #"{"format": ["svg", "gif"]}"#,
                #"Config/proofsheet.json, key format: "gif" is none of its values. Choose from svg, png, pdf."#
            ),
            (#"{"tolerances": {}}"#, #"Config/proofsheet.json, key tolerances: "{...}" is not a list of objects. Correct it."#),
            (
                #"{"tolerances": [{}, {"schema": "dark"}]}"#,
                "Config/proofsheet.json, key tolerances[1].schema: there is no such key. Did you mean scheme? Correct or remove it."
            ),
            (
                #"{"tolerances": [{"maxDifferingPixels": "1.5"}]}"#,
                #"Config/proofsheet.json, key tolerances[0].maxDifferingPixels: "1.5" is not a number of pixels or a share such as 0.5%. Correct it."#
            ),
            (#"{"maxDeltaE": -1}"#, #"Config/proofsheet.json, key maxDeltaE: "-1" is not a number from 0 up. Correct it."#),
            (
                #"{"record": "always"}"#,
                #"Config/proofsheet.json, key record: "always" is none of its values. Choose from never, missing, failed, all."#
            ),
            ("[]", "The file Config/proofsheet.json is no JSON (comments allowed): it is no object. Mend it there."),
        ])
    func messages(file: String, message: String) {
        #expect { try layered(file) } throws: { "\($0)" == message }
    }

    @Test(
        "A file that is no JSON says so and where",
        arguments: [
            ("{\n  \"hosts\": ,\n}", "line 2 cannot be understood"), ("{ // one\n// two\n\"hosts\" 1}", "line 3 cannot be understood"),
            ("{\"hosts\": 1", "it ends too early"), ("", "it ends too early"), ("7", "it is no object"),
        ])
    func malformed(file: String, reason: String) {
        #expect {
            try layered(file)
        } throws: {
            "\($0)" == "The file Config/proofsheet.json is no JSON (comments allowed): \(reason). Mend it there."
        }
    }

    @Test("An unknown matrix names the nearest and all there are")
    func unknownMatrix() throws {
        let configuration = try layered(flags: [("--matrix", ["reviw"])])
        #expect {
            try configuration.chosenMatrix(for: .render)
        } throws: {
            "\($0)" == "There is no matrix reviw. Did you mean review? Choose one of default, full, plain, review "
                + "or add it to Config/proofsheet.json."
        }
    }

    @Test("check and accept keep to the matrix; render may leave it")
    func narrowing() throws {
        let dark = try layered(flags: [("--scheme", ["dark"])])
        #expect(try dark.chosenMatrix(for: .render).schemes == [.dark])
        #expect {
            try dark.chosenMatrix(for: .check)
        } throws: {
            "\($0)" == "The flag --scheme: the matrix default has no dark. Choose from light, or another --matrix."
        }
        let device = try layered(flags: [("--device", ["ipad-a16"])])
        #expect {
            try device.chosenMatrix(for: .accept)
        } throws: {
            "\($0)" == "The flag --device: the matrix default has no ipad-a16. Its screen is that of ipad-10: choose that."
        }
    }

    @Test("Traits that no device has together are an error, not an empty sheet")
    func noCell() throws {
        let split = try layered(flags: [("--device", ["iphone-16"]), ("--window", ["half,third"])])
        #expect {
            try split.chosenMatrix(for: .render)
        } throws: {
            "\($0)" == "No cell of the matrix default is left: the windows half, third exist only on iPads with ios18, "
                + "half only in landscape. Choose other devices, orientations or windows."
        }
        let classes = try layered(flags: [("--device", ["iphone-16"]), ("--size-class", ["regular-regular"])])
        #expect {
            try classes.chosenMatrix(for: .render)
        } throws: {
            "\($0)" == "No cell of the matrix default is left: no device in it has the size classes regular-regular. "
                + "Choose others, or force them with --matrix full."
        }
    }

    @Test(
        "A PNG sheet is as large as it may be",
        arguments: [
            (1000.0, 1000.0, 1.0), (6000, 6000, 0.5), (20_000, 100, 0.5), (40_000, 100, 1.0 / 3), (20_000, 20_000, 1.0 / 6),
            (1e9, 1e9, 1.0 / 6),
        ] as [(Double, Double, Double)])
    func sheetScale(width: Double, height: Double, factor: Double) {
        #expect(SheetScale.automatic.factor(width: width, height: height) == factor)
        #expect(SheetScale.fixed(2).factor(width: width, height: height) == 2)
    }

    @Test("Names of flags and variables follow the key")
    func derivedNames() throws {
        let option = try #require(Option.all.first { $0.name == "sheetScale" })
        #expect(option.flag == "--sheet-scale")
        #expect(option.variable == "PROOFSHEET_SHEET_SCALE")
        #expect(Set(Option.all.map(\.flag)).count == Option.all.count)
    }
}
