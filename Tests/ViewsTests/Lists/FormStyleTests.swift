import Foundation
import SwiftUI
import Testing

/// The rows of a form one below the other, without cards.
private struct Bare: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) { configuration.content }
    }
}

/// A form as the system has it below a headline.
private struct Headed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            Color.red.frame(height: 50)
            Form(configuration)
        }
    }
}

@MainActor @Suite struct FormStyleTests {
    private var form: some View {
        Form {
            Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("a")
            Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
        }
    }

    @Test("a style of one's own lays out the rows")
    func own() throws {
        let cell = try render(form.formStyle(Bare()), width: 300, height: 200)
        #expect(cell.frame("a") == CGRect(x: 125, y: 75, width: 30, height: 20))
        #expect(cell.frame("b") == CGRect(x: 125, y: 105, width: 50, height: 20))
        #expect(cell.frames(of: "Form") == [CGRect(x: 125, y: 75, width: 50, height: 50)])
    }

    @Test("a style may show the form as the system has it")
    func around() throws {
        let own = try render(form, width: 300, height: 200)
        let cell = try render(form.formStyle(Headed()), width: 300, height: 250)
        #expect(cell.frame("a") == own.frame("a")?.offsetBy(dx: 0, dy: 50))
        #expect(cell.frames(of: "Row").count == 2)
    }

    @Test("the system's own styles are grouped rows")
    func system() throws {
        let plain = try render(form)
        #expect(try render(form.formStyle(.grouped)).tree == plain.tree)
        #expect(try render(form.formStyle(.automatic)).tree == plain.tree)
    }
}
