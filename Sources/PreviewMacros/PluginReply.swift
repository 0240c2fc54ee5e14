/// What the plugin answers.
struct PluginReply: Encodable {
    struct Capability: Encodable {
        struct Features: Encodable {
            let protocolVersion = 7
            let features: [String] = []
        }

        let capability = Features()
    }

    struct Expansion: Encodable {
        let expandedSource: String?
        let diagnostics: [Diagnostic]
    }

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName: String
            let offset: Int
        }

        let message: String
        let severity = "error"
        let position: Position
        let highlights: [String] = []
        let notes: [String] = []
        let fixIts: [String] = []
    }

    var getCapabilityResult: Capability?
    var expandMacroResult: Expansion?
}
