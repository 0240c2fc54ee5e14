extension SymbolForms {
    /// Signs, letters, lists and plain figures.
    static let marks: [String: String] = [
        "plus": "size 22 21; line M 11 2 L 11 19; line M 2.5 10.5 L 19.5 10.5",
        "minus": "size 22 4; line M 2.5 2 L 19.5 2",
        "xmark": "size 20 19; line M 3 2.5 L 17 16.5; line M 17 2.5 L 3 16.5",
        "multiply": "= xmark half",
        "checkmark": "size 21 20; line M 3.4 11.4 L 8.2 16.8 L 17.6 3",
        "equal": "size 22 12; line M 3 3 L 19 3; line M 3 9 L 19 9",
        "divide": "line M 4 12 L 20 12; solid O 12 6 1.6 O 12 18 1.6",
        "plusminus": "line M 12 3.6 L 12 14; line M 6.8 8.8 L 17.2 8.8; line M 6.8 19.4 L 17.2 19.4",
        "percent": "line M 18 4 L 6 20; line O 7 7 3; line O 17 17 3",
        "number": """
        line M 9.6 3.6 L 7.6 20.4; line M 16.4 3.6 L 14.4 20.4; line M 4.6 9 L 20.4 9; line M 3.6 15 L 19.4 15
        """,
        "at": """
        line O 12 12 3.8; line M 15.8 8.4 L 15.8 13 Q 16 15.8 18.4 15.6 Q 21 15 21 12 Q 20.6 3.4 12 3 Q 3.4 3.4 \
        3 12 Q 3.4 20.6 12 21 Q 14.6 21 16.6 19.8
        """,
        "exclamationmark": "size 8 24; line M 4 3.4 L 4 14.4; solid O 4 19.6 1.7",
        "exclamationmark.2": """
        size 14 24; line M 4 3.4 L 4 14.4; line M 10 3.4 L 10 14.4; solid O 4 19.6 1.7 O 10 19.6 1.7
        """,
        "questionmark": """
        size 16 24; line M 3 7.2 Q 3.4 3 8 3 Q 12.8 3 12.8 7.2 Q 12.8 9.8 10 11.4 Q 8 12.6 8 15; solid O 8 19.8 \
        1.7
        """,
        "info": "size 10 24; solid O 5 4.6 1.8; line M 2.6 10 L 5.4 10 L 5.4 20; line M 2 20 L 8.4 20",
        "ellipsis": "size 24 7; solid O 4.2 3.5 2.2 O 12 3.5 2.2 O 19.8 3.5 2.2",
        "infinity": """
        size 30 18; line M 15 9 C 11 3 9 2.6 7 2.6 C 0.6 2.8 0.6 15.2 7 15.4 C 9 15.4 11 15 15 9 C 19 3 21 2.6 \
        23 2.6 C 29.4 2.8 29.4 15.2 23 15.4 C 21 15.4 19 15 15 9 Z
        """,
        // Recorded on iOS 18 and 26: what stands in a circle is 1.17 to 1.19 em wide.
        "circle": "size 24.1 24; area O 12.05 12 9.4",
        "square": "area R 3.2 3.2 17.6 17.6 3.4",
        "app": "area R 3 3 18 18 5.2",
        "rectangle": "size 30 24; area R 3 4 24 16 3",
        "rectangle.portrait": "area R 5 2.6 14 18.8 2.8",
        // Recorded on iOS 26: 50.9 points high at 48.
        "triangle": "size 26.4 21.6; area M 13.2 2.4 L 22.6 18.6 L 3.8 18.6 Z",
        "diamond": "area M 12 2.4 L 21.6 12 L 12 21.6 L 2.4 12 Z",
        "hexagon": "area M 12 2.4 L 20.4 7.2 L 20.4 16.8 L 12 21.6 L 3.6 16.8 L 3.6 7.2 Z",
        "octagon": "area M 8.2 2.8 L 15.8 2.8 L 21.2 8.2 L 21.2 15.8 L 15.8 21.2 L 8.2 21.2 L 2.8 15.8 L 2.8 8.2 Z",
        "capsule": "size 30 24; area R 3 6 24 12 6",
        "oval": "size 30 24; area E 3 5 24 14",
        "seal": """
        area M 9.06 3.92 Q 12.00 0.80 14.94 3.92 Q 19.20 3.42 19.45 7.70 Q 23.03 10.06 20.47 13.49 Q 21.70 17.60 \
        17.53 18.59 Q 15.83 22.52 12.00 20.60 Q 8.17 22.52 6.47 18.59 Q 2.30 17.60 3.53 13.49 Q 0.97 10.06 4.55 \
        7.70 Q 4.80 3.42 9.06 3.92 Z
        """,
        "shield": "area M 12 2.4 Q 16 5 20.2 5 L 20.2 11.4 Q 20 18.4 12 21.8 Q 4 18.4 3.8 11.4 L 3.8 5 Q 8 5 12 2.4 Z",
        "square.dashed": """
        line M 3.4 8 L 3.4 6.4 Q 3.4 3.4 6.4 3.4 L 8 3.4; line M 10.6 3.4 L 13.4 3.4; line M 16 3.4 L 17.6 3.4 Q \
        20.6 3.4 20.6 6.4 L 20.6 8; line M 20.6 10.6 L 20.6 13.4; line M 20.6 16 L 20.6 17.6 Q 20.6 20.6 17.6 \
        20.6 L 16 20.6; line M 13.4 20.6 L 10.6 20.6; line M 8 20.6 L 6.4 20.6 Q 3.4 20.6 3.4 17.6 L 3.4 16; \
        line M 3.4 13.4 L 3.4 10.6
        """,
        "circle.dashed": """
        line A 12 12 9.4 4 34 A 12 12 9.4 49 79 A 12 12 9.4 94 124 A 12 12 9.4 139 169 A 12 12 9.4 184 214 A 12 \
        12 9.4 229 259 A 12 12 9.4 274 304 A 12 12 9.4 319 349
        """,
        "square.on.square": """
        area R 8.4 8.4 12.4 12.4 2.6; line M 15.6 5.4 Q 15.4 3.2 13 3.2 L 5.8 3.2 Q 3.2 3.2 3.2 5.8 L 3.2 13 Q \
        3.2 15.4 5.4 15.6
        """,
        "square.stack": "area R 3.4 9.4 17.2 11.6 2.6; line M 5.6 6.2 L 18.4 6.2; line M 7.8 3 L 16.2 3",
        "square.grid.2x2": """
        area R 3.2 3.2 7.4 7.4 1.8 R 13.4 3.2 7.4 7.4 1.8 R 3.2 13.4 7.4 7.4 1.8 R 13.4 13.4 7.4 7.4 1.8
        """,
        "square.grid.3x3": """
        area R 3 3 4.2 4.2 0.8 R 9.9 3 4.2 4.2 0.8 R 16.8 3 4.2 4.2 0.8 R 3 9.9 4.2 4.2 0.8 R 9.9 \
        9.9 4.2 4.2 0.8 R 16.8 9.9 4.2 4.2 0.8 R 3 16.8 4.2 4.2 0.8 R 9.9 16.8 4.2 4.2 0.8 R 16.8 16.8 4.2 4.2 0.8
        """,
        "circle.grid.3x3": """
        area O 5 5 2.2 O 12 5 2.2 O 19 5 2.2 O 5 12 2.2 O 12 12 2.2 O 19 12 2.2 O 5 19 2.2 O 12 19 2.2 O 19 19 \
        2.2
        """,
        "line.3.horizontal": "line M 3.4 6 L 20.6 6; line M 3.4 12 L 20.6 12; line M 3.4 18 L 20.6 18",
        "line.3.horizontal.decrease": "line M 3 6.4 L 21 6.4; line M 6.4 12 L 17.6 12; line M 9.6 17.6 L 14.4 17.6",
        "list.bullet": """
        line M 8.6 6 L 20.8 6; line M 8.6 12 L 20.8 12; line M 8.6 18 L 20.8 18; solid O 4 6 1.5 O 4 12 1.5 O 4 \
        18 1.5
        """,
        "list.number": """
        line M 9.4 6 L 20.8 6; line M 9.4 12 L 20.8 12; line M 9.4 18 L 20.8 18; line M 3.2 4.6 L 4.8 3.8 L 4.8 \
        8; line M 3.2 10.6 L 5.8 10.6 L 3.2 13.6 L 5.8 13.6; line M 3.2 16.4 L 5.8 16.4 L 5.8 19.8 L 3.2 19.8
        """,
        "list.dash": """
        line M 8.6 6 L 20.8 6; line M 8.6 12 L 20.8 12; line M 8.6 18 L 20.8 18; line M 3 6 L 5 6; line M 3 12 L \
        5 12; line M 3 18 L 5 18
        """,
        "checklist": """
        line M 11 7 L 21 7; line M 11 17 L 21 17; line M 2.8 6.6 L 4.8 8.8 L 8 4.4; line M 2.8 16.6 L 4.8 18.8 L \
        8 14.4
        """,
        "slider.horizontal.3": """
        line M 3 6 L 21 6; line M 3 12 L 21 12; line M 3 18 L 21 18; solid O 15.6 6 2.4 O 8 12 2.4 O 14 18 2.4
        """,
        "slash": "line M 6 19 L 18 5",
        "text.alignleft": """
        line M 3.4 5 L 20.6 5; line M 3.4 9.7 L 14.6 9.7; line M 3.4 14.4 L 20.6 14.4; line M 3.4 19 L 14.6 19
        """,
        "text.aligncenter": """
        line M 3.4 5 L 20.6 5; line M 6.4 9.7 L 17.6 9.7; line M 3.4 14.4 L 20.6 14.4; line M 6.4 19 L 17.6 19
        """,
        "text.alignright": "= text.alignleft mirrored",
        "textformat": """
        line M 2.6 19 L 8 5 L 13.4 19; line M 4.6 14.4 L 11.4 14.4; line O 18 15.6 3; line M 21.2 11.6 L 21.2 19
        """,
        "bold": """
        line M 7 4 L 7 20; line M 7 4 L 12.4 4 Q 16.4 4.2 16.4 7.8 Q 16.4 11.6 12.4 11.6 L 7 11.6; line M 12.4 \
        11.6 Q 17.6 11.8 17.6 15.8 Q 17.6 20 12.6 20 L 7 20
        """,
        "italic": "line M 14.6 4 L 9.4 20; line M 11 4 L 18 4; line M 6 20 L 13 20",
        "underline": "line M 7 3.6 L 7 11 Q 7.2 16 12 16 Q 16.8 16 17 11 L 17 3.6; line M 5 20.4 L 19 20.4",
        "quote.opening": """
        solid M 10 6 Q 3.6 8 3.6 15 Q 3.8 18 6.8 18.2 Q 10 18 10 15 Q 9.8 12.2 7 12 Q 7 9.4 10.6 7.6 Z M 20.4 6 \
        Q 14 8 14 15 Q 14.2 18 17.2 18.2 Q 20.4 18 20.4 15 Q 20.2 12.2 17.4 12 Q 17.4 9.4 21 7.6 Z
        """,
        "crop": "line M 6.6 2.4 L 6.6 17.4 L 21.6 17.4; line M 2.4 6.6 L 17.4 6.6 L 17.4 21.6",
        "command": """
        line M 9 9 L 15 9 L 15 15 L 9 15 Z; line O 6.4 6.4 2.6; line O 17.6 6.4 2.6; line O 6.4 17.6 2.6; line O \
        17.6 17.6 2.6
        """,
        "dollarsign": """
        size 16 24; line M 12.6 7.4 Q 12 4.8 8 4.8 Q 3.6 5 3.6 8.2 Q 3.8 11 8 12 Q 12.8 13 12.8 15.8 Q 12.6 19 8 \
        19.2 Q 3.6 19 3.2 16.2; line M 8 2.4 L 8 21.6
        """,
        "eurosign": """
        size 18 24; line M 15 6.4 Q 13 4.4 10.6 4.4 Q 5 4.8 5 12 Q 5 19.2 10.6 19.6 Q 13 19.6 15 17.6; line M \
        2.4 10.2 L 12 10.2; line M 2.4 13.8 L 12 13.8
        """,
    ]
}
