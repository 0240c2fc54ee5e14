/// What every host of a run is started with.
package struct HostSetup: Equatable, Sendable {
    /// The program that is started; it has to be there, and so have the files that are needed with it.
    let program: String
    let arguments: [String]
    /// What hosts have the engine from, for messages.
    let engine: String
    let needed: [String]
    /// Variables of the environment besides those that all hosts have.
    let variables: [String: String]
    /// The path of the user's library, empty where user code is part of the program.
    package let library: String
    package let fonts: FontPlaces
    /// Absolute paths of the asset catalogues, the one that is asked first at the front.
    package var catalogues: [String] = []
    package let limits: HostLimits
    /// What user code finds when it asks for the time or for a random number.
    package var conditions = HostConditions.fixed

    /// Hosts that load the runtime and then the library.
    package init(runtime: Runtime, library: String, fonts: FontPlaces, limits: HostLimits = HostLimits()) {
        program = runtime.host
        arguments = [runtime.library]
        engine = runtime.library
        needed = [runtime.host, runtime.clock]
        variables = ["LD_PRELOAD": runtime.clock]
        self.library = library
        self.fonts = fonts
        self.limits = limits
    }

    /// Hosts that are a test program over again: it has the views, the engine and the fixed clock in it, and serves where it finds
    /// the variable. `libraries` is where its dynamic libraries are looked for besides, nil for nowhere.
    package init(testProgram: String, libraries: String?, fonts: FontPlaces, limits: HostLimits = HostLimits()) {
        program = testProgram
        arguments = []
        engine = testProgram
        needed = [testProgram]
        var variables = ["PROOFSHEET_HOST_CHANNEL": "3"]
        if let libraries { variables["LD_LIBRARY_PATH"] = libraries }
        self.variables = variables
        library = ""
        self.fonts = fonts
        self.limits = limits
    }
}
