import Foundation
import SwiftUI
import Testing

/// Dates around the time of all pictures, 9:41 Greenwich time on 9 January 2007. Words are what CLDR gives for `en_US`.
@MainActor @Suite struct DateTextTests {
    private let now = Date(timeIntervalSince1970: 1_168_335_660)

    private func words(_ text: Text) throws -> String {
        try render(text, width: 2000, height: 400).tree.views.flatMap(\.lines).map(\.text).joined(separator: "|")
    }

    @Test("relative dates tell two units, before and after alike")
    func relative() throws {
        #expect(try words(Text(now + 8580, style: .relative)) == "2 hr, 23 min")
        #expect(try words(Text(now - 330, style: .relative)) == "5 min, 30 sec")
        #expect(try words(Text(now, style: .relative)) == "0 sec")
    }

    @Test("an offset tells one unit and its sign")
    func offset() throws {
        #expect(try words(Text(now + 8580, style: .offset)) == "+2 hours")
        #expect(try words(Text(now - 86400 * 3, style: .offset)) == "-3 days")
    }

    @Test("a timer tells minutes and seconds, and hours where there are some")
    func timer() throws {
        #expect(try words(Text(now + 36, style: .timer)) == "0:36")
        #expect(try words(Text(now - 8581, style: .timer)) == "2:23:01")
    }

    @Test("a timer of an interval counts down to its end or up from its start, and rests at its ends")
    func timerInterval() throws {
        let interval = (now - 100)...(now + 5400)
        #expect(try words(Text(timerInterval: interval)) == "1:30:00")
        #expect(try words(Text(timerInterval: interval, showsHours: false)) == "90:00")
        #expect(try words(Text(timerInterval: interval, countsDown: false)) == "1:40")
        #expect(try words(Text(timerInterval: interval, pauseTime: now + 5390)) == "0:10")
        #expect(try words(Text(timerInterval: (now - 50)...(now - 40))) == "0:00")
        #expect(try words(Text("left: \(timerInterval: interval)")) == "left: 1:30:00")
    }

    // CLDR puts thin and narrow spaces around; they are made plain here.
    private func plain(_ text: Text) throws -> String {
        String(try words(text).map { $0.isWhitespace ? " " : $0 })
    }

    @Test("a range of dates tells its times, and its days where they are two")
    func range() throws {
        #expect(try plain(Text(now...(now + 3600))) == "9:41 – 10:41 AM")
        #expect(try plain(Text(DateInterval(start: now, duration: 3600))) == "9:41 – 10:41 AM")
        #expect(try plain(Text("at \(now...(now + 3600))")) == "at 9:41 – 10:41 AM")
        #expect(try plain(Text(now...(now + 180_000))) == "Jan 9, 2007 at 9:41 AM – Jan 11, 2007 at 11:41 AM")
    }

    @Test("dates far away and a range of no length come to words")
    func extremes() throws {
        for style in [Text.DateStyle.relative, .offset, .timer] {
            #expect(try !words(Text(.distantFuture, style: style)).isEmpty)
            #expect(try !words(Text(.distantPast, style: style)).isEmpty)
        }
        #expect(try !plain(Text(now...now)).isEmpty)
    }
}
