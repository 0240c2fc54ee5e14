import Foundation

/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects its source when somebody listens.
    public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func attach(
            _ receiveValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            let token = upstream.attach(receiveValue, completion: completion)
            let connection = upstream.connect()
            return AnyCancellable {
                token.cancel()
                connection.cancel()
            }
        }
    }
}

extension Timer {
    /// Would send the time again and again.
    ///
    /// *Differences:* never fires, because a still picture has no clock.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        public let tolerance: TimeInterval?

        public init(interval: TimeInterval, tolerance: TimeInterval? = nil) {
            self.interval = interval
            self.tolerance = tolerance
        }

        public func attach(
            _ receiveValue: @escaping (Date) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { AnyCancellable {} }

        public func connect() -> any Cancellable { AnyCancellable {} }
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance) }
}

extension NotificationCenter {
    /// Sends the notifications of a name as they are posted.
    public struct Publisher: ProofsheetViews.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func attach(
            _ receiveValue: @escaping (Notification) -> Void,
            completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            let relay = NotificationRelay(receiveValue)
            let token = center.addObserver(forName: name, object: object, queue: nil) { relay.receive($0) }
            return AnyCancellable { [center] in center.removeObserver(token) }
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// Carries a listener into the notification centre, which wants it sendable; notifications arrive on the poster's thread.
private final class NotificationRelay: @unchecked Sendable {
    let receive: (Notification) -> Void

    init(_ receive: @escaping (Notification) -> Void) { self.receive = receive }
}
