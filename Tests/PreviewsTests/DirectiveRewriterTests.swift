import ProofsheetPreviews
import Testing

@Suite struct DirectiveRewriterTests {
    struct Case: CustomTestStringConvertible {
        let rule: String
        let source: String
        let expected: String
        var testDescription: String { rule }
    }

    static let cases = [
        Case(rule: "os(iOS) holds", source: "#if os(iOS)\na\n#endif", expected: "#if true   \na\n#endif"),
        Case(rule: "os(Linux) does not", source: "#if os(Linux)\n", expected: "#if false    \n"),
        Case(
            rule: "other systems do not", source: "#if os(macOS) || os(tvOS)\n#elseif !os(watchOS)\n",
            expected: "#if false     || false   \n#elseif !false      \n"),
        Case(
            rule: "the simulator is the target", source: "#if targetEnvironment(simulator)\n",
            expected: "#if true                        \n"),
        Case(
            rule: "Catalyst is not", source: "#if targetEnvironment(macCatalyst)\n", expected: "#if false                         \n"),
        Case(rule: "UIKit can be imported", source: "#if canImport(UIKit)\n", expected: "#if true            \n"),
        Case(
            rule: "a version after the module changes nothing", source: "#if canImport(UIKit, _version: 17)\n",
            expected: "#if true                          \n"),
        Case(rule: "AppKit cannot", source: "#if canImport(AppKit)\n", expected: "#if false            \n"),
        Case(rule: "an unknown module is left to the compiler", source: "#if canImport(Mine)\n", expected: "#if canImport(Mine)\n"),
        Case(rule: "flags and versions stay", source: "#if DEBUG && swift(>=5.9)\n", expected: "#if DEBUG && swift(>=5.9)\n"),
        Case(
            rule: "a condition goes on behind an operator", source: "#if DEBUG &&\n os(iOS)\nos(iOS)\n",
            expected: "#if DEBUG &&\n true   \nos(iOS)\n"),
        Case(
            rule: "a condition goes on in front of an operator", source: "#if DEBUG\n && os(iOS)\n",
            expected: "#if DEBUG\n && true   \n"),
        Case(rule: "a call in parentheses over two lines keeps its lines", source: "#if os(\niOS)\nx", expected: "#if true\n\nx"),
        Case(rule: "code that looks like a condition stays", source: "let x = os(iOS)\n", expected: "let x = os(iOS)\n"),
        Case(rule: "a comment stays", source: "// #if os(iOS)\n", expected: "// #if os(iOS)\n"),
        Case(
            rule: "a nested comment stays", source: "/* /* */ #if os(iOS)\nimport UIKit */\n",
            expected: "/* /* */ #if os(iOS)\nimport UIKit */\n"),
        Case(rule: "a comment behind a condition stays", source: "#if os(iOS) // os(iOS)\n", expected: "#if true    // os(iOS)\n"),
        Case(
            rule: "a string over several lines stays", source: "let a = \"\"\"\n#if os(iOS)\nimport UIKit\n\"\"\"\n",
            expected: "let a = \"\"\"\n#if os(iOS)\nimport UIKit\n\"\"\"\n"),
        Case(
            rule: "a raw string stays", source: "let a = #\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"#\n#if os(iOS)\n",
            expected: "let a = #\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"#\n#if true   \n"),
        Case(
            rule: "an interpolation with a string inside is one string",
            source: "let a = \"\\(f(\")\"))\"\n#if os(iOS)\n", expected: "let a = \"\\(f(\")\"))\"\n#if true   \n"),
        Case(rule: "an apostrophe's string is not one", source: "// it's\n#if os(iOS)\n", expected: "// it's\n#if true   \n"),
        Case(rule: "UIKit becomes SwiftUI", source: "import UIKit\n", expected: "import SwiftUI\n"),
        Case(rule: "CoreFoundation becomes SwiftUI", source: "import CoreFoundation\n", expected: "import SwiftUI\n"),
        Case(rule: "Combine becomes SwiftUI", source: "@preconcurrency import Combine\n", expected: "@preconcurrency import SwiftUI\n"),
        Case(rule: "a single declaration imports the module", source: "import struct UIKit.UIColor\n", expected: "import SwiftUI\n"),
        Case(
            rule: "a submodule imports the module", source: "import UIKit.UIView;import SwiftUI", expected: "import SwiftUI;import SwiftUI"),
        Case(rule: "Foundation brings Combine with it", source: "import Foundation\n", expected: "import Foundation; import SwiftUI\n"),
        Case(
            rule: "a declaration of Foundation comes alone", source: "import struct Foundation.Date\n",
            expected: "import struct Foundation.Date\n"),
        Case(rule: "SwiftUI stays", source: "import SwiftUI\r\n", expected: "import SwiftUI\r\n"),
        Case(rule: "Darwin becomes Glibc", source: "import Darwin\n", expected: "import Glibc\n"),
        Case(rule: "a name called import stays", source: "case import UIKit\n", expected: "case import UIKit\n"),
        Case(rule: "a line's end of two characters stays", source: "#if os(iOS)\r\na\r\n", expected: "#if true   \r\na\r\n"),
        Case(rule: "an open string ends with its line", source: "let a = \"open\n#if os(iOS)\n", expected: "let a = \"open\n#if true   \n"),
        Case(rule: "an open comment ends with the file", source: "/* #if os(iOS)\n", expected: "/* #if os(iOS)\n"),
        Case(rule: "a condition cut off by the end stays", source: "#if os(", expected: "#if os("),
        Case(rule: "nothing becomes nothing", source: "", expected: ""),
    ]

    @Test("Conditions and imports become those of iOS", arguments: cases)
    func rewrites(_ one: Case) {
        #expect(String(decoding: DirectiveRewriter.rewritten(Array(one.source.utf8)), as: UTF8.self) == one.expected)
    }

    @Test("The number of lines never changes", arguments: cases)
    func keepsLines(_ one: Case) {
        let result = DirectiveRewriter.rewritten(Array(one.source.utf8))
        #expect(result.count { $0 == 10 } == one.source.utf8.count { $0 == 10 })
    }

    @Test("The copy starts by naming the file, with quotes escaped")
    func copyNamesFile() {
        let copy = DirectiveRewriter.copy(of: SourceFile(path: "a \"b\".swift", bytes: Array("import UIKit".utf8)))
        #expect(String(decoding: copy, as: UTF8.self) == "#sourceLocation(file: \"a \\\"b\\\".swift\", line: 1)\nimport SwiftUI")
    }
}
