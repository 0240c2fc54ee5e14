/// A name that the package of a user may have for a library of C.
public enum Pictures {}
