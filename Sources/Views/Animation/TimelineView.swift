import Foundation

/// A view that would change with time.
///
/// *Differences:* shows the first date of its schedule, because a still picture has no clock.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The date that the content is made for.
    public struct Context {
        /// How often the content may change.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

        public let date: Date
        public let cadence: Cadence
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The context as every timeline's content gets it.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let start = StillClock.now
        let date = schedule.entries(from: start, mode: .normal).first { _ in true } ?? start
        let content = content
        let place = context.child(.part("timeline"))
        let view = place.session.evaluate(date, identity: place.identity, environment: place.environment) {
            content(TimelineViewDefaultContext(date: $0, cadence: .live))
        }
        return view.resolved(place)
    }
}

/// The time at which every picture is taken: 9:41 Greenwich time on 9 January 2007.
enum StillClock {
    static let now = Date(timeIntervalSince1970: 1_168_335_660)
}

/// Points in time at which a view would change.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether a schedule should ask for few changes.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Changes with a fixed distance in seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// A change at every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// Changes at dates that code names.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A change for every frame of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule()
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
