extension Option {
    private static let rendering: [Verb] = [.render]
    private static let celled: [Verb] = [.render, .check, .accept, .inspect, .list]
    private static let sharded: [Verb] = [.render, .check, .list]
    private static let compiling: [Verb] = celled + [.prune]

    /// Every option, in the order of help: parsing, help, the check of unknown keys and the README's table all come from here.
    package static let all: [Option] = settings + checking + sharding + [json] + filters

    private static let settings: [Option] = [
        Option(
            "sources", "PATHS", "Files and folders that are meant when no input is named.", standard: "Sources", isList: true, verbs: []
        ) { configuration, values throws(ConfigurationError) in
            guard !values.texts.isEmpty, !values.texts.contains("") else { throw values.bad("a list of paths") }
            configuration.sources = values.texts
        },
        Option("matrix", "NAME", "The matrix to use.", standard: "default", verbs: compiling) {
            configuration, values throws(ConfigurationError) in
            configuration.matrix = try values.text("the name of a matrix")
        },
        Option(
            "output", "FOLDER", "Where sheets, candidates and reports go.", standard: ".build/proofsheet",
            verbs: [.render, .check, .accept, .prune, .merge]
        ) { configuration, values throws(ConfigurationError) in
            configuration.output = try values.text("a folder")
        },
        Option("format", "KINDS", "Kinds of sheet: svg, png, pdf.", standard: "svg,png", isList: true, verbs: rendering) {
            configuration, values throws(ConfigurationError) in
            configuration.formats = try values.cases(SheetFormat.self)
        },
        Option(
            "sheetScale", "NUMBER", "Pixels per point on PNG sheets; auto for the largest of 1, 1/2, 1/3, 1/4, 1/6 that fits.",
            standard: "auto", verbs: rendering
        ) { configuration, values throws(ConfigurationError) in
            configuration.sheetScale = values.texts == ["auto"] ? .automatic : .fixed(try values.positive())
        },
        Option("svgText", "KIND", "Text in SVG: text (selectable) or outlines.", standard: "text", verbs: rendering) {
            configuration, values throws(ConfigurationError) in
            configuration.svgText = try values.one(SVGText.self)
        },
        Option("fonts", "FOLDER", "Where Config/setup has put the fonts.", standard: "~/.cache/proofsheet/fonts", verbs: compiling) {
            configuration, values throws(ConfigurationError) in
            configuration.fonts = try values.text("a folder")
        },
        Option("hosts", "NUMBER", "Processes that render at a time; 0 for one per processor.", standard: "0", verbs: compiling) {
            configuration, values throws(ConfigurationError) in
            configuration.hosts = try values.whole(from: 0)
        },
        Option("cellSeconds", "NUMBER", "Seconds that one cell may take.", standard: "5", verbs: compiling) {
            configuration, values throws(ConfigurationError) in
            configuration.cellSeconds = try values.positive()
        },
        Option("cellMegabytes", "NUMBER", "Megabytes that one rendering process may take.", standard: "1024", verbs: compiling) {
            configuration, values throws(ConfigurationError) in
            configuration.cellMegabytes = try values.whole(from: 64)
        },
        Option("swiftMode", "NUMBER", "The Swift language mode that previews are compiled in: 5 or 6.", standard: "5", verbs: compiling) {
            configuration, values throws(ConfigurationError) in
            let mode = try values.text("5 or 6")
            guard mode == "5" || mode == "6" else { throw values.bad("5 or 6") }
            configuration.swiftMode = mode
        },
        Option(
            "cluster", "LIST", "Accept only the changes of these numbers in the report of the last check.", standard: "all", isList: true,
            isFlagOnly: true, verbs: [.accept]
        ) { configuration, values throws(ConfigurationError) in
            configuration.clusters = try values.wholes(from: 1)
        },
        Option("interactive", nil, "Ask about each change before accepting it.", standard: "false", isFlagOnly: true, verbs: [.accept]) {
            configuration, values throws(ConfigurationError) in
            configuration.isInteractive = try values.truth()
        },
        Option(
            "preview", "NAME", "Only previews of that name or of that suite, or the one called Suite/Name.", standard: "all",
            isFlagOnly: true, verbs: celled
        ) { configuration, values throws(ConfigurationError) in
            configuration.filters.preview = try values.text("the name of a preview")
        },
    ]

    private static let checking: [Option] =
        [
            Option("pixels", nil, "Compare pixels even where fingerprints are equal.", standard: "false", verbs: [.check]) {
                configuration, values throws(ConfigurationError) in
                configuration.comparesPixels = try values.truth()
            },
            Option(
                "against", "REVISION",
                "Compare with what the sources of a Git revision show now, not with goldens; A..B compares B with A.",
                standard: "goldens",
                isFlagOnly: true, verbs: [.check]
            ) { configuration, values throws(ConfigurationError) in
                configuration.against = try values.text("a revision")
            },
            Option(
                "record", "MODE", "Make goldens of what is seen: never, missing, failed (differing ones too), all.",
                standard: "never", verbs: [.check]
            ) { configuration, values throws(ConfigurationError) in
                configuration.record = try values.one(RecordMode.self)
            },
        ] + tolerances

    private static let sharding: [Option] = [
        Option(
            "shards", "NUMBER", "How many shards there are, where JOB_COMPLETION_INDEX tells which one this is, from 0.", standard: "none",
            verbs: sharded
        ) { configuration, values throws(ConfigurationError) in
            configuration.shards = try values.whole(from: 1)
        },
        Option(
            "shard", "I/N", "Only that part of the cells, of so many parts; see merge.", standard: "all", isFlagOnly: true, verbs: sharded
        ) {
            configuration, values throws(ConfigurationError) in
            let expected = "a part and the number of parts, such as 1/4"
            guard let shard = Shard(try values.text(expected)) else { throw values.bad(expected) }
            configuration.shard = shard
        },
        Option(
            "shuffle", "SEED", "Render in an order drawn from that number; the result is the same.", standard: "none", isFlagOnly: true,
            verbs: [.check]
        ) { configuration, values throws(ConfigurationError) in
            configuration.shuffleSeed = try values.whole(from: 0)
        },
        Option(
            "twice", nil, "Render again at another time, with other random numbers and in another order, and name what changes.",
            standard: "false", isFlagOnly: true, verbs: [.check]
        ) { configuration, values throws(ConfigurationError) in
            configuration.isTwice = try values.truth()
        },
    ]

    private static let tolerances: [Option] = [
        ("maxChannelDifference", "NUMBER", "Tolerate this difference of a colour channel, of 255.", "0"),
        ("maxDifferingPixels", "NUMBER", "Tolerate so many pixels beyond that, or a share such as 0.5%.", "0"),
        ("maxDeltaE", "NUMBER", "Tolerate this distance of colours, as CIE 1976 has it; 0 for none.", "0"),
        ("forgivesAntialiasing", nil, "Forgive pixels of edges that lie a fraction of a pixel elsewhere.", "false"),
    ].map { name, placeholder, summary, standard in
        Option(name, placeholder, summary, standard: standard, verbs: [.check]) {
            configuration, values throws(ConfigurationError) in
            configuration.tolerance = try ToleranceRule.change(name, values, configuration.tolerance)
        }
    }

    private static let json = Option("json", nil, "Print JSON.", standard: "false", isFlagOnly: true, verbs: Verb.allCases) {
        configuration, values throws(ConfigurationError) in
        configuration.printsJSON = try values.truth()
    }

    private static let filters: [Option] = MatrixKey.allCases.map { key in
        Option(key.rawValue, "LIST", key.summary, standard: "as the matrix", isList: true, isFlagOnly: true, verbs: celled) {
            configuration, values throws(ConfigurationError) in
            configuration.filters.add(values.texts, for: key, origin: values.origin)
        }
    }
}
