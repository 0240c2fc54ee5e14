/// A name that the package of a user may have for macros of its own.
public enum Macros {}
