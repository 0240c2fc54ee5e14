import Foundation
import Observation
import ProofsheetDrawing
import ProofsheetLayout

/// The rendering of one cell: services, kept state, and what has to happen before the picture stands still.
final class Session: @unchecked Sendable {
    let shaper: any TextShaper
    let profile: SystemProfile
    let cell: CellEnvironment
    /// Where images and colours come from that code names.
    let assets: any AssetSource
    let reads = EnvironmentReads()
    let root = Identity()
    let storedValues = StoredValues()
    let tasks = ViewTasks()
    let presentations = Presentations()
    let matchedFrames = MatchedFrames()
    let stackRoom: StackRoom
    /// The appearance that a view asks for the whole picture, from `preferredColorScheme`.
    var preferredScheme: ColorScheme?
    /// Set whenever something changed that a view may have read.
    var needsAnotherRound = false

    /// Whether views are being made that lie beyond the edge of what shows: nothing may come of them but their frames.
    private(set) var isOutOfSight = false
    private(set) var notes: [String] = []
    private var actions: [() -> Void] = []
    private var hasVariableViews = false
    private var lastNumber = 0
    private lazy var connector = PropertyConnector()

    init(cell: CellEnvironment, profile: SystemProfile, shaper: any TextShaper, assets: any AssetSource, stackBytes: Int) {
        stackRoom = StackRoom(bytes: stackBytes)
        self.assets = assets
        self.cell = cell
        self.profile = profile
        self.shaper = shaper
    }

    /// Remembers a sentence about what could not be shown faithfully, once.
    func note(_ sentence: String) {
        if !notes.contains(sentence) { notes.append(sentence) }
    }

    /// Runs something after the round has been laid out.
    func afterRound(_ action: @escaping () -> Void) {
        if !isOutOfSight { actions.append(action) }
    }

    /// Makes views that do not show if a condition holds: they ask for no actions and present nothing.
    func outOfSight<Made>(if condition: Bool, _ make: () -> Made) -> Made {
        let before = isOutOfSight
        isOutOfSight = before || condition
        defer { isOutOfSight = before }
        return make()
    }

    /// Remembers that views being made may be another number of views, as those of a loop or a condition.
    func meetVariableViews() { hasVariableViews = true }

    /// Makes the views of a container; whether it may have another number of them.
    func watchingVariableViews<Made>(_ make: () -> Made) -> (made: Made, isVariable: Bool) {
        let before = hasVariableViews
        hasVariableViews = false
        let made = make()
        defer { hasVariableViews = before }
        return (made, hasVariableViews)
    }

    /// Runs what is due, and what that makes due, until nothing is left.
    func runActions() {
        while !actions.isEmpty {
            let due = actions
            actions = []
            for action in due { action() }
        }
    }

    /// A number that nothing else in this picture has, from 1 on.
    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Forgets what a round left behind, before the next one.
    func beginRound() {
        needsAnotherRound = false
        actions = []
        presentations.removeAll()
        matchedFrames.beginRound()
    }

    /// Connects a view's properties and evaluates something of it, watching the observable objects it reads.
    func evaluate<Subject, Result>(
        _ subject: Subject, identity: Identity, environment: EnvironmentValues, _ body: (Subject) -> Result
    ) -> Result {
        connector.connect(subject, identity: identity, environment: environment, session: self)
        return withObservationTracking {
            body(subject)
        } onChange: { [weak self] in
            self?.needsAnotherRound = true
        }
    }
}
