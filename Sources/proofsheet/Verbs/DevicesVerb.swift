import Foundation
import ProofsheetPreviews

/// Lists devices and what their screens are.
struct DevicesVerb {
    let request: RunRequest

    func output() -> RunOutput {
        let devices = request.configuration.devices.devices
        return RunOutput(text: request.configuration.printsJSON ? json(devices) : table(devices))
    }

    private func table(_ devices: [Device]) -> String {
        let head = ["DEVICE", "SCREEN OF", "POINTS", "SCALE", "UPRIGHT", "LYING", "NAME"]
        let rows = [head] + devices.map(row)
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return cells.joined(separator: "  ").trimmingCharacters(in: .whitespaces) + "\n"
        }.joined()
    }

    private func row(_ device: Device) -> [String] {
        let screen = device.screen
        return [
            device.slug, device.standsForScreen ? "itself" : screen.name, "\(Int(screen.width))x\(Int(screen.height))",
            "\(Int(screen.scale))", screen.sizeClasses(.portrait, .full).name, screen.sizeClasses(.landscape, .full).name, device.name,
        ]
    }

    private func json(_ devices: [Device]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(devices.map(DeviceRecord.init)) else { return "[]\n" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
