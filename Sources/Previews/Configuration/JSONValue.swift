import Foundation

/// Any JSON, for files whose keys are checked one by one.
enum JSONValue: Decodable, Equatable {
    case scalar(String)
    case list([JSONValue])
    case object([String: JSONValue])
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .scalar(flag ? "true" : "false")
        } else if let whole = try? container.decode(Int.self) {
            self = .scalar(String(whole))
        } else if let number = try? container.decode(Double.self) {
            self = .scalar(String(number))
        } else if let text = try? container.decode(String.self) {
            self = .scalar(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// A text, number or truth as it would stand on the command line, or a list of those; nil for anything else.
    var texts: [String]? {
        switch self {
        case .scalar(let text): return [text]
        case .list(let values):
            let texts = values.compactMap { if case .scalar(let text) = $0 { text } else { nil } }
            return texts.count == values.count ? texts : nil
        case .object, .null: return nil
        }
    }

    /// How a message shows it.
    var excerpt: String {
        switch self {
        case .scalar(let text): text
        case .list: "[...]"
        case .object: "{...}"
        case .null: "null"
        }
    }
}
