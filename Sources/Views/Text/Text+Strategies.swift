import Foundation

extension Text {
    /// What leading and trailing mean for lines of a text: the sides of the layout, or of its writing.
    public struct AlignmentStrategy: Hashable, Sendable {
        let followsWriting: Bool

        public static let `default` = AlignmentStrategy(followsWriting: false)
        public static let layoutBased = AlignmentStrategy(followsWriting: false)
        public static let writingDirectionBased = AlignmentStrategy(followsWriting: true)
    }

    /// What says where a paragraph's writing begins: the layout, or its first letter with a direction.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        let followsContent: Bool

        public static let `default` = WritingDirectionStrategy(followsContent: false)
        public static let layoutBased = WritingDirectionStrategy(followsContent: false)
        public static let contentBased = WritingDirectionStrategy(followsContent: true)
    }
}

/// The direction of a paragraph's first letter that has one.
enum ParagraphDirection {
    // Blocks of Hebrew, Arabic and their kin, and the forms of their letters, as Unicode lays them out.
    private static let rightToLeft: [ClosedRange<UInt32>] = [
        0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]

    /// Whether a paragraph runs from right to left; nil where no letter has a direction.
    static func isRightToLeft(_ text: String) -> Bool? {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x200E: return false
            case 0x200F: return true
            default: break
            }
            guard scalar.properties.isAlphabetic else { continue }
            return rightToLeft.contains { $0.contains(scalar.value) }
        }
        return nil
    }
}

private enum AlignmentStrategyKey: EnvironmentKey { static let defaultValue = Text.AlignmentStrategy.default }
private enum WritingStrategyKey: EnvironmentKey { static let defaultValue = Text.WritingDirectionStrategy.default }
private enum LineHeightKey: EnvironmentKey { static let defaultValue: AttributedString.LineHeight? = nil }

extension EnvironmentValues {
    var alignmentStrategy: Text.AlignmentStrategy {
        get { self[AlignmentStrategyKey.self] }
        set { self[AlignmentStrategyKey.self] = newValue }
    }

    var writingStrategy: Text.WritingDirectionStrategy {
        get { self[WritingStrategyKey.self] }
        set { self[WritingStrategyKey.self] = newValue }
    }

    /// How high lines are, nil for the font's own height.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Says what leading and trailing mean for lines of text.
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { environment(\.alignmentStrategy, strategy) }

    /// Says where the writing of a paragraph begins.
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { environment(\.writingStrategy, strategy) }

    /// Says how high lines are.
    ///
    /// *Differences:* what a line has more or less than its font is added above and below alike, which is assumed.
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { environment(\.lineHeight, lineHeight) }
}
