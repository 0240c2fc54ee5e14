/// What can be wrong with a command, a configuration file or a matrix; all of it is found before anything is rendered.
package enum ConfigurationError: Error, Equatable {
    /// The word after `proofsheet` is no verb.
    case unknownVerb(String, nearest: String?)
    /// The verb takes no such flag.
    case unknownFlag(String, verb: Verb, nearest: String?)
    /// A flag stands at the end without its value.
    case missingValue(flag: String, placeholder: String)
    /// A switch was given a value.
    case needlessValue(flag: String, value: String)
    /// The verb takes no input files.
    case needlessInput(String, verb: Verb)
    /// An input does not exist or may not be read.
    case unreadableInput(String)
    /// The output folder is one in which what a run leaves would be lost among other files, or these in it.
    case badOutput(String, reason: String)
    /// The file cannot be read.
    case unreadableFile(String)
    /// The file is no JSON; the reason is the decoder's.
    case malformedFile(String, reason: String)
    /// An object of the file has a key that means nothing.
    case unknownKey(Origin, nearest: String?)
    /// A value is not of the kind that its key or flag takes.
    case badValue(Origin, value: String, expected: String)
    /// There is no such matrix.
    case unknownMatrix(String, nearest: String?, known: [String])
    /// There is no such device.
    case unknownDevice(Origin, name: String, nearest: String?)
    /// An axis has no such trait.
    case unknownTrait(Origin, value: String, nearest: String?, choices: [String])
    /// A list of traits is empty.
    case emptyAxis(Origin)
    /// A filter names a trait that the matrix does not try; `instead` is a device of the same screen that it does.
    case traitNotInMatrix(Origin, value: String, matrix: String, traits: [String], instead: String?)
    /// The traits are all good, but no device has them together.
    case noCell(matrix: String, windows: [String])
    /// No device of the matrix has such size classes.
    case noSizeClasses(matrix: String, names: [String])
    /// A variable is needed to tell which shard this is.
    case lackingVariable(String, beside: String)
    /// A merge is asked for without anything to merge.
    case noReports
    /// A shard's folder or report does not exist or may not be read.
    case unreadableReport(String)
    /// A compiled-in table is damaged; the reason is the decoder's.
    case malformedTable(file: String, reason: String)
    /// A compiled-in table lacks an entry.
    case incompleteTable(file: String, key: String)
}
