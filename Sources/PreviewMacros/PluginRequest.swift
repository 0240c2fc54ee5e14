/// What the compiler asks of a plugin; exactly one of the requests is set in a message that this plugin understands.
struct PluginRequest: Decodable {
    struct Location: Decodable {
        let fileName: String
        let fileID: String
        let line: Int
        let column: Int
        let offset: Int
    }

    struct Syntax: Decodable {
        let source: String
        let location: Location?
    }

    struct Macro: Decodable {
        let typeName: String
        let name: String
    }

    struct Freestanding: Decodable {
        let macro: Macro
        let discriminator: String
        let syntax: Syntax
    }

    struct Attached: Decodable {
        let macro: Macro
        let macroRole: String
        let attributeSyntax: Syntax
        let declSyntax: Syntax
        let lexicalContext: [Syntax]?
    }

    struct Empty: Decodable {}

    let getCapability: Empty?
    let expandFreestandingMacro: Freestanding?
    let expandAttachedMacro: Attached?
}
