import Testing

@testable import ProofsheetPreviews

@Suite struct KeyFilterTests {
    private func filter(_ flags: [(MatrixKey, String)], matrix name: String = "full") throws -> (Matrix, KeyFilter) {
        let configuration = try Configuration()
        var filters = Filters()
        for (key, value) in flags { filters.add([value], for: key, origin: .flag("--\(key.rawValue)")) }
        let matrix = try (try #require(configuration.matrices[name])).applying(filters, narrowing: false, devices: configuration.devices)
        return (matrix, KeyFilter(matrix, devices: configuration.devices))
    }

    @Test(
        "a key is covered where every filter names its trait, spelled or usual",
        arguments: [
            ([(.device, "iphone-16")], ["iphone-16", "iphone-16.dark", "iphone-16.landscape.gone"], ["iphone-16-pro", "ipad-10.dark"]),
            ([(.scheme, "light")], ["iphone-16", "iphone-16.ios26"], ["iphone-16.dark", "iphone-16.landscape.dark.ios26"]),
            ([(.scheme, "dark"), (.category, "AX5")], ["x.accessibilityExtraExtraExtraLarge.dark"], ["x.dark", "x.small.dark"]),
            ([(.orientation, "landscape")], ["never-heard-of.landscape"], ["never-heard-of"]),
            ([(.locale, "ar_EG")], ["iphone-16.ar_EG", "iphone-16.dark.rightToLeft.ar_EG.ios26"], ["iphone-16", "iphone-16.de_DE"]),
            ([(.locale, "en_US")], ["iphone-16", "iphone-16.horizontalRegular.dark"], ["iphone-16.de_DE"]),
            ([(.sizeClass, "compact-compact")], ["iphone-16.landscape", "gone.horizontalCompact.verticalCompact"], ["iphone-16", "gone"]),
            ([(.sizeClass, "derived")], ["iphone-16"], ["iphone-16.horizontalRegular"]),
            ([(.window, "half")], ["ipad-10.landscape.half"], ["ipad-10.landscape", "ipad-10.landscape.third"]),
            ([], ["anything.at.all"], []),
        ] as [([(MatrixKey, String)], [String], [String])])
    func covers(flags: [(MatrixKey, String)], covered: [String], others: [String]) throws {
        let (_, filter) = try filter(flags)
        #expect(covered.filter { !filter.covers($0) } == [])
        #expect(others.filter(filter.covers) == [])
    }

    @Test(
        "of the cells of a whole matrix it covers those that the filter leaves, no others",
        arguments: [
            (MatrixKey.device, "pads"), (.orientation, "landscape"), (.window, "third"), (.sizeClass, "regular-compact"),
            (.sizeClass, "compact"),
            (.category, "ordinary"), (.scheme, "dark"), (.direction, "rightToLeft"), (.system, "ios26"),
        ])
    func wholeMatrix(key: MatrixKey, value: String) throws {
        let configuration = try Configuration()
        let all = try filter([(.direction, "all"), (.system, "all"), (.window, "all"), (.scheme, "all")]).0
        let (matrix, _) = try filter([(key, value)])
        var narrowed = all
        var filters = Filters()
        filters.add([value], for: key, origin: .flag("--\(key.rawValue)"))
        narrowed = try narrowed.applying(filters, narrowing: false, devices: configuration.devices)
        narrowed.filtered = matrix.filtered
        let keys = Set(try narrowed.cells(of: "P", devices: configuration.devices).map(\.key))
        let filter = KeyFilter(narrowed, devices: configuration.devices)
        for cell in try all.cells(of: "P", devices: configuration.devices).map(\.key) {
            #expect(filter.covers(cell) == keys.contains(cell), "\(cell)")
        }
        #expect(!keys.isEmpty)
    }
}
