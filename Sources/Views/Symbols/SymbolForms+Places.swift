extension SymbolForms {
    /// Papers, shops, places and weather.
    static let places: [String: String] = [
        "speaker.wave.2": """
        size 28 24; area M 3 9 L 6.6 9 L 12 4.2 L 12 19.8 L 6.6 15 L 3 15 Z; line A 12 12 5 -38 38; line A 12 12 \
        9.4 -42 42
        """,
        "speaker.wave.3": """
        size 32 24; area M 3 9 L 6.6 9 L 12 4.2 L 12 19.8 L 6.6 15 L 3 15 Z; line A 12 12 5 -38 38; line A 12 12 \
        9.4 -42 42; line A 12 12 13.8 -42 42
        """,
        "waveform": """
        line M 3 10 L 3 14; line M 7.5 6 L 7.5 18; line M 12 3 L 12 21; line M 16.5 7 L 16.5 17; line M 21 10 L \
        21 14
        """,
        "play": "size 22 24; area M 5 3.8 L 18.6 12 L 5 20.2 Z",
        "pause": "size 20 24; area R 4 3.8 4.2 16.4 1; area R 11.8 3.8 4.2 16.4 1",
        "stop": "size 22 24; area R 3.4 4.4 15.2 15.2 2",
        "forward": "size 32 24; area M 3.4 5 L 15 12 L 3.4 19 Z; area M 17 5 L 28.6 12 L 17 19 Z",
        "backward": "= forward mirrored",
        "forward.end": "size 24 24; area M 4 4.6 L 16.4 12 L 4 19.4 Z; line M 19.6 5 L 19.6 19",
        "backward.end": "= forward.end mirrored",
        "playpause": "size 30 24; area M 3.4 5 L 14.6 12 L 3.4 19 Z; line M 19.4 5 L 19.4 19; line M 25.4 5 L 25.4 19",
        "record.circle": "line O 12 12 9.4; solid O 12 12 5.2",
        "smallcircle.filled.circle": "area O 12 12 9.4; hole O 12 12 3.6",
        "shuffle": """
        line M 3 7 L 6.6 7 Q 9 7 10.6 9.6 L 13.4 14.4 Q 15 17 17.4 17 L 21 17; line M 3 17 L 6.6 17 Q 9 17 10.6 \
        14.4 L 13.4 9.6 Q 15 7 17.4 7 L 21 7; line M 18.4 4.2 L 21.2 7 L 18.4 9.8; line M 18.4 14.2 L 21.2 17 L \
        18.4 19.8
        """,
        "repeat": """
        line M 4 11.6 L 4 10 Q 4 6.4 7.6 6.4 L 20 6.4; line M 17 3.2 L 20.2 6.4 L 17 9.6; line M 20 12.4 L 20 14 \
        Q 20 17.6 16.4 17.6 L 4 17.6; line M 7 14.4 L 3.8 17.6 L 7 20.8
        """,
        "folder": """
        size 28 24; area M 2.8 6.6 Q 2.8 4.6 4.8 4.6 L 9.6 4.6 L 12 7 L 23.2 7 Q 25.2 7 25.2 9 L 25.2 17.6 Q \
        25.2 19.6 23.2 19.6 L 4.8 19.6 Q 2.8 19.6 2.8 17.6 Z; cut M 3 10.4 L 25 10.4
        """,
        "tray": """
        size 28 19.7; area M 6.4 2.6 L 21.6 2.6 L 25.2 10.6 L 25.2 15.4 Q 25.2 17.6 23 17.6 L 5 17.6 Q 2.8 17.6 \
        2.8 15.4 L 2.8 10.6 Z; cut M 3 10.8 L 9.4 10.8 Q 10.2 13.6 14 13.6 Q 17.8 13.6 18.6 10.8 L 25 10.8
        """,
        "archivebox": """
        size 28 24; area M 4.6 9.6 L 23.4 9.6 L 23.4 18 Q 23.4 20.4 21 20.4 L 7 20.4 Q 4.6 20.4 4.6 18 Z; area R \
        3 4 22 4.6 1.2; cut M 11 13 L 17 13
        """,
        "doc": """
        size 22 24; area M 4.2 4.6 Q 4.2 2.6 6.2 2.6 L 11.8 2.6 L 17.8 8.6 L 17.8 19.4 Q 17.8 21.4 15.8 21.4 L \
        6.2 21.4 Q 4.2 21.4 4.2 19.4 Z; cut M 11.8 2.8 L 11.8 8.6 L 17.6 8.6
        """,
        "doc.text": """
        size 22 24; area M 4.2 4.6 Q 4.2 2.6 6.2 2.6 L 11.8 2.6 L 17.8 8.6 L 17.8 19.4 Q 17.8 21.4 15.8 21.4 L \
        6.2 21.4 Q 4.2 21.4 4.2 19.4 Z; cut M 11.8 2.8 L 11.8 8.6 L 17.6 8.6; cut M 7.8 12.8 L 14.2 12.8; cut M \
        7.8 16.8 L 14.2 16.8
        """,
        "doc.plaintext": """
        size 22 24; area R 3.6 2.6 14.8 18.8 2.4; cut M 7.2 7.6 L 14.8 7.6; cut M 7.2 12 L 14.8 12; cut M 7.2 \
        16.4 L 12 16.4
        """,
        "doc.on.doc": """
        area R 3.4 3 11.6 14 2.2; line M 9 20.4 Q 9.4 21 10.4 21 L 18.4 21 Q 20.6 21 20.6 18.8 L 20.6 9.4 Q 20.6 \
        7.2 18.4 7.2 L 17.8 7.2
        """,
        "doc.on.clipboard": "area R 3.4 4 12 16 2.2; solid R 6.6 2.4 5.6 3.4 1.2; area R 10.4 9 10.2 12.4 1.8",
        "list.clipboard": """
        size 22 27.8; area R 3.6 6.15 14.8 19.35 3; solid R 7.4 4.6 7.2 3.6 1.4; solid O 11 4.9 2.2; hole O 11 \
        4.9 0.95; cut M 6.4 6.2 L 6.4 7.4 Q 6.4 9.2 8.2 9.2 L 13.8 9.2 Q 15.6 9.2 15.6 7.4 L 15.6 6.2; cut M 6.75 \
        13 L 15.25 13; cut M 6.75 16.75 L 15.25 16.75; cut M 6.75 20.45 L 10.65 20.45
        """,
        "newspaper": """
        area R 3 4 14.6 16.4 2; line M 17.8 8.4 L 19.2 8.4 Q 21 8.4 21 10.2 L 21 18.2 Q 21 20.4 19 20.4 L 16 \
        20.4; cut M 6.4 8.4 L 14.2 8.4; cut M 6.4 12.4 L 14.2 12.4; cut M 6.4 16.2 L 11 16.2
        """,
        "note.text": """
        area R 3.4 3.6 17.2 16.8 2.6; cut M 7 8.4 L 17 8.4; cut M 7 12.4 L 17 12.4; cut M 7 16.2 L 13 16.2
        """,
        "book": """
        size 28 24; area M 14 6.2 Q 9.6 3.4 3 4.6 L 3 18.8 Q 9.6 17.6 14 20.4 Z; area M 14 6.2 Q 18.4 3.4 25 4.6 \
        L 25 18.8 Q 18.4 17.6 14 20.4 Z
        """,
        "book.closed": """
        size 22 24; area M 4 18.4 L 4 5.2 Q 4 2.8 6.4 2.8 L 18 2.8 L 18 16.6 L 6 16.6 Q 4 16.8 4 18.8 Q 4 21.2 \
        6.4 21.2 L 18 21.2 L 18 16.8
        """,
        "books.vertical": """
        area R 3.4 4 4.6 16.8 1; area R 8 6 4.8 14.8 1; area M 13.6 6.4 L 17.6 5.2 L 21.2 19.2 L 17.2 20.4 Z; \
        cut M 4.6 8 L 6.8 8; cut M 9.4 10 L 11.4 10
        """,
        "text.book.closed": "= book.closed mirrored",
        "graduationcap": """
        size 28 24; area M 14 4.6 L 26 9.8 L 14 15 L 2 9.8 Z; line M 7.2 12.6 L 7.2 17.2 Q 14 21.6 20.8 17.2 L \
        20.8 12.6; line M 25 10.4 L 25 16.4
        """,
        "cart": """
        size 28 24; line M 2.4 4 L 5.6 4 L 8.4 15.4 L 21.6 15.4; area M 6.6 7 L 24.4 7 L 22 13 L 8 13 Z; solid O \
        10 19.4 1.9 O 20 19.4 1.9
        """,
        "bag": """
        size 22 24; area M 4.4 7.2 L 17.6 7.2 L 18.6 19 Q 18.6 21.2 16.4 21.2 L 5.6 21.2 Q 3.4 21.2 3.4 19 Z; \
        line M 7.4 7 Q 7.4 2.8 11 2.8 Q 14.6 2.8 14.6 7
        """,
        "creditcard": "size 30 24; area R 2.8 4.4 24.4 15.2 2.8; cut M 3 9.4 L 27 9.4; cut M 6.6 15 L 11 15",
        "giftcard": "= creditcard half",
        "gift": """
        area R 4.6 10.4 14.8 10.6 1.6; area R 3 6.4 18 4 1; cut M 12 6.4 L 12 21; line M 12 6 Q 6.6 6 7 3.6 Q 9 \
        1.8 12 6 Q 15 1.8 17 3.6 Q 17.4 6 12 6
        """,
        "tag": """
        area M 12 3 L 19.6 3 Q 21 3 21 4.4 L 21 12 L 12.4 20.6 Q 11.4 21.6 10.4 20.6 L 3.4 13.6 Q 2.4 12.6 3.4 \
        11.6 Z; hole O 16.8 7.2 1.6
        """,
        "ticket": """
        size 30 24; area M 3 6 L 27 6 L 27 9.6 Q 24.4 12 27 14.4 L 27 18 L 3 18 L 3 14.4 Q 5.6 12 3 9.6 Z; cut M \
        18.6 7.6 L 18.6 16.4
        """,
        "globe": """
        line O 12 12 9.4; line M 2.8 12 L 21.2 12; line E 7.6 2.6 8.8 18.8; line M 4.6 6.8 Q 12 10.2 19.4 6.8; \
        line M 4.6 17.2 Q 12 13.8 19.4 17.2
        """,
        "network": "= globe quarter",
        "safari": "area O 12 12 9.4; hole M 16.8 7.2 L 13.4 13.4 L 7.2 16.8 L 10.6 10.6 Z",
        "location": "area M 20.8 3.2 L 3.4 10.8 L 11.4 12.6 L 13.2 20.6 Z",
        "map": """
        size 28 24; area M 3 6 L 10 3.6 L 18 6.4 L 25 4 L 25 18 L 18 20.4 L 10 17.6 L 3 20 Z; cut M 10 4 L 10 \
        17.4; cut M 18 6.6 L 18 20
        """,
        "mappin": "size 14 24; area O 7 6.6 4.2; line M 7 11 L 7 21.4",
        "mappin.and.ellipse": """
        solid O 12 6.4 3.6; line M 12 10 L 12 18; line M 8 14.4 Q 2.6 15.2 2.6 17.6 Q 3.2 21 12 21 Q 20.8 21 \
        21.4 17.6 Q 21.4 15.2 16 14.4
        """,
        "pin": """
        size 18 24; area M 5.6 2.8 L 12.4 2.8 L 12 4.4 L 12 9.6 Q 14.8 11.2 15 14.2 L 3 14.2 Q 3.2 11.2 6 9.6 L \
        6 4.4 Z; line M 9 14.4 L 9 21.4
        """,
        "flag": """
        size 22 24; area M 4 4.2 Q 8 2.4 11.4 4.2 Q 14.6 5.8 18.4 4.2 L 18.4 13.6 Q 14.6 15.2 11.4 13.6 Q 8 11.8 \
        4 13.6; line M 4 3.4 L 4 21.4
        """,
        "wifi": """
        size 28 24; line A 14 19 15 -132 -48; line A 14 19 9.8 -132 -48; line A 14 19 4.8 -132 -48; solid O 14 \
        19.2 1.6
        """,
        "antenna.radiowaves.left.and.right": """
        size 28 24; solid O 14 10 2; line M 14 12 L 14 21; line A 14 10 5.4 -42 42; line A 14 10 10 -42 42; line \
        A 14 10 5.4 138 222; line A 14 10 10 138 222
        """,
        "dot.radiowaves.left.and.right": """
        size 28 24; solid O 14 12 2; line A 14 12 5.4 -42 42; line A 14 12 10 -42 42; line A 14 12 5.4 138 222; \
        line A 14 12 10 138 222
        """,
        "bolt": "size 18 24; area M 11 2.4 L 3 13.4 L 8.4 13.4 L 6.8 21.6 L 15 10.4 L 9.6 10.4 Z",
        "flame": """
        size 20 24; area M 10.4 2.4 Q 17 8.4 16.8 14 Q 16.4 21.4 10 21.4 Q 3.4 21.2 3.4 14.4 Q 3.6 11 6 8.6 Q \
        6.4 11 8 11.8 Q 7.6 6.4 10.4 2.4 Z
        """,
        "drop": """
        size 20 24; area M 10 2.6 Q 16.6 10.4 16.6 14.8 Q 16.4 21.2 10 21.4 Q 3.6 21.2 3.4 14.8 Q 3.4 10.4 10 \
        2.6 Z
        """,
        "leaf": "area M 20.6 4 Q 21.6 18.4 11 19 Q 4.6 18.8 4.8 12.4 Q 6 4.6 20.6 4 Z; line M 3 21.4 Q 7 13.4 15 9.6",
        "tree": "area M 12 2.4 L 18.8 12 L 5.2 12 Z M 12 8 L 20.6 18 L 3.4 18 Z; line M 12 18 L 12 22",
        "snowflake": """
        line M 12 2.4 L 12 21.6; line M 3.7 7.2 L 20.3 16.8; line M 20.3 7.2 L 3.7 16.8; line M 9.4 3.6 L 12 6.2 \
        L 14.6 3.6; line M 9.4 20.4 L 12 17.8 L 14.6 20.4
        """,
        "sun.max": """
        area O 12 12 4.2; line M 12 2.2 L 12 4.6; line M 12 19.4 L 12 21.8; line M 2.2 12 L 4.6 12; line M 19.4 \
        12 L 21.8 12; line M 5 5 L 6.8 6.8; line M 17.2 17.2 L 19 19; line M 19 5 L 17.2 6.8; line M 6.8 17.2 L \
        5 19
        """,
    ]
}
