import Foundation

/// Accepted; nobody types into a still picture.
nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How much help with writing is offered.
public struct WritingToolsBehavior: Sendable {
    public static let automatic = WritingToolsBehavior()
    public static let complete = WritingToolsBehavior()
    public static let limited = WritingToolsBehavior()
    public static let disabled = WritingToolsBehavior()
}
