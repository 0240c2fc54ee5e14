import Foundation
import Testing

@Suite("proofsheet devices")
struct DevicesTests {
    @Test("The table has a line for each device and tells whose screen it has")
    func table() throws {
        let run = try ToolRun("devices", in: ToolFolder())
        let lines = run.output.split(separator: "\n")
        #expect(run.code == 0 && lines.count == 61)
        #expect(lines[0] == "DEVICE             SCREEN OF          POINTS     SCALE  UPRIGHT          LYING            NAME")
        #expect(
            lines.contains("iphone-15          iphone-16          393x852    3      compact-regular  compact-compact  iPhone 15"))
    }

    @Test("JSON holds every figure")
    func json() throws {
        struct Record: Decodable {
            let device, screen: String
            let size: [Double]
            let poses: [String: Pose]
        }
        struct Pose: Decodable {
            let horizontalSizeClass: String
            let safeArea: [String: [Double]]
        }
        let run = try ToolRun("devices", "--json", in: ToolFolder())
        let records = try JSONDecoder().decode([Record].self, from: Data(run.output.utf8))
        let device = try #require(records.first { $0.device == "iphone-16-pro-max" })
        #expect(records.count == 60)
        #expect(device.size == [440, 956])
        #expect(device.poses["landscape"]?.horizontalSizeClass == "regular")
        #expect(device.poses["landscape"]?.safeArea["ios18"] == [0, 62, 21, 62])
    }

    @Test("The same bytes under another locale and time zone")
    func determinism() throws {
        let plain = try ToolRun("devices", "--json", in: ToolFolder())
        let other = try ToolRun("devices", "--json", in: ToolFolder(), environment: ["LANG": "ar_EG.UTF-8", "TZ": "Asia/Kathmandu"])
        #expect(plain.output == other.output)
    }
}
