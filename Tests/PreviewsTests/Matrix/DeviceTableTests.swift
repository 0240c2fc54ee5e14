import Foundation
import ProofsheetPreviews
import ProofsheetViews
import Testing

@Suite("Devices")
struct DeviceTableTests {
    let table: DeviceTable

    init() throws { table = try Tables.devices() }

    @Test("There are 60 devices with 26 distinct screens")
    func counts() {
        #expect(table.devices.count == 60)
        #expect(table.screens.count == 26)
        #expect(Set(table.devices.map(\.slug)).count == 60)
    }

    @Test("No two screens have the same size, scale, safe areas and size classes")
    func distinct() {
        let figures = table.screens.map { device -> String in
            let screen = device.screen
            let poses = Orientation.allCases.map { "\(screen.safeArea($0, .ios18)) \(screen.sizeClasses($0, .full))" }
            return "\(screen.width) \(screen.height) \(screen.scale) \(poses)"
        }
        #expect(Set(figures).count == 26)
    }

    @Test("Every screen is named after a device that has it")
    func names() {
        for device in table.devices { #expect(table.device(device.screen.name)?.screen == device.screen) }
    }

    @Test("Slugs hold small letters, digits and hyphens only")
    func slugs() {
        #expect(table.devices.allSatisfy { $0.slug.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) } })
    }

    @Test(
        "A device is found by slug, by name and by Xcode's name, whatever the case",
        arguments: [
            ("iphone-se-3", "iphone-se-3"), ("iPhone SE (3rd generation)", "iphone-se-3"), ("iPhone 16 Pro Max", "iphone-16-pro-max"),
            ("IPHONE 16", "iphone-16"), ("iPad Pro (11-inch) (4th generation)", "ipad-pro-11"), ("iPad Pro 13-inch (M4)", "ipad-pro-13-m4"),
            ("iPad (A16)", "ipad-a16"), ("iPad Air (5th generation)", "ipad-air-5"),
        ])
    func lookup(name: String, slug: String) {
        #expect(table.device(name)?.slug == slug)
    }

    @Test(
        "The nearest slug is offered for a misspelled one",
        arguments: [
            ("iphone-61", "iphone-16"), ("iphone16", "iphone-16"), ("iPhone 16 Prp", "iphone-16-pro"), ("ipad-mini", "ipad-mini-5"),
        ])
    func nearest(name: String, slug: String) {
        #expect(table.nearest(to: name) == slug)
    }

    @Test(
        "Nothing is offered for what is like no device", arguments: ["xyzzy-plugh-frotz", "foo", "", "Apple Watch Series 6 - 40mm", "Mac"])
    func farthest(name: String) { #expect(table.nearest(to: name) == nil) }

    // Apple's published sizes; the landscape inset at the bottom is the home indicator's 21 points.
    @Test("iPhone 16 is 393 by 852 points at 3 pixels each")
    func iPhone() throws {
        let screen = try #require(table.device("iphone-16")).screen
        #expect(screen.size(.landscape, .full) == CGSize(width: 852, height: 393))
        #expect(screen.scale == 3)
        #expect(screen.safeArea(.portrait, .ios18) == CellEnvironment.Insets(top: 59, bottom: 34))
        #expect(screen.safeArea(.landscape, .ios18) == CellEnvironment.Insets(left: 59, bottom: 21, right: 59))
        #expect(!screen.isPad && screen.size(.portrait, .half) == nil)
    }

    @Test("Half a 12.9-inch screen is regular, half an 11-inch one compact, and only two thirds in landscape are regular")
    func windows() throws {
        let small = try #require(table.device("ipad-pro-11")).screen
        let large = try #require(table.device("ipad-pro-12-9")).screen
        #expect(small.sizeClasses(.landscape, .half) == SizeClasses(.compact, .regular))
        #expect(large.sizeClasses(.landscape, .half) == SizeClasses(.regular, .regular))
        #expect(small.sizeClasses(.landscape, .twoThirds) == SizeClasses(.regular, .regular))
        #expect(small.sizeClasses(.portrait, .twoThirds) == SizeClasses(.compact, .regular))
        #expect(small.size(.landscape, .half) == CGSize(width: 592, height: 834))
        #expect(small.size(.portrait, .half) == nil)
    }

    // Measured on an iPad (A16) upright with iPadOS 26.1: 32 and 25 in place of 24 and 20.
    @Test("iPads have other safe areas on the newer system")
    func newer() throws {
        let screen = try #require(table.device("ipad-a16")).screen
        #expect(screen.safeArea(.portrait, .ios18) == CellEnvironment.Insets(top: 24, bottom: 20))
        #expect(screen.safeArea(.portrait, .ios26) == CellEnvironment.Insets(top: 32, bottom: 25))
    }

    @Test("A device may have other corners than its screen's namesake")
    func corners() throws {
        #expect(try #require(table.device("ipad-10")).cornerRadius == 25)
        #expect(try #require(table.device("ipad-air-5")).cornerRadius == 18)
    }
}
