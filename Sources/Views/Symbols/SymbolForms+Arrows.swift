extension SymbolForms {
    /// Arrows and angles.
    static let arrows: [String: String] = [
        "chevron.right": "size 15 20; line M 4.2 2.6 L 11.2 10 L 4.2 17.4",
        "chevron.left": "= chevron.right mirrored",
        "chevron.down": "= chevron.right quarter",
        "chevron.up": "= chevron.right threeQuarters",
        "chevron.right.2": "size 22 20; line M 3.2 2.8 L 10 10 L 3.2 17.2; line M 11.6 2.8 L 18.4 10 L 11.6 17.2",
        "chevron.left.2": "= chevron.right.2 mirrored",
        "chevron.compact.right": "size 11 24; line M 3.2 3 L 7.8 12 L 3.2 21",
        "chevron.compact.left": "= chevron.compact.right mirrored",
        "chevron.compact.down": "= chevron.compact.right quarter",
        "chevron.compact.up": "= chevron.compact.right threeQuarters",
        // Recorded on iOS 26: 11.5 points wide at 13, medium.
        "chevron.up.chevron.down": "size 18 24; line M 4 9 L 9 4 L 14 9; line M 4 15 L 9 20 L 14 15",
        "arrow.right": "size 24 20; line M 2.6 10 L 21 10; line M 14 3 L 21.2 10 L 14 17",
        "arrow.left": "= arrow.right mirrored",
        "arrow.down": "= arrow.right quarter",
        "arrow.up": "= arrow.right threeQuarters",
        "arrow.up.right": "size 21 21; line M 4 17 L 16.8 4.2; line M 7.4 4 L 17 4 L 17 13.6",
        "arrow.up.left": "= arrow.up.right mirrored",
        "arrow.down.right": "= arrow.up.right quarter",
        "arrow.down.left": "= arrow.up.right half",
        "arrow.up.arrow.down": """
        size 25 22; line M 7.5 3 L 7.5 19; line M 3 7.6 L 7.5 3 L 12 7.6; line M 17.5 3 L 17.5 19; line M 13 \
        14.4 L 17.5 19 L 22 14.4
        """,
        "arrow.left.arrow.right": "= arrow.up.arrow.down threeQuarters",
        "arrow.right.arrow.left": "= arrow.up.arrow.down quarter",
        "arrow.up.and.down": """
        size 15 24; line M 7.5 2.8 L 7.5 21.2; line M 3 7.3 L 7.5 2.8 L 12 7.3; line M 3 16.7 L 7.5 21.2 L 12 \
        16.7
        """,
        "arrow.left.and.right": "= arrow.up.and.down quarter",
        "arrow.up.left.and.arrow.down.right": """
        line M 4.2 11 L 4.2 4.2 L 11 4.2; line M 4.6 4.6 L 10.4 10.4; line M 19.8 13 L 19.8 19.8 L 13 19.8; line \
        M 19.4 19.4 L 13.6 13.6
        """,
        "arrow.up.right.and.arrow.down.left": "= arrow.up.left.and.arrow.down.right mirrored",
        "arrow.down.right.and.arrow.up.left": """
        line M 10.6 4 L 10.6 10.6 L 4 10.6; line M 10.2 10.2 L 4 4; line M 13.4 20 L 13.4 13.4 L 20 13.4; line M \
        13.8 13.8 L 20 20
        """,
        "arrow.clockwise": "line A 12 12.8 8.2 -18 286; line M 10.8 1.6 L 14.6 5 L 10.9 8.4",
        "arrow.counterclockwise": "= arrow.clockwise mirrored",
        "arrow.2.circlepath": """
        line A 12 12 8.4 190 322; line A 12 12 8.4 10 142; line M 19.4 3 L 19 7.4 L 14.7 7; line M 4.6 21 L 5 \
        16.6 L 9.3 17
        """,
        "arrow.2.squarepath": """
        line M 3.5 13 L 3.5 8.5 Q 3.5 5.5 6.5 5.5 L 19 5.5; line M 15.6 2 L 19.2 5.5 L 15.6 9; line M 20.5 11 L \
        20.5 15.5 Q 20.5 18.5 17.5 18.5 L 5 18.5; line M 8.4 15 L 4.8 18.5 L 8.4 22
        """,
        "arrow.uturn.left": "line M 4 9 L 14.5 9 Q 20 9 20 14 Q 20 19 14.5 19 L 9 19; line M 8.8 4 L 3.8 9 L 8.8 14",
        "arrow.uturn.right": "= arrow.uturn.left mirrored",
        "arrow.uturn.down": "= arrow.uturn.left threeQuarters",
        "arrow.uturn.up": "= arrow.uturn.left quarter",
        "arrow.turn.up.left": "line M 3.5 9.5 L 14 9.5 Q 20 9.5 20 16 L 20 20; line M 9 4 L 3.5 9.5 L 9 15",
        "arrow.turn.up.right": "= arrow.turn.up.left mirrored",
        "arrow.turn.down.right": "line M 4 4 L 4 8 Q 4 14.5 10 14.5 L 20.5 14.5; line M 15 9 L 20.5 14.5 L 15 20",
        "arrow.turn.down.left": "= arrow.turn.down.right mirrored",
        "arrowshape.turn.up.left": "area M 11 4.4 L 2.8 11 L 11 17.6 L 11 13.9 Q 17.5 13.4 21 19.4 Q 20.8 9 11 8 Z",
        "arrowshape.turn.up.right": "= arrowshape.turn.up.left mirrored",
        "arrowshape.right": "area M 3 8.6 L 12 8.6 L 12 4 L 21 12 L 12 20 L 12 15.4 L 3 15.4 Z",
        "arrowshape.left": "= arrowshape.right mirrored",
        "arrow.down.to.line": "line M 12 3 L 12 16; line M 6.6 10.8 L 12 16.2 L 17.4 10.8; line M 4 20.6 L 20 20.6",
        "arrow.up.to.line": "= arrow.down.to.line half",
        "arrow.right.to.line": "= arrow.down.to.line threeQuarters",
        "arrow.triangle.2.circlepath": "= arrow.2.circlepath mirrored",
        "arrow.triangle.branch": """
        line M 7 20.5 L 7 3.5; line M 7 14 Q 7 9 12 9 L 19 9; line M 15 5 L 19 9 L 15 13; line M 3 7.5 L 7 3.5 L \
        11 7.5
        """,
        "square.and.arrow.up": """
        area M 8.6 8.4 L 6.6 8.4 Q 4.4 8.4 4.4 10.6 L 4.4 18.8 Q 4.4 21 6.6 21 L 17.4 21 Q 19.6 21 19.6 18.8 L \
        19.6 10.6 Q 19.6 8.4 17.4 8.4 L 15.4 8.4; over M 12 14.4 L 12 2.6; over M 8.2 6.2 L 12 2.4 L 15.8 6.2
        """,
        "square.and.arrow.down": """
        area M 8.6 8 L 6.6 8 Q 4.4 8 4.4 10.2 L 4.4 18.8 Q 4.4 21 6.6 21 L 17.4 21 Q 19.6 21 19.6 18.8 L 19.6 \
        10.2 Q 19.6 8 17.4 8 L 15.4 8; over M 12 2.6 L 12 14.6; over M 8.2 11 L 12 14.8 L 15.8 11
        """,
        "rectangle.portrait.and.arrow.right": """
        line M 14 8 L 14 5.4 Q 14 3.4 12 3.4 L 6 3.4 Q 4 3.4 4 5.4 L 4 18.6 Q 4 20.6 6 20.6 L 12 20.6 Q 14 20.6 \
        14 18.6 L 14 16; line M 9 12 L 21.4 12; line M 17.8 8.4 L 21.4 12 L 17.8 15.6
        """,
        "arrow.up.doc": "area R 5 2.6 14 18.8 2.6; cut M 12 17 L 12 8; cut M 8.6 11.2 L 12 7.8 L 15.4 11.2",
        "arrow.down.doc": "= arrow.up.doc half",
        "icloud.and.arrow.up": """
        line M 8 17.8 L 6.6 17.8 Q 2.4 17.4 2.4 13.6 Q 2.6 10 6 9.6 Q 7 4.4 12 4.4 Q 16.8 4.6 17.8 9 Q 21.6 9.6 \
        21.6 13.4 Q 21.4 17.4 17.4 17.8 L 16 17.8; line M 12 21 L 12 11.6; line M 8.8 14.4 L 12 11.2 L 15.2 14.4
        """,
        "icloud.and.arrow.down": """
        line M 8 17.8 L 6.6 17.8 Q 2.4 17.4 2.4 13.6 Q 2.6 10 6 9.6 Q 7 4.4 12 4.4 Q 16.8 4.6 17.8 9 Q 21.6 9.6 \
        21.6 13.4 Q 21.4 17.4 17.4 17.8 L 16 17.8; line M 12 11 L 12 20.6; line M 8.8 17.6 L 12 20.8 L 15.2 17.6
        """,
    ]
}
