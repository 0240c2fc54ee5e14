extension SymbolForms {
    // Corners of a frame around something that is looked at.
    private static let corners = """
        line M 3 8 L 3 5 Q 3 3 5 3 L 8 3; line M 16 3 L 19 3 Q 21 3 21 5 L 21 8; line M 21 16 L 21 19 Q 21 21 19 21 L 16 \
        21; line M 8 21 L 5 21 Q 3 21 3 19 L 3 16
        """
    private static let die = "area R 3.2 3.2 17.6 17.6 3.4; hole "

    /// Triangles, keys, mathematics, money, tables, suits, dice and frames.
    static let signs: [String: String] = [
        "arrowtriangle.right": "size 20 24; area M 4.4 5.4 L 15.8 12 L 4.4 18.6 Z",
        "arrowtriangle.left": "= arrowtriangle.right mirrored",
        "arrowtriangle.down": "= arrowtriangle.right quarter",
        "arrowtriangle.up": "= arrowtriangle.right threeQuarters",
        "lessthan": "size 22 24; line M 17.6 5.4 L 4.4 12 L 17.6 18.6",
        "greaterthan": "= lessthan mirrored",
        "sum": "size 20 24; line M 16 6.4 L 16 3.4 L 4 3.4 L 10.4 12 L 4 20.6 L 16 20.6 L 16 17.6",
        "x.squareroot": """
        size 28 24; line M 2.8 13.4 L 5.4 12 L 9 20.4 L 13.2 4 L 25 4; line M 15.6 10 L 22.4 18.4; line M 22.4 10 L \
        15.6 18.4
        """,
        "function": """
        size 26 24; line M 13 4.4 Q 10.2 3 9.4 7 L 7.2 18 Q 6.4 21.4 3.4 20; line M 5.4 10 L 12 10; line M 15.6 11 L \
        22 19; line M 22 11 L 15.6 19
        """,
        "strikethrough": """
        line M 17 7.4 Q 16.4 4 12 4 Q 7.2 4.2 7.2 7.8 Q 7.4 10 10 11; line M 14.4 13.2 Q 17.2 14.2 17.2 16.6 Q 17 \
        19.8 12 20 Q 7.2 19.8 6.6 16.4; line M 3.4 12.2 L 20.6 12.2
        """,
        "sterlingsign": """
        size 18 24; line M 14 7 Q 13 4 10 4.2 Q 6.4 4.6 6.8 9 Q 8 14.6 4 19.8 L 14.6 19.8; line M 4 12.4 L 12 12.4
        """,
        "yensign": """
        size 18 24; line M 3.6 4 L 9 12 L 14.4 4; line M 9 12 L 9 20.4; line M 4.6 13 L 13.4 13; line M 4.6 16.6 L \
        13.4 16.6
        """,
        "bitcoinsign": """
        size 18 24; line M 5 4.6 L 5 19.4 L 10.4 19.4 Q 14.4 19.2 14.4 15.6 Q 14.4 12 10.4 11.8 L 5 11.8 M 5 4.6 L \
        9.8 4.6 Q 13.4 4.8 13.4 8.2 Q 13.4 11.6 9.8 11.8; line M 7.4 2.2 L 7.4 4.4; line M 10.8 2.2 L 10.8 4.4; line \
        M 7.4 19.6 L 7.4 21.8; line M 10.8 19.6 L 10.8 21.8
        """,
        "list.star": """
        solid M 4.6 3.6 L 5.4 5.6 L 7.4 5.8 L 5.8 7.2 L 6.4 9.2 L 4.6 8 L 2.8 9.2 L 3.4 7.2 L 1.8 5.8 L 3.8 5.6 Z; \
        line M 10.6 6 L 21.4 6; line M 3 12.4 L 21.4 12.4; line M 3 18.6 L 21.4 18.6
        """,
        "increase.indent": """
        line M 3 4.6 L 21 4.6; line M 11.6 9.6 L 21 9.6; line M 11.6 14.4 L 21 14.4; line M 3 19.4 L 21 19.4; solid \
        M 3.4 8.6 L 8.2 12 L 3.4 15.4 Z
        """,
        "decrease.indent": """
        line M 3 4.6 L 21 4.6; line M 11.6 9.6 L 21 9.6; line M 11.6 14.4 L 21 14.4; line M 3 19.4 L 21 19.4; solid \
        M 8.2 8.6 L 3.4 12 L 8.2 15.4 Z
        """,
        "character.cursor.ibeam": """
        size 28 24; line M 3.4 18 L 8.4 6 L 13.4 18; line M 5.2 14 L 11.6 14; line M 20 4.6 L 20 19.4; line M 17.4 \
        3.4 Q 19.6 3.4 20 5 Q 20.4 3.4 22.6 3.4; line M 17.4 20.6 Q 19.6 20.6 20 19 Q 20.4 20.6 22.6 20.6
        """,
        "delete.left": """
        size 28 24; area M 9.4 4.6 L 22.4 4.6 Q 25 4.6 25 7.2 L 25 16.8 Q 25 19.4 22.4 19.4 L 9.4 19.4 L 2.8 12 Z; \
        cut M 12.6 9 L 18.6 15; cut M 18.6 9 L 12.6 15
        """,
        "delete.right": "= delete.left mirrored",
        "clear": "size 28 24; area R 2.8 4.6 22.4 14.8 2.6; cut M 10.8 8.8 L 17.2 15.2; cut M 17.2 8.8 L 10.8 15.2",
        "return": """
        size 26 24; line M 22 6 L 22 11 Q 22 14.4 18.6 14.4 L 4 14.4; line M 8.8 9.4 L 3.8 14.4 L 8.8 19.4
        """,
        "shift": "area M 12 3 L 21 12.4 L 16.2 12.4 L 16.2 20 L 7.8 20 L 7.8 12.4 L 3 12.4 Z",
        "capslock": """
        area M 12 2.6 L 20.6 11.4 L 16 11.4 L 16 15.4 L 8 15.4 L 8 11.4 L 3.4 11.4 Z; area R 8 18.4 8 2.8 0.4
        """,
        "option": "size 26 24; line M 3.4 5.6 L 9 5.6 L 16 18.4 L 22.6 18.4; line M 15.4 5.6 L 22.6 5.6",
        "control": "line M 5 13.4 L 12 6 L 19 13.4",
        "escape": "line A 12 12.6 8.4 -30 250; line M 11.4 12 L 3.8 4.4; line M 3.6 9.6 L 3.6 4.2 L 9 4.2",
        "togglepower": "line O 12 12 9.4; line M 12 7.6 L 12 16.4",
        "line.diagonal": "line M 4.4 19.6 L 19.6 4.4",
        "scribble": """
        size 28 24; line M 3.4 16.4 Q 7 3.4 10.4 5 Q 13.6 7 9.6 15 Q 8 20 11.4 17.6 L 17 9.4 Q 20 6 19.6 9.4 Q 17.6 \
        16.6 20 17.6 Q 22 18 25 13
        """,
        "signature": """
        size 30 24; line M 3 14.6 Q 8.4 15 10.4 6.6 Q 11 2.6 8.6 4.4 Q 5.4 8.4 9.4 14 Q 11 15.4 13 11.4 Q 14 14.4 16 \
        12 Q 17.6 14.6 20 12.6 L 26 12.6; line M 4 19.6 L 26 19.6
        """,
        "target": "line O 12 12 9.4; line O 12 12 5.4; solid O 12 12 1.9",
        "pentagon": "area M 12 2.8 L 21.4 9.8 L 17.8 20.6 L 6.2 20.6 L 2.6 9.8 Z",
        "circle.grid.2x2": "area O 7.2 7.2 3.6; area O 16.8 7.2 3.6; area O 7.2 16.8 3.6; area O 16.8 16.8 3.6",
        "circle.hexagongrid": """
        area O 8 5 2.4; area O 16 5 2.4; area O 4 12 2.4; area O 12 12 2.4; area O 20 12 2.4; area O 8 19 2.4; area \
        O 16 19 2.4
        """,
        "rectangle.dashed": """
        size 28 24; line M 2.8 9 L 2.8 7 Q 2.8 4.4 5.4 4.4 L 7 4.4; line M 10.6 4.4 L 17.4 4.4; line M 21 4.4 L 22.6 \
        4.4 Q 25.2 4.4 25.2 7 L 25.2 9; line M 25.2 12 L 25.2 15; line M 25.2 17 Q 25.2 19.6 22.6 19.6 L 21 19.6; \
        line M 17.4 19.6 L 10.6 19.6; line M 7 19.6 L 5.4 19.6 Q 2.8 19.6 2.8 17; line M 2.8 12 L 2.8 15
        """,
        "tablecells": """
        size 28 24; area R 2.8 4 22.4 16 2.6; cut M 3 9.4 L 25 9.4; cut M 3 14.6 L 25 14.6; cut M 10.4 4.2 L 10.4 \
        19.8
        """,
        "menubar.rectangle": "size 28 24; area R 2.8 4 22.4 16 2.6; cut M 3 8.4 L 25 8.4",
        "square.fill.text.grid.1x2": """
        area R 3 4 6.4 6.4 1.4; area R 3 13.6 6.4 6.4 1.4; line M 13 5.4 L 21 5.4; line M 13 9 L 18.4 9; line M 13 \
        15 L 21 15; line M 13 18.6 L 18.4 18.6
        """,
        "apps.iphone": """
        size 16 24; area R 3 2.2 10 19.6 2.6; hole R 5.4 6 2 2 0.4 R 8.8 6 2 2 0.4 R 5.4 9.6 2 2 0.4 R 8.8 9.6 2 2 \
        0.4 R 5.4 13.2 2 2 0.4 R 8.8 13.2 2 2 0.4
        """,
        "suit.diamond": "size 22 24; area M 11 2.8 L 18.4 12 L 11 21.2 L 3.6 12 Z",
        "suit.spade": """
        area M 12 2.8 Q 20.6 9.6 20.6 13.8 Q 20.2 17.8 16.6 17.8 Q 14 17.6 12.8 15.4 L 14.4 21.2 L 9.6 21.2 L 11.2 \
        15.4 Q 10 17.6 7.4 17.8 Q 3.8 17.8 3.4 13.8 Q 3.4 9.6 12 2.8 Z
        """,
        "suit.club": """
        area M 8.4 11 Q 6 3 12 2.8 Q 18 3 15.6 11 Q 21.4 9.6 21 14.2 Q 20.4 18 16.6 17.6 Q 14 17.2 12.8 15.4 L 14.4 \
        21.2 L 9.6 21.2 L 11.2 15.4 Q 10 17.2 7.4 17.6 Q 3.6 18 3 14.2 Q 2.6 9.6 8.4 11 Z
        """,
        "die.face.1": "\(die)O 12 12 1.7",
        "die.face.2": "\(die)O 8 16 1.6 O 16 8 1.6",
        "die.face.3": "\(die)O 7.6 16.4 1.6 O 12 12 1.6 O 16.4 7.6 1.6",
        "die.face.4": "\(die)O 8 8 1.6 O 16 16 1.6 O 16 8 1.6 O 8 16 1.6",
        "die.face.5": "\(die)O 8 8 1.6 O 16 16 1.6 O 16 8 1.6 O 8 16 1.6 O 12 12 1.6",
        "die.face.6": "\(die)O 8.2 7 1.5 O 8.2 12 1.5 O 8.2 17 1.5 O 15.8 7 1.5 O 15.8 12 1.5 O 15.8 17 1.5",
        "camera.viewfinder": """
        \(corners); area M 7 9 L 9.2 9 L 10.2 7.6 L 13.8 7.6 L 14.8 9 L 17 9 L 17 16 L 7 16 Z; cut O 12 12.4 1.9
        """,
        "arkit": """
        \(corners); line M 12 6.8 L 16.6 9.4 L 16.6 14.6 L 12 17.2 L 7.4 14.6 L 7.4 9.4 Z; line M 7.6 9.6 L 12 12 L 16.4 9.6; \
        line M 12 12 L 12 17
        """,
        "person.fill.viewfinder": "\(corners); solid O 12 9.4 2.6 M 6.8 17 Q 7 12.8 12 12.8 Q 17 12.8 17.2 17 Z",
        "text.viewfinder": "\(corners); line M 7 8.6 L 17 8.6; line M 7 12 L 17 12; line M 7 15.4 L 13 15.4",
        "arrow.3.trianglepath": """
        line M 9 6.4 L 10.6 3.6 Q 12 1.8 13.4 3.6 L 16.6 9.2; line M 13.4 8.8 L 16.8 9.4 L 17.6 6; line M 19 13 L \
        20.8 16.2 Q 21.6 18.6 19 18.8 L 12.4 18.8; line M 14.8 16.2 L 12.2 18.8 L 14.8 21.4; line M 8.6 18.8 L 5 \
        18.8 Q 2.4 18.6 3.2 16.2 L 6.4 10.8; line M 3.2 11.6 L 6.6 10.6 L 7.6 14
        """,
        "arrow.triangle.pull": """
        line O 6 5.4 2.4; line O 6 18.6 2.4; line M 6 7.8 L 6 16.2; line O 18 18.6 2.4; line M 18 16.2 L 18 9 Q 18 \
        5.4 14.4 5.4 L 11.4 5.4; line M 13.8 2.8 L 11.2 5.4 L 13.8 8
        """,
        "arrow.triangle.swap": """
        line M 7 20 L 7 9.4; line M 17 4 L 17 14.6; solid M 7 3.6 L 11 9.8 L 3 9.8 Z M 17 20.4 L 21 14.2 L 13 14.2 Z
        """,
        "square.stack.3d.up": """
        area M 12 2.8 L 21.4 7.8 L 12 12.8 L 2.6 7.8 Z; line M 2.8 12.2 L 12 17 L 21.2 12.2; line M 2.8 16.4 L 12 \
        21.2 L 21.2 16.4
        """,
        "cube.transparent": """
        line M 12 2.6 L 20.6 7.2 L 20.6 16.8 L 12 21.4 L 3.4 16.8 L 3.4 7.2 Z; line M 3.8 7.4 L 12 12 L 20.2 7.4; \
        line M 12 12 L 12 21; line M 3.8 16.6 L 8 14.2; line M 20.2 16.6 L 16 14.2; line M 12 2.8 L 12 7.4
        """,
        "move.3d": """
        line M 12 13 L 12 3; line M 9 5.8 L 12 2.8 L 15 5.8; line M 12 13 L 3.6 18; line M 4.2 14 L 3.2 18.2 L 7.4 \
        19.4; line M 12 13 L 20.4 18; line M 19.8 14 L 20.8 18.2 L 16.6 19.4
        """,
        "scale.3d": """
        line M 12 13 L 12 6; line M 12 13 L 6 16.6; line M 12 13 L 18 16.6; solid R 9.8 1.8 4.4 4.4 0.8 R 2.4 15.4 \
        4.4 4.4 0.8 R 17.2 15.4 4.4 4.4 0.8
        """,
        "rotate.3d": """
        line M 9.4 16.6 Q 2.4 15.4 2.4 12 Q 2.6 8 12 7.8 Q 21.4 8 21.6 12 Q 21.4 14.8 16 16.2; line M 18.4 13.2 L \
        15.6 16.4 L 19.4 18.4; line M 7.8 5.8 Q 9 2.6 12 2.4 Q 16 2.6 16.2 12 Q 16 21.4 12 21.6 Q 9.6 21.4 8.4 18.6
        """,
        "view.3d": """
        line M 4.4 5 L 8.6 5 L 6.2 8.6 Q 9 9 8.8 12 Q 8.4 15 4.2 14.4; area M 12 5 L 12 14.6 Q 19.4 15 19.4 9.8 Q \
        19.4 4.8 12 5 Z; line M 4 19 Q 12 22 20 19
        """,
        "perspective": """
        size 28 24; line M 7 5 L 21 5 L 25 19 L 3 19 Z; line M 14 5 L 14 19; line M 5.2 11.4 L 22.8 11.4
        """,
        "camera.filters": "line O 12 8.4 5.6; line O 8 15 5.6; line O 16 15 5.6",
        "slider.horizontal.below.rectangle": """
        size 28 24; area R 4 2.8 20 11.4 2.4; line M 3 18.8 L 25 18.8; solid O 11 18.8 2.6
        """,
    ]
}
