MacroPlugin(channel: PluginChannel()).run()
