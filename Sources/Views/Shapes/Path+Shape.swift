import Foundation
import ProofsheetDrawing
import ProofsheetLayout

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
