/// One part of the readable path of a view.
enum PathComponent {
    case type(String)
    case element(AnyHashable)
}
