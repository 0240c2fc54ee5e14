import SwiftUI

/// What is never twice the same.
public struct Chance: View {
    public init() {}

    public var body: some View {
        VStack {
            Text("\(Date().timeIntervalSince1970)")
            Text("\(Int.random(in: 0..<1_000_000_000))")
        }
    }
}

#Preview("Chance", traits: .sizeThatFitsLayout) { Chance() }
