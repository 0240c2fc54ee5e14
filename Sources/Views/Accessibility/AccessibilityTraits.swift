/// Traits of an element for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    public init() { bits = 0 }

    private init(_ bits: UInt32) { self.bits = bits }

    public static let isButton = AccessibilityTraits(1 << 0)
    public static let isHeader = AccessibilityTraits(1 << 1)
    public static let isSelected = AccessibilityTraits(1 << 2)
    public static let isLink = AccessibilityTraits(1 << 3)
    public static let isSearchField = AccessibilityTraits(1 << 4)
    public static let isImage = AccessibilityTraits(1 << 5)
    public static let playsSound = AccessibilityTraits(1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(1 << 7)
    public static let isStaticText = AccessibilityTraits(1 << 8)
    public static let isSummaryElement = AccessibilityTraits(1 << 9)
    public static let updatesFrequently = AccessibilityTraits(1 << 10)
    public static let startsMediaSession = AccessibilityTraits(1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(1 << 12)
    public static let causesPageTurn = AccessibilityTraits(1 << 13)
    public static let isModal = AccessibilityTraits(1 << 14)
    public static let isToggle = AccessibilityTraits(1 << 15)
    public static let isTabBar = AccessibilityTraits(1 << 16)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits ^ other.bits) }

    @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        bits |= new.bits
        return (isNew, new)
    }

    @discardableResult public mutating func remove(_ member: Self) -> Self? {
        guard contains(member) else { return nil }
        bits &= ~member.bits
        return member
    }

    @discardableResult public mutating func update(with new: Self) -> Self? {
        let known = contains(new) ? new : nil
        bits |= new.bits
        return known
    }

    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}

/// What becomes of the children of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let kind: Int

    public static let ignore = AccessibilityChildBehavior(kind: 0)
    public static let contain = AccessibilityChildBehavior(kind: 1)
    public static let combine = AccessibilityChildBehavior(kind: 2)
}

/// The kind of an action.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")

    public init(named name: Text) { self.name = name.string }

    private init(name: String) { self.name = name }
}

/// Whether a value goes up or down.
@frozen public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// What a text is about, for the way in which it is spoken.
public struct AccessibilityTextContentType: Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}

/// The role of a label in a pair.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// A kind of elements to move between.
public struct AccessibilitySystemRotor: Sendable {
    public static let headings = AccessibilitySystemRotor()
    public static let links = AccessibilitySystemRotor()
    public static let textFields = AccessibilitySystemRotor()
    public static let images = AccessibilitySystemRotor()
    public static let boldText = AccessibilitySystemRotor()
    public static let lists = AccessibilitySystemRotor()
    public static let tables = AccessibilitySystemRotor()
    public static let landmarks = AccessibilitySystemRotor()
}
