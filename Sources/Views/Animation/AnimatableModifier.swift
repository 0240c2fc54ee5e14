import ProofsheetLayout

/// A modifier with a part that could change gradually, the older form; a still picture shows its current value.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
