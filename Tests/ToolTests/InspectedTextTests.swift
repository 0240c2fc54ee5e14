import Foundation
import Testing

/// What `inspect --json` says of texts: every line with its place, and whether characters are lost.
@Suite("Lines of texts in inspect", .serialized)
struct InspectedTextTests {
    private static let source = """
        import SwiftUI

        #Preview("Lines", traits: .fixedLayout(width: 120, height: 160)) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Three lines of words in all").frame(width: 90, alignment: .leading)
                Text("Do\\u{AD}nau").frame(width: 40, alignment: .leading)
                Text("Cut short in its line").lineLimit(1).frame(width: 100, alignment: .leading)
                Text("Set smaller").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60, alignment: .leading)
            }
        }

        """

    // Widths are sums of the advances recorded of the system's font at 17 points (swiftui-layout 14.3) and of its kerning, so "Three lines"
    // is 83.456 wide (83.740 without it) and "Do-" 29.119; heights are its line boxes, at 17 points and at the 11.156 to which the last
    // text is shrunk; baselines stand on thirds of a point below the top of the text.
    private static let expected = """
        [
          {
            "cell" : {
              "category" : "large",
              "device" : "iphone-16",
              "direction" : "leftToRight",
              "horizontalSizeClass" : "compact",
              "locale" : "en_US",
              "orientation" : "portrait",
              "scheme" : "light",
              "system" : "ios18",
              "verticalSizeClass" : "regular",
              "window" : "full"
            },
            "preview" : "Words/Lines",
            "scale" : 3,
            "size" : [
              120,
              160
            ],
            "views" : [
              {
                "frame" : [
                  10,
                  9.833333333333343,
                  100,
                  140.33333333333331
                ],
                "path" : "VStack",
                "type" : "VStack"
              },
              {
                "frame" : [
                  10,
                  9.833333333333343,
                  88,
                  64.33333333333333
                ],
                "lines" : [
                  {
                    "baseline" : 26.166666666666675,
                    "frame" : [
                      10,
                      9.980143229166675,
                      83.45585015625001,
                      20.287109375
                    ],
                    "text" : "Three lines"
                  },
                  {
                    "baseline" : 48.16666666666668,
                    "frame" : [
                      10,
                      31.98014322916668,
                      83.56376031250001,
                      20.287109375
                    ],
                    "text" : "of words in"
                  },
                  {
                    "baseline" : 70.16666666666669,
                    "frame" : [
                      10,
                      53.980143229166686,
                      16.684514531250002,
                      20.287109375
                    ],
                    "text" : "all"
                  }
                ],
                "path" : "VStack/Text[1]",
                "text" : "Three lines of words in all",
                "type" : "Text"
              },
              {
                "frame" : [
                  10,
                  74.16666666666667,
                  29.333333333333332,
                  42.333333333333336
                ],
                "lines" : [
                  {
                    "baseline" : 90.5,
                    "frame" : [
                      10,
                      74.3134765625,
                      29.119084843750002,
                      20.287109375
                    ],
                    "text" : "Do-"
                  },
                  {
                    "baseline" : 112.5,
                    "frame" : [
                      10,
                      96.3134765625,
                      27.923772343750002,
                      20.287109375
                    ],
                    "text" : "nau"
                  }
                ],
                "path" : "VStack/Text[2]",
                "text" : "Do\u{AD}nau",
                "type" : "Text"
              },
              {
                "frame" : [
                  10,
                  116.5,
                  92.33333333333333,
                  20.333333333333332
                ],
                "lines" : [
                  {
                    "baseline" : 132.83333333333334,
                    "frame" : [
                      10,
                      116.64680989583334,
                      92.17165187500001,
                      20.287109375
                    ],
                    "text" : "Cut short i…"
                  }
                ],
                "path" : "VStack/Text[3]",
                "text" : "Cut short in its line",
                "truncated" : true,
                "type" : "Text"
              },
              {
                "frame" : [
                  10,
                  136.83333333333331,
                  59.333333333333336,
                  13.333333333333334
                ],
                "lines" : [
                  {
                    "baseline" : 147.49999999999997,
                    "frame" : [
                      10,
                      136.8775939941406,
                      59.32231347656251,
                      13.31341552734375
                    ],
                    "text" : "Set smaller"
                  }
                ],
                "path" : "VStack/Text[4]",
                "text" : "Set smaller",
                "type" : "Text"
              }
            ]
          }
        ]

        """

    @Test("Wrapped, hyphenated, truncated and shrunk texts are told line by line, and only the truncated one says so")
    func lines() throws {
        let folder = try ToolFolder(["Package.swift": "", "Sources/Words.swift": Self.source])
        let run = try ToolRun(
            "inspect", "Sources/Words.swift", "--json", "--device", "iphone-16", "--category", "L", "--scheme", "light", "--direction",
            "leftToRight", "--orientation", "portrait", in: folder, environment: Miniature.environment)
        #expect(run.code == 0)
        #expect(run.output == Self.expected)
    }
}
