/// A picture of known size for projects that have one.
enum SamplePicture {
    /// A PNG file in base64, of 64 x 40 pixels, the left half red and the right half blue.
    static let png = """
        iVBORw0KGgoAAAANSUhEUgAAAEAAAAAoCAIAAADBrGu+AAAAPUlEQVR42u3PsQkAAAzDsPz/dHpDh2wCzwalybTxvgEAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAA+HQjjvaIaKrxjgAAAABJRU5ErkJggg==
        """
}
