import ProofsheetSnapshots
import Testing

@Suite struct RevisionRangeTests {
    @Test(
        "one revision, two, or two from where they parted, with HEAD for what is left out",
        arguments: [
            ("HEAD~1", "Compared with the revision HEAD~1, not with goldens."),
            ("v1.2.3", "Compared with the revision v1.2.3, not with goldens."),
            ("main..topic", "Compared the revision topic with the revision main, not with goldens."),
            ("main..", "Compared the revision HEAD with the revision main, not with goldens."),
            ("..topic", "Compared the revision topic with the revision HEAD, not with goldens."),
            ("main...topic", "Compared the revision topic with the last common commit of main and topic, not with goldens."),
        ])
    func sentence(text: String, sentence: String) { #expect(RevisionRange(text).sentence() == sentence) }
}
