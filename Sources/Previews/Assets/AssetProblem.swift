import ProofsheetJPEG
import ProofsheetPNG

/// Why an asset of a catalogue cannot be shown.
enum AssetProblem: Error, Equatable {
    /// `Contents.json` is missing, too long or no description of such an asset.
    case unreadableContents
    /// No entry holds for the cell, or none names a file or a colour.
    case empty
    /// The name of a file leads out of its folder.
    case strayName(String)
    /// The file is not there, is a link, or cannot be read.
    case missingFile(String)
    case tooManyBytes(Int, file: String)
    case tooManyPixels(width: Int, height: Int)
    case damaged
    /// The file is of a kind that is not drawn, for example `PDF`.
    case notDrawn(kind: String)
    /// Parts of a colour that are no numbers.
    case unreadableColor

    init(_ error: PNGError) {
        switch error {
        case .tooLarge(let width, let height): self = .tooManyPixels(width: width, height: height)
        case .notPNG: self = .notDrawn(kind: "file that is neither PNG nor JPEG")
        case .truncated, .damagedChunk, .damagedPixels: self = .damaged
        }
    }

    init(_ error: JPEGError) {
        switch error {
        case .damaged: self = .damaged
        case .inks: self = .notDrawn(kind: "JPEG in the colours of printing inks")
        case .tooLarge(let width, let height): self = .tooManyPixels(width: width, height: height)
        }
    }
}

extension AssetProblem {
    /// The sentence about an image, for which a box is shown.
    func sentence(aboutImage name: String) -> String { "The image \"\(name)\" \(reason); a box stands for it." }

    /// The sentence about a colour, for which grey is shown.
    func sentence(aboutColor name: String) -> String { "The colour \"\(name)\" \(reason); grey stands for it." }

    private var reason: String {
        switch self {
        case .unreadableContents: "has a Contents.json that cannot be read"
        case .empty: "has nothing in its asset catalogue that holds for this device and appearance"
        case .strayName(let name): "names the file \"\(name)\", which is not the name of a file beside its Contents.json"
        case .missingFile(let name): "names the file \"\(name)\", which is not there or cannot be read"
        case .tooManyBytes(let count, let file):
            "has the file \"\(file)\" of \(count >> 20) MB, while \(AssetFile.mostBytes >> 20) MB are read"
        case .tooManyPixels(let width, let height):
            "has \(width) x \(height) pixels, while \(PictureFile.mostPixels / 1_000_000) megapixels are read"
        case .damaged: "has a damaged file"
        case .notDrawn(let kind): "is a \(kind), which is not drawn here"
        case .unreadableColor: "has parts in its Contents.json that are no numbers"
        }
    }
}
