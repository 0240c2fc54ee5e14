import Foundation
import ProofsheetDrawing

/// The font instances of a paragraph, each once, in the order they are first used.
struct InstanceList {
    private(set) var instances: [FontInstance] = []
    private var designs: [FontDesign] = []

    mutating func index(design: FontDesign, size: CGFloat, isSlanted: Bool) -> Int {
        for (index, known) in designs.enumerated()
        where known === design && instances[index].size == size && instances[index].isSlanted == isSlanted {
            return index
        }
        designs.append(design)
        instances.append(
            FontInstance(face: design.face.identity, size: size, variations: design.variations, isSlanted: isSlanted))
        return instances.count - 1
    }
}
