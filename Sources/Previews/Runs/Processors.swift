import Glibc

/// The processors that this process may run on.
enum Processors {
    static var count: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
