extension SymbolForms {
    // A cloud with room for what falls from it.
    private static let highCloud = """
        size 28 24; area M 8.4 15 Q 4 14.6 4 10.8 Q 4.4 7.4 7.8 7 Q 9.2 2.8 14 2.8 Q 18.8 3 19.8 7 Q 24 7.4 24 11 Q 23.8 \
        14.6 19.8 15 Z
        """

    /// Clouds and what falls from them, the sun's hours, storms and water.
    static let weather: [String: String] = [
        "cloud.heavyrain": """
        \(highCloud); line M 8.6 18 L 6.6 22; line M 12.8 18 L 10.8 22; line M 17 18 L 15 22; line M 21.2 18 L 19.2 22
        """,
        "cloud.drizzle": """
        \(highCloud); line M 8.6 17.8 L 8 19.2; line M 14 17.8 L 13.4 19.2; line M 19.4 17.8 L 18.8 19.2; line M 11 20.8 L 10.4 \
        22.2; line M 16.4 20.8 L 15.8 22.2
        """,
        "cloud.hail": """
        \(highCloud); line M 9 18 L 8.2 20; line M 19.8 18 L 19 20; solid O 13.8 18.6 1.1 O 10.6 22 1.1 O 17 22 1.1
        """,
        "cloud.snow": "\(highCloud); solid O 9 18.6 1.2 O 14 18.6 1.2 O 19 18.6 1.2 O 11.4 22 1.2 O 16.4 22 1.2",
        "cloud.sleet": """
        \(highCloud); line M 9 18 L 7.6 21.4; line M 19.8 18 L 18.4 21.4; solid O 14 18.6 1.2 O 13 22 1.2
        """,
        "cloud.bolt": "\(highCloud); line M 15.4 17 L 12.2 19.8 L 15.6 19.8 L 12.4 22.8",
        "cloud.bolt.rain": """
        \(highCloud); line M 15.4 17 L 12.2 19.8 L 15.6 19.8 L 12.4 22.8; line M 8.6 18 L 7 21.6; line M 20.4 18 L 18.8 21.6
        """,
        "cloud.fog": "\(highCloud); line M 5 18.4 L 23 18.4; line M 8 21.8 L 20 21.8",
        "cloud.moon": """
        size 28 24; area M 7.6 20.4 Q 3 20 3 16 Q 3.4 12.6 6.8 12.2 Q 8 8.4 12.4 8.4 Q 16.8 8.6 17.6 12.2 Q 21.6 \
        12.6 21.6 16.2 Q 21.4 20 17.6 20.4 Z; line M 14.4 5.4 Q 15.4 3.2 18.6 2.6 Q 17 6.6 20 9 Q 22.4 10.6 25 9.6 Q \
        24.2 12 22.4 13
        """,
        "cloud.sun.rain": """
        size 28 24; area M 7.4 17 Q 3.6 16.8 3.6 13.4 Q 4 10.6 6.8 10.2 Q 8 7 11.6 7 Q 15.4 7.2 16.2 10.2 Q 19.6 \
        10.6 19.6 13.6 Q 19.4 16.8 16.2 17 Z; line A 18 7.6 3.6 165 385; line M 18 1.4 L 18 2.4; line M 24 7.6 L 25 \
        7.6; line M 22.4 3.2 L 23.2 2.4; line M 8.6 19.4 L 7.4 22; line M 12.4 19.4 L 11.2 22; line M 16.2 19.4 L 15 \
        22
        """,
        "sunrise": """
        size 28 24; area A 14 17 4.6 180 360; line M 3 20.6 L 25 20.6; line M 3.4 17 L 6 17; line M 22 17 L 24.6 17; \
        line M 6.6 9.8 L 8.4 11.6; line M 21.4 9.8 L 19.6 11.6; line M 14 9.6 L 14 3; line M 10.8 6 L 14 2.8 L 17.2 \
        6
        """,
        "sunset": """
        size 28 24; area A 14 17 4.6 180 360; line M 3 20.6 L 25 20.6; line M 3.4 17 L 6 17; line M 22 17 L 24.6 17; \
        line M 6.6 9.8 L 8.4 11.6; line M 21.4 9.8 L 19.6 11.6; line M 14 2.8 L 14 9.4; line M 10.8 6.4 L 14 9.6 L \
        17.2 6.4
        """,
        "tornado": """
        line M 3 4 L 21 4; line M 5 8.2 L 18.6 8.2; line M 8.6 12.4 L 18 12.4; line M 11 16.6 L 16.2 16.6; line M 10 \
        20.8 L 12.6 20.8
        """,
        "hurricane": """
        line O 12 12 4; line M 19.6 2.8 Q 11 2.4 7.6 6.2 Q 4 10.6 7 14.8; line M 4.4 21.2 Q 13 21.6 16.4 17.8 Q 20 \
        13.4 17 9.2
        """,
        "humidity": """
        size 26 24; area M 9 3.4 Q 14.4 10 14.4 13.8 Q 14.2 18.8 9 19 Q 3.8 18.8 3.6 13.8 Q 3.6 10 9 3.4 Z; line M \
        17.6 12 L 22.6 12; line M 17.6 16 L 22.6 16; line M 16 20 L 22.6 20
        """,
        "water.waves": """
        size 28 24; line M 3 7 Q 6.2 4 9.6 7 Q 13 10 16.4 7 Q 20 4 25 7.4; line M 3 12.6 Q 6.2 9.6 9.6 12.6 Q 13 \
        15.6 16.4 12.6 Q 20 9.6 25 13; line M 3 18.2 Q 6.2 15.2 9.6 18.2 Q 13 21.2 16.4 18.2 Q 20 15.2 25 18.6
        """,
        "mountain.2": """
        size 32 24; area M 2.6 20 L 11.4 5.4 L 16 12.6 L 19.4 8 L 29.4 20 Z; cut M 8 11.4 L 10.2 13.2 L 12.2 11.2 L \
        14.2 13
        """,
        "beach.umbrella": """
        area M 3 13 Q 4.4 4.6 12.6 4.4 Q 18.6 5 21 9.4 Z; line M 12.2 11 L 15.6 20.8; line M 4 20.8 L 21 20.8; cut M \
        9.6 11.6 Q 9.6 7 12.6 4.6
        """,
        "tent": "size 28 24; area M 14 4 L 25 20 L 3 20 Z; cut M 14 11.6 L 18.4 19.8 M 14 11.6 L 9.6 19.8",
        "globe.americas": """
        line O 12 12 9.4; solid M 5 6.4 L 10 5 L 13 7 L 10.6 9.6 L 8.4 10.6 L 9.4 12.6 L 13.6 13.4 L 14.4 16 L 11.6 \
        20.6 L 10 16.4 L 7 13 Z M 16.4 4.6 L 19.6 7.8 L 17 8 Z
        """,
        "fireworks": """
        line M 12 8 L 12 2.8; line M 12 16 L 12 21.2; line M 8 12 L 2.8 12; line M 16 12 L 21.2 12; line M 9.2 9.2 L \
        5.6 5.6; line M 14.8 9.2 L 18.4 5.6; line M 9.2 14.8 L 5.6 18.4; line M 14.8 14.8 L 18.4 18.4; solid O 12 12 \
        1.4
        """,
        "atom": """
        line M 12 3 Q 16.4 3 16.4 12 Q 16.4 21 12 21 Q 7.6 21 7.6 12 Q 7.6 3 12 3 Z; line M 4.2 7.5 Q 6.4 3.7 14.2 \
        8.2 Q 22 12.7 19.8 16.5 Q 17.6 20.3 9.8 15.8 Q 2 11.3 4.2 7.5 Z; line M 19.8 7.5 Q 22 11.3 14.2 15.8 Q 6.4 \
        20.3 4.2 16.5 Q 2 12.7 9.8 8.2 Q 17.6 3.7 19.8 7.5 Z; solid O 12 12 1.6
        """,
    ]
}
