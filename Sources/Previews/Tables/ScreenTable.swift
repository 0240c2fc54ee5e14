import CProofsheetTables
import Foundation
import ProofsheetViews

/// Reads the table of screens and devices.
enum ScreenTable {
    static func devices() throws(ConfigurationError) -> DeviceTable {
        let file = try Tables.decode(File.self, proofsheet_table_devices(), file: "devices.json")
        let screens = Dictionary(file.screens.map { ($0.device, $0.screen) }, uniquingKeysWith: { first, _ in first })
        var devices: [Device] = []
        for entry in file.devices {
            guard let screen = screens[entry.screen] else { throw .incompleteTable(file: "devices.json", key: entry.screen) }
            devices.append(
                Device(
                    slug: entry.slug, name: entry.name, otherNames: entry.names ?? [], year: entry.year, screen: screen,
                    cornerRadius: entry.radius?[0] ?? screen.cornerRadius))
        }
        return DeviceTable(devices)
    }

    private struct File: Decodable {
        let screens: [ScreenEntry]
        let devices: [DeviceEntry]
    }

    private struct DeviceEntry: Decodable {
        let slug, name, screen: String
        let names: [String]?
        let year: Int
        let radius: Figure?
    }

    private struct ScreenEntry: Decodable {
        let device: String
        let size, radius: Figure
        let scale: CGFloat
        let safeArea: SafeArea
        let classes: Classes
        let windows: Windows?

        var screen: Screen {
            Screen(
                name: device, width: size[0], height: size[1], scale: scale, cornerRadius: radius[0], isPad: windows != nil,
                poses: [
                    .portrait: Screen.Pose(
                        safeArea: safeArea.insets(safeArea.portrait, safeArea.portrait26), sizeClasses: pair(classes.portrait),
                        windows: windows?.portrait.mapValues(\.split) ?? [:]),
                    .landscape: Screen.Pose(
                        safeArea: safeArea.insets(safeArea.landscape, safeArea.landscape26), sizeClasses: pair(classes.landscape),
                        windows: windows?.landscape.mapValues(\.split) ?? [:]),
                ])
        }

        private func pair(_ classes: [UserInterfaceSizeClass]) -> SizeClasses {
            SizeClasses(classes.first ?? .compact, classes.last ?? .regular)
        }
    }

    private struct SafeArea: Decodable {
        let portrait, landscape: Figure
        let portrait26, landscape26: Figure?

        func insets(_ figure: Figure, _ newer: Figure?) -> [SystemGeneration: CellEnvironment.Insets] {
            [.ios18: Self.insets(figure), .ios26: Self.insets(newer ?? figure)]
        }

        private static func insets(_ figure: Figure) -> CellEnvironment.Insets {
            CellEnvironment.Insets(top: figure[0], left: figure[1], bottom: figure[2], right: figure[3])
        }
    }

    private struct Classes: Decodable {
        let portrait, landscape: [UserInterfaceSizeClass]
    }

    private struct Windows: Decodable {
        let portrait, landscape: [Window: Split]

        private enum CodingKeys: String, CodingKey { case portrait, landscape }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            portrait = try Self.splits(container, .portrait)
            landscape = try Self.splits(container, .landscape)
        }

        private static func splits(
            _ container: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys
        ) throws -> [Window: Split] {
            let named = try container.decode([String: Split].self, forKey: key)
            return Dictionary(uniqueKeysWithValues: named.compactMap { name, split in Window(rawValue: name).map { ($0, split) } })
        }
    }

    private struct Split: Decodable {
        let split: Screen.Split

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            split = Screen.Split(
                width: try list.decode(CGFloat.self), horizontal: try list.decode(UserInterfaceSizeClass.self))
        }
    }
}
