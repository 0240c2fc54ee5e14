/// A cell as `inspect --json` tells it, with its views.
struct InspectedCell: Decodable {
    let views: [View]

    struct View: Decodable {
        let type: String
        let identifier: String?
        let frame: [Double]
    }
}
