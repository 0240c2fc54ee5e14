/// What every host of a run is started with.
package struct HostSetup: Equatable, Sendable {
    package let runtime: Runtime
    /// The path of the user's library.
    package let library: String
    /// The folder of the pinned fonts.
    package let fonts: String
    package let limits: HostLimits
    /// What user code finds when it asks for the time or for a random number.
    package var conditions = HostConditions.fixed

    package init(runtime: Runtime, library: String, fonts: String, limits: HostLimits = HostLimits()) {
        self.runtime = runtime
        self.library = library
        self.fonts = fonts
        self.limits = limits
    }
}
