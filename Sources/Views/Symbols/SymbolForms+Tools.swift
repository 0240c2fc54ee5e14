extension SymbolForms {
    // A hand that points up.
    private static let pointing = """
        area M 8.6 13.4 L 8.6 5 Q 10 3 11.4 5 L 11.4 10 L 16.4 10.8 Q 18.8 11.4 18.6 13.8 L 17.6 18.6 Q 16.6 21.4 13.6 \
        21.4 Q 10 21.6 8.2 18.8 L 5 14.6 Q 4.4 12.6 6.4 12.4 Z
        """
    private static let lens = "line O 10.2 10.2 6.8; line M 15.2 15.2 L 21 21; "

    /// Hands that point, instruments, devices and things of an office.
    static let tools: [String: String] = [
        "lasso": """
        size 28 24; line M 14 4 Q 24.6 4.2 24.8 9.6 Q 24.6 15 14 15.2 Q 3.4 15 3.2 9.6 Q 3.4 4.2 14 4 Z; line O 8.4 \
        15.4 2.4; line M 9.4 17.8 Q 10 21.4 5 21.6
        """,
        "hand.point.up": pointing,
        "hand.point.up.left": pointing,
        "hand.point.right": "= hand.point.up quarter",
        "hand.point.down": "= hand.point.up half",
        "hand.point.left": "= hand.point.up threeQuarters",
        "hand.tap": "\(pointing); line A 10 6 4.6 130 410",
        "hand.draw": "\(pointing); line M 13.4 3.4 Q 16 1.6 17 4 Q 17.6 7 20.6 5",
        "cursorarrow": "size 18 24; area M 4 3 L 4 18.6 L 7.8 15.2 L 10.4 21 L 13 19.8 L 10.4 14.2 L 15.4 14 Z",
        "minus.magnifyingglass": "\(lens)line M 7 10.2 L 13.4 10.2",
        "text.magnifyingglass": "\(lens)line M 7.4 8.6 L 13 8.6; line M 7.4 11.8 L 11.4 11.8",
        "doc.text.magnifyingglass": """
        size 26 24; line M 10 21 L 6.2 21 Q 4.2 21 4.2 19 L 4.2 5 Q 4.2 3 6.2 3 L 11.8 3 L 17.4 8.6 L 17.4 10; line \
        M 11.8 3.2 L 11.8 8.6 L 17.2 8.6; line O 16 16 3.8; line M 18.8 18.8 L 22.4 22.2; line M 7.4 12.4 L 10 12.4
        """,
        "rectangle.and.pencil.and.ellipsis": """
        size 30 24; line M 17 6 L 5.4 6 Q 2.8 6 2.8 8.6 L 2.8 16 Q 2.8 18.6 5.4 18.6 L 24.6 18.6 Q 27.2 18.6 27.2 16 \
        L 27.2 11; solid O 8 12.4 1.3 O 12 12.4 1.3; line M 25 3 L 17 11.4 L 16 14 L 18.6 13 L 26.6 4.6 Z
        """,
        "screwdriver": """
        area M 4 3 L 8.4 4.4 L 9.6 8.4 L 8 10 L 3 5 Z; line M 9 9 L 14 14; area M 13 15.6 L 15.6 13 L 20.4 17.8 Q \
        21.4 19.2 20.2 20.2 Q 19.2 21.4 17.8 20.4 Z
        """,
        "ruler": """
        size 30 24; area R 3 8 24 8 1.6; cut M 7.4 8.4 L 7.4 11.4; cut M 11.2 8.4 L 11.2 12.6; cut M 15 8.4 L 15 \
        11.4; cut M 18.8 8.4 L 18.8 12.6; cut M 22.6 8.4 L 22.6 11.4
        """,
        "pencil.tip": """
        size 22 24; area M 11 2.6 L 17.4 15 L 14 21.4 L 8 21.4 L 4.6 15 Z; cut M 4.8 15 Q 8 17.4 11 15 Q 14 17.4 \
        17.2 15
        """,
        "highlighter": """
        area M 9 3 L 15 3 L 15 10 L 17.6 13.4 L 17.6 16 L 6.4 16 L 6.4 13.4 L 9 10 Z; line M 9 16.4 L 9 21.4 L 15 \
        18.6 L 15 16.4
        """,
        "eraser": """
        size 28 24; area M 16 4.4 L 24.4 12 L 17 19.4 L 9.4 19.4 L 4 14.4 Z; cut M 10.4 8.8 L 18.6 16.8; line M 4 \
        21.6 L 24 21.6
        """,
        "slider.vertical.3": "= slider.horizontal.3 quarter",
        "switch.2": """
        size 28 24; area R 3 3.4 22 7.4 3.7; hole O 20.8 7.1 2.2; line R 3 13.4 22 7.4 3.7; solid O 7.2 17.1 2.2
        """,
        "dial.low": """
        line O 12 12 7; line M 12 12 L 8.6 15.4; solid O 3 18 0.9 O 1.8 11 0.9 O 6 4 0.9 O 12 1.8 0.9 O 18 4 0.9 O \
        22.2 11 0.9 O 21 18 0.9
        """,
        "externaldrive": """
        size 28 24; area M 7 4 L 21 4 L 25.2 14 L 25.2 18 Q 25.2 20 23.2 20 L 4.8 20 Q 2.8 20 2.8 18 L 2.8 14 Z; cut \
        M 3 14 L 25 14; hole O 21.4 17 1
        """,
        "opticaldisc": "line O 12 12 9.4; line O 12 12 2.6; line A 12 12 6 -80 -10",
        "memorychip": """
        size 28 24; area R 5 5.4 18 13.2 1.6; line M 9 2.8 L 9 5; line M 14 2.8 L 14 5; line M 19 2.8 L 19 5; line M \
        9 19 L 9 21.2; line M 14 19 L 14 21.2; line M 19 19 L 19 21.2; cut R 9 9 10 6 0.6
        """,
        "airpods": """
        size 26 24; area M 4.4 5 Q 9.4 2.4 11 7 L 11 21 L 8 21 L 8 13.4 Q 3 13 3.2 8.4 Z; area M 21.6 5 Q 16.6 2.4 \
        15 7 L 15 21 L 18 21 L 18 13.4 Q 23 13 22.8 8.4 Z
        """,
        "hifispeaker": "size 20 24; area R 3.4 2.4 13.2 19.2 2.4; cut O 10 14.6 3.8; hole O 10 7 1.6",
        "megaphone": """
        size 28 24; area M 5 8.6 L 12 8.6 L 22 4 L 22 18.6 L 12 14.4 L 5 14.4 Q 3 14.2 3 11.4 Q 3 8.8 5 8.6 Z; line \
        M 7.6 14.8 L 9.4 20.6 L 12.4 20.6 L 11 14.6; line M 25 9.6 L 25 13
        """,
        "tray.and.arrow.down": """
        size 28 24; line M 9 8.6 L 5.4 8.6 L 2.8 14 L 2.8 18 Q 2.8 20.4 5.2 20.4 L 22.8 20.4 Q 25.2 20.4 25.2 18 L \
        25.2 14 L 22.6 8.6 L 19 8.6; line M 3 14 L 9.4 14 Q 10.2 16.6 14 16.6 Q 17.8 16.6 18.6 14 L 25 14; line M 14 \
        2.6 L 14 11.4; line M 10.6 8.4 L 14 11.8 L 17.4 8.4
        """,
        "tray.and.arrow.up": """
        size 28 24; line M 9 8.6 L 5.4 8.6 L 2.8 14 L 2.8 18 Q 2.8 20.4 5.2 20.4 L 22.8 20.4 Q 25.2 20.4 25.2 18 L \
        25.2 14 L 22.6 8.6 L 19 8.6; line M 3 14 L 9.4 14 Q 10.2 16.6 14 16.6 Q 17.8 16.6 18.6 14 L 25 14; line M 14 \
        11.8 L 14 3; line M 10.6 6.2 L 14 2.8 L 17.4 6.2
        """,
        "envelope.open": """
        size 28 24; area M 3.4 9.4 L 14 2.8 L 24.6 9.4 L 24.6 19 Q 24.6 21.2 22.4 21.2 L 5.6 21.2 Q 3.4 21.2 3.4 19 \
        Z; cut M 3.8 10 L 12.6 15.4 Q 14 16.2 15.4 15.4 L 24.2 10
        """,
        "wifi.exclamationmark": """
        size 28 24; line A 14 19 15 -132 -100; line A 14 19 15 -80 -48; line A 14 19 9.8 -132 -104; line A 14 19 9.8 \
        -76 -48; line M 14 4.4 L 14 13.4; solid O 14 19 1.7
        """,
        "personalhotspot": """
        size 30 24; line M 12 15 Q 8.4 18.6 5.4 15.6 Q 2.4 12 5.4 8.4 Q 9 5.4 12.6 9.4 L 17.4 14.6 Q 21 18.6 24.6 \
        15.6 Q 27.6 12 24.6 8.4 Q 21.6 5.4 18 9
        """,
        "simcard": """
        size 20 24; area M 3.4 5 Q 3.4 2.6 5.8 2.6 L 11.6 2.6 L 16.6 7.6 L 16.6 19 Q 16.6 21.4 14.2 21.4 L 5.8 21.4 \
        Q 3.4 21.4 3.4 19 Z; cut R 6.6 11 6.8 7 1; cut M 10 11.2 L 10 17.8
        """,
        "phone.down": """
        size 30 24; area M 3 15.8 Q 3 9 15 8.6 Q 27 9 27 15.8 L 25.6 17.4 L 20.2 15.8 L 19.6 12.8 Q 15 11.6 10.4 \
        12.8 L 9.8 15.8 L 4.4 17.4 Z
        """,
        "phone.arrow.up.right": """
        area M 7.2 5 L 9.4 10 L 7.6 12 Q 9.2 15.4 12.6 17 L 14.6 15.2 L 19.6 17.6 L 19 20 Q 18.4 21.4 16.8 21.2 Q \
        4.6 20 3.4 7.8 Q 3.2 6.2 4.6 5.6 Z; line M 13.4 10.6 L 20.6 3.4; line M 15 3 L 21 3 L 21 9
        """,
        "chart.xyaxis.line": """
        line M 3.6 3.4 L 3.6 20.4 L 21 20.4; line M 6.6 16.4 L 10 9.4 L 14 13.4 L 19.6 5.4; solid O 10 9.4 1.5 O 14 \
        13.4 1.5
        """,
        "chart.bar.xaxis": """
        area R 4 10 4 7.4 0.8; area R 10 3.4 4 14 0.8; area R 16 7 4 10.4 0.8; line M 3 21 L 21 21
        """,
        "bubble.middle.bottom": """
        size 28 24; area M 6 4 L 22 4 Q 25 4 25 7 L 25 14.4 Q 25 17.4 22 17.4 L 17.4 17.4 L 14 21.4 L 10.6 17.4 L 6 \
        17.4 Q 3 17.4 3 14.4 L 3 7 Q 3 4 6 4 Z
        """,
    ]
}
