extension SymbolForms {
    /// Animals, prizes, charts, codes and windows.
    static let more: [String: String] = [
        "fork.knife": """
        line M 5 3 L 5 7.4 Q 5.2 9.6 7.4 9.6 Q 9.6 9.6 9.8 7.4 L 9.8 3; line M 7.4 3 L 7.4 21.2; area M 16.6 3 Q \
        19.4 5.6 19.2 13 L 16.6 13 Z; line M 16.6 3 L 16.6 21.2
        """,
        "cup.and.saucer": """
        size 28 24; area M 5 4.4 L 20 4.4 L 20 10.4 Q 19.4 16.4 12.5 16.4 Q 5.6 16.4 5 10.4 Z; line M 20 6.4 Q \
        24.6 6 24.4 9.4 Q 24 12.4 19.6 12.6; line M 3.4 20 L 21.6 20
        """,
        "bed.double": """
        size 30 24; line M 3 19.6 L 3 5; line M 3 16.4 L 27 16.4; line M 27 19.6 L 27 13; area M 5.4 12.6 L 24 \
        12.6 Q 27 12.6 27 16 L 3 16 Z; area R 6 7.6 7.6 5 1.6
        """,
        "bird": """
        area M 3 8.8 L 6.8 7.4 Q 8 4.4 11 5 Q 13.4 5.8 13.4 9 Q 20 9.6 21.4 17 Q 15.4 19.6 10.6 18.4 Q 6 17 6.4 \
        10.6 Z; line M 11 18.6 L 11 21.4; hole O 9.4 8 0.9
        """,
        "pawprint": "solid E 7.4 12 9.2 8.6 O 5 10.4 2 O 9.2 5.8 2.1 O 14.8 5.8 2.1 O 19 10.4 2",
        "ladybug": "= bird mirrored",
        "ant": """
        line E 8 8 8 12; line M 8 11 L 4 9; line M 8 14 L 3.4 14; line M 8 17 L 4.4 19.4; line M 16 11 L 20 9; \
        line M 16 14 L 20.6 14; line M 16 17 L 19.6 19.4; line M 10 8 L 8.4 4; line M 14 8 L 15.6 4
        """,
        "trophy": """
        area M 7 3.4 L 17 3.4 L 17 8.4 Q 16.6 14 12 14 Q 7.4 14 7 8.4 Z; line M 7 5 L 3.4 5 Q 3.4 10 7.6 10.4; \
        line M 17 5 L 20.6 5 Q 20.6 10 16.4 10.4; line M 12 14 L 12 18; solid M 7.6 18.4 L 16.4 18.4 L 16.4 20.8 \
        L 7.6 20.8 Z
        """,
        "medal": "area O 12 15 6; line M 8.4 10 L 5.4 2.8 L 10.2 2.8 L 12 8 L 13.8 2.8 L 18.6 2.8 L 15.6 10",
        "rosette": "= medal mirrored",
        "crown": "size 28 24; area M 4.4 19.4 L 2.8 7.4 L 9 12 L 14 4.2 L 19 12 L 25.2 7.4 L 23.6 19.4 Z",
        "chart.bar": "area R 3 12 4.6 8.6 1; area R 9.7 3.4 4.6 17.2 1; area R 16.4 8 4.6 12.6 1",
        "chart.pie": """
        area M 13.4 10.6 L 13.4 2.8 Q 20.6 3.4 21.2 10.6 Z; area M 10.6 13.4 L 10.6 5 Q 3.2 5.6 2.8 13 Q 3.4 \
        20.8 11 21.2 Q 18.4 20.8 19 13.4 Z
        """,
        "chart.line.uptrend.xyaxis": """
        line M 3.6 3.4 L 3.6 20.4 L 21 20.4; line M 6.4 15.6 L 10.8 10.6 L 14 13.4 L 20.4 6; line M 16.4 5.6 L \
        20.6 5.6 L 20.6 9.8
        """,
        "gauge": "area O 12 12 9.4; cut M 12 13 L 16 8; hole O 12 13 1.4",
        "speedometer": "= gauge mirrored",
        "thermometer": """
        size 16 24; line M 5.6 13.4 L 5.6 5 Q 6 2.6 8 2.6 Q 10 2.6 10.4 5 L 10.4 13.4 Q 12.6 15 12.4 17.4 Q 12 \
        21.4 8 21.4 Q 4 21.4 3.6 17.4 Q 3.4 15 5.6 13.4 Z; solid O 8 17.4 2.2
        """,
        "cross": "area M 9 3 L 15 3 L 15 9 L 21 9 L 21 15 L 15 15 L 15 21 L 9 21 L 9 15 L 3 15 L 3 9 L 9 9 Z",
        "pills": """
        area M 4.6 12.4 L 10.4 6.6 Q 13.4 4.2 16 6.6 Q 18.4 9.4 16 12.2 L 10.2 18 Q 7.4 20.4 4.6 18 Q 2.2 15.2 \
        4.6 12.4 Z; cut M 7.6 9.6 L 13 15
        """,
        "stethoscope": """
        line M 5 3.4 L 5 9 Q 5.4 14 9.4 14 Q 13.4 14 13.8 9 L 13.8 3.4; line M 9.4 14 L 9.4 16 Q 9.8 21 14 21 Q \
        18.2 21 18.6 16 L 18.6 13; line O 18.6 11 2
        """,
        "qrcode": """
        area R 3.2 3.2 7 7 1; area R 13.8 3.2 7 7 1; area R 3.2 13.8 7 7 1; solid R 13.6 13.6 2.6 2.6 0 R 18.2 \
        13.6 2.6 2.6 0 R 15.9 16 2.6 2.6 0 R 13.6 18.2 2.6 2.6 0 R 18.2 18.2 2.6 2.6 0
        """,
        "qrcode.viewfinder": """
        line M 3 8 L 3 5 Q 3 3 5 3 L 8 3; line M 16 3 L 19 3 Q 21 3 21 5 L 21 8; line M 21 16 L 21 19 Q 21 21 19 \
        21 L 16 21; line M 8 21 L 5 21 Q 3 21 3 19 L 3 16; solid R 6.6 6.6 4.4 4.4 0.6 R 13 6.6 4.4 4.4 0.6 R \
        6.6 13 4.4 4.4 0.6 R 13 13 2 2 0 R 15.4 15.4 2 2 0
        """,
        "viewfinder": """
        line M 3 8 L 3 5 Q 3 3 5 3 L 8 3; line M 16 3 L 19 3 Q 21 3 21 5 L 21 8; line M 21 16 L 21 19 Q 21 21 19 \
        21 L 16 21; line M 8 21 L 5 21 Q 3 21 3 19 L 3 16
        """,
        "barcode": """
        size 28 24; line M 3 4 L 3 20; line M 7 4 L 7 20; line M 10 4 L 10 20; line M 14.4 4 L 14.4 20; line M \
        18 4 L 18 20; line M 21.4 4 L 21.4 20; line M 25 4 L 25 20
        """,
        "faceid": """
        line M 3 8 L 3 5 Q 3 3 5 3 L 8 3; line M 16 3 L 19 3 Q 21 3 21 5 L 21 8; line M 21 16 L 21 19 Q 21 21 19 \
        21 L 16 21; line M 8 21 L 5 21 Q 3 21 3 19 L 3 16; line M 8.4 8.4 L 8.4 10.4; line M 15.6 8.4 L 15.6 \
        10.4; line M 12.4 8.4 L 12.4 13 L 11.2 13; line M 8.4 15.4 Q 12 18.4 15.6 15.4
        """,
        "touchid": """
        line A 12 13 9 190 350; line A 12 13 6 170 370; line A 12 13 3 180 360; line M 15 13 Q 15 18 12.6 21; \
        line M 9 13 Q 9 16 7.4 19; line M 18 15 Q 17.6 18 17 19.4
        """,
        "power": "line M 12 2.6 L 12 11.4; line A 12 13 8 -58 238",
        "cube": """
        area M 12 2.6 L 20.6 7.2 L 20.6 16.8 L 12 21.4 L 3.4 16.8 L 3.4 7.2 Z; cut M 3.8 7.4 L 12 12 L 20.2 7.4; \
        cut M 12 12 L 12 21
        """,
        "shippingbox": "= cube mirrored",
        "puzzlepiece": """
        area M 3.4 8 L 8.4 8 Q 7.4 3 11 3 Q 14.6 3 13.6 8 L 18 8 L 18 12.4 Q 21.8 11.4 21.6 14.6 Q 21.4 17.6 18 \
        16.6 L 18 21 L 3.4 21 Z
        """,
        "briefcase": """
        size 28 24; area R 2.8 7.4 22.4 12.8 2.6; line M 9.8 7.2 L 9.8 5.4 Q 9.8 3.8 11.4 3.8 L 16.6 3.8 Q 18.2 \
        3.8 18.2 5.4 L 18.2 7.2; cut M 3 13 L 25 13
        """,
        "suitcase": "= briefcase mirrored",
        "umbrella": """
        area M 2.6 12.4 Q 3.4 4 12 3.6 Q 20.6 4 21.4 12.4 Z; line M 12 12.4 L 12 18.8 Q 12 21 9.8 21 Q 7.8 21 \
        7.8 19
        """,
        "dice": "area R 3.2 3.2 17.6 17.6 3.4; hole O 8 8 1.6 O 16 16 1.6 O 16 8 1.6 O 8 16 1.6 O 12 12 1.6",
        "theatermasks": """
        area M 3 4 Q 8 6 13 4 L 13 11 Q 12.4 16 8 16 Q 3.6 16 3 11 Z; line M 15 9 Q 18 9.6 21 8.6 L 21 15 Q 20.4 \
        20 16.4 20 Q 13.4 20 12.4 17; hole O 6 9 1 O 10 9 1
        """,
        "soccerball": """
        line O 12 12 9.4; solid M 12 8 L 15.8 10.8 L 14.4 15.2 L 9.6 15.2 L 8.2 10.8 Z; line M 12 8 L 12 3; line \
        M 15.8 10.8 L 20.6 9; line M 14.4 15.2 L 17.4 19.2; line M 9.6 15.2 L 6.6 19.2; line M 8.2 10.8 L 3.4 9
        """,
        "basketball": """
        line O 12 12 9.4; line M 12 2.6 L 12 21.4; line M 2.6 12 L 21.4 12; line M 5.4 5.4 Q 11 12 5.4 18.6; \
        line M 18.6 5.4 Q 13 12 18.6 18.6
        """,
        "dumbbell": """
        size 30 24; line M 9 12 L 21 12; area R 5 6 4 12 1.4; area R 21 6 4 12 1.4; line M 3 9.4 L 3 14.6; line \
        M 27 9.4 L 27 14.6
        """,
        "sidebar.left": """
        size 28 24; line R 2.8 4 22.4 16 3; line M 10 4 L 10 20; line M 5.4 8 L 7.6 8; line M 5.4 11.4 L 7.6 \
        11.4
        """,
        "sidebar.right": "= sidebar.left mirrored",
        "rectangle.split.2x1": "size 28 24; area R 2.8 4 22.4 16 3; cut M 14 4 L 14 20",
        "rectangle.stack": "size 28 24; area R 3 8.6 22 12 2.6; line M 5.4 5.6 L 22.6 5.6; line M 8 2.8 L 20 2.8",
        "rectangle.on.rectangle": """
        size 30 24; area R 8 8 19 12.6 2.4; line M 4 15.4 L 4 6 Q 4 3.6 6.4 3.6 L 20 3.6 Q 22.4 3.6 22.4 5.6
        """,
        "square.3.layers.3d": """
        area M 12 2.8 L 21.4 7.8 L 12 12.8 L 2.6 7.8 Z; line M 2.8 12.2 L 12 17 L 21.2 12.2; line M 2.8 16.4 L \
        12 21.2 L 21.2 16.4
        """,
        "circle.lefthalf.filled": "line O 12 12 9.4; solid M 12 2.6 L 12 21.4 Q 2.8 20.6 2.6 12 Q 2.8 3.4 12 2.6 Z",
        "circle.righthalf.filled": "= circle.lefthalf.filled mirrored",
        "scope": """
        line O 12 12 9.4; line M 12 2.6 L 12 8; line M 12 16 L 12 21.4; line M 2.6 12 L 8 12; line M 16 12 L \
        21.4 12
        """,
        "apple.logo": """
        area M 12 7 Q 15.6 4.6 19.4 7.4 Q 16.4 10 19.8 14.4 Q 17 21.8 13.4 21 Q 12 20.4 10.6 21 Q 7 21.8 4.6 15 \
        Q 3.4 8 8.4 6.4 Q 10.4 6.2 12 7 Z; line M 12 5.4 Q 12 3 14.4 2.4
        """,
        "terminal": "size 28 24; area R 2.8 4 22.4 16 3; cut M 7 8.6 L 10.6 11.6 L 7 14.6; cut M 13 15 L 18 15",
        "curlybraces": """
        line M 9 3.4 Q 5.6 3.4 5.8 6.6 L 5.8 9.6 Q 5.6 12 3.4 12 Q 5.6 12 5.8 14.4 L 5.8 17.4 Q 5.6 20.6 9 20.6; \
        line M 15 3.4 Q 18.4 3.4 18.2 6.6 L 18.2 9.6 Q 18.4 12 20.6 12 Q 18.4 12 18.2 14.4 L 18.2 17.4 Q 18.4 \
        20.6 15 20.6
        """,
        "chevron.left.forwardslash.chevron.right": """
        size 30 24; line M 8.6 6 L 3 12 L 8.6 18; line M 21.4 6 L 27 12 L 21.4 18; line M 17.4 4 L 12.6 20
        """,
    ]
}
