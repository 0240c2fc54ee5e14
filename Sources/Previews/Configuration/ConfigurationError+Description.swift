extension ConfigurationError: CustomStringConvertible {
    /// The error in one or two sentences, the last of which says what to do.
    package var description: String {
        switch self {
        case .unknownVerb(let name, let nearest):
            "There is no verb \(name).\(meant(nearest)) Run proofsheet --help for the list."
        case .unknownFlag(let flag, let verb, let nearest):
            "\(verb.rawValue) takes no flag \(flag).\(meant(nearest)) Run proofsheet \(verb.rawValue) --help for the list."
        case .missingValue(let flag, let placeholder):
            "The flag \(flag) needs a value: \(flag) \(placeholder)."
        case .needlessValue(let flag, let value):
            "The flag \(flag) takes no value, but was given \(quoted(value)). Leave the value out."
        case .needlessInput(let input, let verb):
            "\(verb.rawValue) takes no input, but was given \(quoted(input)). Leave it out."
        case .unreadableInput(let path):
            "The input \(path) does not exist or may not be read. Name a Swift file or a folder of them."
        case .badOutput(let folder, let reason):
            "The output folder \(folder) \(reason). Choose another with --output, such as .build/proofsheet."
        case .unreadableFile(let path):
            "The file \(path) cannot be read. Check its permissions and that it is UTF-8."
        case .malformedFile(let path, let reason):
            "The file \(path) is no JSON (comments allowed): \(reason). Mend it there."
        case .unknownKey(let origin, let nearest):
            "\(origin): there is no such key.\(meant(nearest)) Correct or remove it."
        case .badValue(let origin, let value, let expected):
            "\(origin): \(quoted(value)) is not \(expected). Correct it."
        case .unknownMatrix(let name, let nearest, let known):
            "There is no matrix \(name).\(meant(nearest)) Choose one of \(list(known)) or add it to Config/proofsheet.json."
        case .unknownDevice(let origin, let name, let nearest):
            "\(origin): there is no device \(quoted(name)).\(meant(nearest)) Run proofsheet devices for the list."
        case .unknownTrait(let origin, let value, let nearest, let choices):
            "\(origin): \(quoted(value)) is none of its values.\(meant(nearest)) Choose from \(list(choices))."
        case .emptyAxis(let origin):
            "\(origin): the list is empty, so the matrix would have no cell. Name at least one trait."
        case .traitNotInMatrix(let origin, let value, let matrix, let traits, let instead):
            "\(origin): the matrix \(matrix) has no \(value). "
                + (instead.map { "Its screen is that of \($0): choose that." } ?? "Choose from \(list(traits)), or another --matrix.")
        case .noCell(let matrix, let windows):
            "No cell of the matrix \(matrix) is left: the windows \(list(windows)) exist only on iPads with ios18, half only in landscape. "
                + "Choose other devices, orientations or windows."
        case .noSizeClasses(let matrix, let names):
            "No cell of the matrix \(matrix) is left: no device in it has the size classes \(list(names)). "
                + "Choose others, or force them with --matrix full."
        case .lackingVariable(let name, let other):
            "\(other) tells how many shards there are, but the variable \(name) does not tell which one this is. Set it, or use --shard."
        case .noReports:
            "merge was given no report. Name the output folders of all shards, or the report.json in each."
        case .unreadableReport(let path):
            "The report \(path) does not exist or may not be read. Name the output folder of a shard, or the report.json in it."
        case .malformedTable(let file, let reason):
            "The table Config/\(file) cannot be read: \(reason). Restore the file and run swift build."
        case .incompleteTable(let file, let key):
            "The table Config/\(file) lacks \(key). Restore the file and run swift build."
        }
    }

    private func meant(_ name: String?) -> String { name.map { " Did you mean \($0)?" } ?? "" }

    private func quoted(_ value: String) -> String { "\"\(value)\"" }

    private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
