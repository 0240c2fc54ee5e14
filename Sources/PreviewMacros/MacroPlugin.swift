import FoundationEssentials

/// Answers the compiler's messages until its end of the channel is closed.
struct MacroPlugin {
    let channel: PluginChannel

    /// A message that cannot be read ends the plugin, which the compiler reports; it would wait for ever for an answer.
    func run() {
        while let message = channel.read(),
            let request = try? JSONDecoder().decode(PluginRequest.self, from: Data(message)),
            let reply = reply(to: request),
            let data = try? JSONEncoder().encode(reply)
        {
            channel.write(Array(data))
        }
    }

    private func reply(to request: PluginRequest) -> PluginReply? {
        if request.getCapability != nil { return PluginReply(getCapabilityResult: PluginReply.Capability()) }
        if let request = request.expandFreestandingMacro {
            return expansion(at: request.syntax.location) { () throws(MacroError) in
                guard request.macro.typeName == "PreviewMacro" else { throw .unknownMacro("#" + request.macro.name) }
                return try PreviewExpansion(request).source()
            }
        }
        if let request = request.expandAttachedMacro {
            return expansion(at: request.attributeSyntax.location) { () throws(MacroError) in
                switch request.macro.typeName {
                case "EntryMacro": return try EntryExpansion(request).source()
                case "PreviewableMacro": return ""
                default: throw .unknownMacro("@" + request.macro.name)
                }
            }
        }
        return nil
    }

    private func expansion(
        at location: PluginRequest.Location?, _ expand: () throws(MacroError) -> String
    ) -> PluginReply {
        do throws(MacroError) {
            return PluginReply(expandMacroResult: PluginReply.Expansion(expandedSource: try expand(), diagnostics: []))
        } catch {
            let position = PluginReply.Diagnostic.Position(fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
            let diagnostic = PluginReply.Diagnostic(message: error.message, position: position)
            return PluginReply(expandMacroResult: PluginReply.Expansion(expandedSource: nil, diagnostics: [diagnostic]))
        }
    }
}
