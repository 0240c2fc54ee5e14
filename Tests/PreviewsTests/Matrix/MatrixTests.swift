import Foundation
import ProofsheetLayout
import ProofsheetPreviews
import ProofsheetViews
import Testing

@Suite("The matrix")
struct MatrixTests {
    let configuration: Configuration
    var devices: DeviceTable { configuration.devices }

    init() throws { configuration = try Configuration() }

    private func matrix(_ name: String, _ filters: [(MatrixKey, String)] = [], narrowing: Bool = false) throws -> Matrix {
        var asked = Filters()
        for (key, trait) in filters { asked.add([trait], for: key, origin: .flag("--\(key.rawValue)")) }
        return try #require(configuration.matrices[name]).applying(asked, narrowing: narrowing, devices: devices)
    }

    private func cells(
        _ name: String, _ filters: [(MatrixKey, String)] = [], narrowing: Bool = false,
        attributes: PreviewAttributes = PreviewAttributes()
    ) throws -> [Cell] {
        try matrix(name, filters, narrowing: narrowing).cells(of: "P", attributes: attributes, devices: devices)
    }

    @Test("default is every distinct screen, both ways up, in 12 text sizes: 624 cells, none forced")
    func standard() throws {
        let cells = try cells("default")
        #expect(cells.count == 26 * 2 * 12)
        #expect(cells.filter(\.isForced).isEmpty)
    }

    @Test("full has all four pairs of size classes; three of four are forced")
    func full() throws {
        let cells = try cells("full")
        #expect(cells.count == 2496)
        #expect(cells.filter(\.isForced).count == 3 * 624)
    }

    @Test("review is small, plain is one picture")
    func small() throws {
        #expect(try cells("review").count == 3 * 3 * 2)
        #expect(try cells("plain").map(\.key) == ["iphone-16"])
    }

    @Test("Keys are unique in every matrix and are names of files", arguments: ["default", "full", "review", "plain"])
    func keys(name: String) throws {
        let keys = try cells(name).map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(keys.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) } })
    }

    @Test("A key lists only what differs from the default, in the order of the axes")
    func key() throws {
        let forced = try cells(
            "full",
            [
                (.device, "iphone-16"), (.orientation, "landscape"), (.sizeClass, "regular-regular"), (.category, "AX5"), (.scheme, "dark"),
                (.direction, "rightToLeft"), (.locale, "ar_EG"), (.system, "ios26"), (.sizeClass, "all"),
            ])
        #expect(
            forced.map(\.key) == [
                "iphone-16.landscape.horizontalRegular.verticalRegular.accessibilityExtraExtraExtraLarge.dark.rightToLeft.ar_EG.ios26"
            ])
        let split = try cells("plain", [(.device, "ipad-pro-11"), (.window, "third")])
        #expect(split.map(\.key) == ["ipad-pro-11.third"])
    }

    @Test("Every cell has a trait on every axis, and no two cells the same")
    func traits() throws {
        let rows = try cells("full").map { cell in Axis.allCases.map(cell.trait) }
        #expect(Set(rows).count == rows.count)
        #expect(rows.allSatisfy { !$0.contains("") })
    }

    @Test("A cell lying on its side has swapped size, its own safe area and the device's size classes")
    func landscape() throws {
        let cell = try #require(cells("plain", [(.device, "iphone-16-pro-max"), (.orientation, "landscape")]).first)
        let environment = try #require(cell.environment)
        #expect(environment.width == 956 && environment.height == 440)
        #expect(environment.safeArea == CellEnvironment.Insets(left: 62, bottom: 21, right: 62))
        #expect(environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .compact)
    }

    @Test("The environment of a cell has all its traits")
    func environment() throws {
        let cell = try #require(
            cells(
                "plain",
                [
                    (.device, "ipad-10"), (.category, "AX1"), (.scheme, "dark"), (.direction, "rightToLeft"), (.locale, "ar-EG"),
                    (.system, "ios26"),
                ]
            ).first)
        var expected = CellEnvironment(width: 820, height: 1180)
        expected.safeArea = CellEnvironment.Insets(top: 32, bottom: 25)
        expected.isPad = true
        (expected.horizontalSizeClass, expected.verticalSizeClass) = (.regular, .regular)
        expected.category = .accessibilityMedium
        expected.scheme = .dark
        expected.direction = .rightToLeft
        expected.locale = "ar_EG"
        expected.system = .ios26
        #expect(cell.environment == expected)
    }

    @Test(
        "Text sizes are known by every spelling",
        arguments: [
            ("xS", 1), ("xs", 1), ("L", 1), ("xxxL", 1), ("AX5", 1), ("accessibilityMedium", 1), ("ordinary", 7), ("accessibility", 5),
            ("all", 12),
        ])
    func categories(spelling: String, count: Int) throws {
        #expect(try matrix("plain", [(.category, spelling)]).categories.count == count)
    }

    @Test("The same trait asked for twice counts once, and order does not matter")
    func sets() throws {
        let matrix = try matrix("plain", [(.category, "AX5"), (.category, "xS"), (.category, "extraSmall")])
        #expect(matrix.categories == [.extraSmall, .accessibilityExtraExtraExtraLarge])
    }

    @Test("Split view is left out on phones and on ios26, where there is none")
    func windows() throws {
        let cells = try cells("default", [(.window, "all"), (.system, "all"), (.category, "L")])
        #expect(cells.allSatisfy { $0.window == .full || ($0.device.screen.isPad && $0.system == .ios18) })
        #expect(cells.allSatisfy { $0.environment != nil })
        // 26 screens, two ways up, two systems; 10 iPads with two windows upright and three lying.
        #expect(cells.count == 26 * 2 * 2 + 10 * 5)
    }

    @Test("Size classes cut cells down and never force them by themselves")
    func sizeClasses() throws {
        let cells = try cells("default", [(.sizeClass, "regular-compact")])
        #expect(!cells.isEmpty && cells.allSatisfy { $0.orientation == .landscape && !$0.isForced && !$0.device.screen.isPad })
        #expect(try self.cells("default", [(.sizeClass, "compact")]).allSatisfy { $0.sizeClasses.horizontal == .compact })
    }

    @Test("What a preview pins is one trait, whatever the matrix tries")
    func pins() throws {
        let attributes = PreviewAttributes(device: "iPhone SE (2nd generation)", orientation: .landscapeRight, colorScheme: .dark)
        let cells = try cells("default", attributes: attributes)
        #expect(cells.count == 12)
        #expect(cells.first?.key == "iphone-se-2.landscape.extraSmall.dark")
    }

    @Test("A preview that pins what was not asked for has no cell")
    func pinnedAway() throws {
        let attributes = PreviewAttributes(colorScheme: .dark)
        #expect(try cells("default", [(.scheme, "light")], attributes: attributes).isEmpty)
        #expect(try cells("default", [(.scheme, "dark")], attributes: attributes).count == 624)
    }

    @Test("A preview of fixed size is drawn on one device, one way up, without safe area")
    func fixed() throws {
        let attributes = PreviewAttributes(layout: .fixed(width: 200, height: 100))
        let cells = try cells("default", attributes: attributes)
        #expect(cells.map(\.device.slug) == Array(repeating: "iphone-16", count: 12))
        #expect(cells[0].environment?.sizing == .fixed(width: 200, height: 100))
        #expect(cells[0].environment?.safeArea == CellEnvironment.Insets())
    }

    @Test("A preview as large as it wants is offered the device's size")
    func sizeThatFits() throws {
        let cells = try cells("default", attributes: PreviewAttributes(layout: .sizeThatFits))
        #expect(cells.count == 624)
        #expect(cells[0].environment?.sizing == .sizeThatFits)
    }

    @Test("A preview that pins an unknown device is refused with the nearest")
    func unknownPin() throws {
        #expect(throws: ConfigurationError.unknownDevice(.preview("P"), name: "iPhone 61", nearest: "iphone-16")) {
            try cells("default", attributes: PreviewAttributes(device: "iPhone 61"))
        }
    }
}
