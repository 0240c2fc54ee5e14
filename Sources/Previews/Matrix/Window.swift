/// How much of an iPad's screen the app has; all but `full` are split view and exist up to iPadOS 18 only.
package enum Window: String, Hashable, Sendable, CaseIterable, Codable {
    case full, half, third, twoThirds
}
