/// All forms that symbols are drawn with, by name; they are our own and simple.
enum SymbolForms {
    private static let scripts = [arrows, marks, everyday, places, things, more, weather, signs, tools, home, bodies]
        .reduce(into: [String: String]()) { $0.merge($1) { first, _ in first } }

    private static let all: [String: SymbolForm] = {
        var forms = scripts.compactMapValues { $0.hasPrefix("=") ? nil : SymbolScript.form($0) }
        for (name, script) in scripts where script.hasPrefix("=") {
            let words = script.split(separator: " ")
            guard words.count == 3, let turn = SymbolTurn(rawValue: String(words[2])) else { continue }
            forms[name] = forms[String(words[1])]?.turned(turn)
        }
        return forms
    }()

    /// Names that other names stand for; the same form serves both.
    private static let aliases = [
        "suit.heart": "heart", "goforward": "arrow.clockwise", "gobackward": "arrow.counterclockwise",
        "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "applelogo": "apple.logo", "photo.on.rectangle.angled": "photo.on.rectangle",
        "applewatch.radiowaves.left.and.right": "antenna.radiowaves.left.and.right", "textformat.size": "textformat",
        "textformat.abc": "textformat", "photo.stack": "photo.on.rectangle", "document": "doc", "document.on.document": "doc.on.doc",
        "ellipsis.message": "ellipsis.bubble", "tray.full": "tray", "tray.2": "tray", "text.book": "book",
        "bolt.horizontal": "bolt", "calendar.day.timeline.left": "calendar", "dock.rectangle": "rectangle",
        "rectangle.grid.1x2": "rectangle.stack", "square.grid.3x1": "square.grid.3x3", "rectangle.3.group": "square.grid.2x2",
        "square.grid.3x2": "square.grid.3x3", "text.justify": "line.3.horizontal", "text.justify.left": "text.alignleft",
        "arrow.triangle.2.circlepath.circle": "arrow.2.circlepath", "repeat.1": "repeat", "gauge.medium": "gauge",
        "square.split.2x1": "rectangle.split.2x1", "square.fill.on.square": "square.on.square", "wrench.and.screwdriver": "wrench",
        "wrench.adjustable": "wrench", "hand.wave": "hand.raised", "clock.arrow.circlepath": "arrow.counterclockwise",
        "icloud": "cloud", "location.north": "location", "bubble": "bubble.left", "mail": "envelope", "sun": "sun.max",
        "party.popper": "sparkles", "birthday.cake": "gift", "person.and.person": "person.2", "macwindow": "rectangle",
        "globe.europe.africa": "globe.americas", "globe.asia.australia": "globe.americas", "globe.central.south.asia": "globe.americas",
        "thermometer.medium": "thermometer", "thermometer.sun": "thermometer", "internaldrive": "externaldrive",
        "square.3.layers.3d.down.right": "square.3.layers.3d", "square.2.layers.3d": "square.3.layers.3d",
        "wand.and.rays": "wand.and.stars", "crop.rotate": "crop", "circle.dotted": "circle.dashed", "xmark.bin": "trash",
        "arrow.up.bin": "trash", "arrow.rectanglepath": "arrow.2.squarepath", "mail.stack": "envelope", "esim": "simcard",
        "figure.hiking": "figure.walk", "figure.yoga": "figure.mind.and.body", "figure": "figure.stand", "brain.head.profile": "brain",
        "gauge.with.dots.needle.bottom.50percent": "gauge", "gauge.with.needle": "gauge", "gauge.open.with.lines.needle.33percent": "gauge",
        "sleep": "moon", "restart": "arrow.counterclockwise", "hands.clap": "hand.raised", "deskclock": "clock",
        "hands.sparkles": "hand.raised", "person.crop.rectangle": "person.text.rectangle", "textbox": "character.cursor.ibeam",
        "lightswitch.off": "lightswitch.on", "fan.desk": "fan", "dial.medium": "dial.low", "dial.high": "dial.low",
        "arrow.up.forward": "arrow.up.right", "arrow.up.backward": "arrow.up.left", "list.triangle": "list.bullet",
        "list.bullet.rectangle": "list.clipboard", "star.square": "star", "book.pages": "book",
        "lightbulb.max": "lightbulb",
    ]

    static func contains(_ name: String) -> Bool { scripts[name] != nil || aliases[name] != nil }

    /// The form of a name without variants, nil where there is none.
    static func form(_ name: String) -> SymbolForm? { all[aliases[name] ?? name] }

    /// Names of all forms, sorted.
    static var names: [String] { all.keys.sorted() }
}
