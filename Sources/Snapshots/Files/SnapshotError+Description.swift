import Foundation
import ProofsheetPNG

extension SnapshotError: CustomStringConvertible {
    /// One sentence about what is wrong and, where there is something to do, one about that.
    package var description: String {
        switch self {
        case .emptyName(let what): "A \(what) has no name. Give it one."
        case .folderOutside(let folder):
            "The folder \(folder) does not lie below the project's root, so it can have no goldens."
        case .nameCollision(let first, let second):
            "\(first) and \(second) would share their goldens, because their file names differ at most in the case of letters. Rename one."
        case .symbolicLink(let path): "\(path) is a symbolic link, and goldens are written through none. Remove it."
        case .unreadable(let path, let code): "\(path) cannot be read: \(Self.reason(code))."
        case .unwritable(let path, ENOSPC):
            "The disk is full, so \(path) could not be written; the goldens are unchanged. Free some space and try again."
        case .unwritable(let path, let code):
            "\(path) cannot be written: \(Self.reason(code)); the goldens are unchanged."
        case .notManifest(let path): "\(path) is not in the form that Proofsheet writes. \(Self.restore)"
        case .unresolvedConflict(let path):
            "\(path) has the marks of a merge conflict. Take either side of its folder, then run proofsheet check and accept."
        case .unknownFormat(let path, let version):
            "\(path) has format version \(version), which this version of Proofsheet does not know. Use the version that wrote it."
        case .inconsistent(let path, let detail): "\(path) contradicts itself: \(detail). \(Self.restore)"
        case .missingPicture(let path): "The golden \(path) is missing. \(Self.restore)"
        case .badPicture(let path, let error): error.sentence(about: "The golden " + path) + " " + Self.restore
        case .largeFilePointer(let path):
            "The golden \(path) is a pointer of Git LFS and no picture. Run git lfs pull."
        case .foreignPicture(let path): "The golden \(path) is not the picture that was accepted. \(Self.restore)"
        case .noCandidate(let name): "There is no candidate for \(name). Run proofsheet check first."
        case .staleCandidate(let name, let changed):
            "The candidate for \(name) is stale: \(Self.list(changed)) changed since the last check. Run proofsheet check again."
        case .failedCells(let name, let count, let first, let reason):
            "\(count == 1 ? "1 cell" : "\(count) cells") of \(name) failed, so nothing of it was accepted; the first is \(first): \(reason)"
        case .wholeOnly(let name, let changed):
            "The golden of \(name) was made with other \(changed), so it can only be accepted whole. Run proofsheet check and accept without filters."
        case .damagedCandidate(let path):
            "The candidate \(path) is not what the last check wrote. Run proofsheet check again."
        case .damagedReport(let path):
            "The report \(path) is not what a check wrote. Run proofsheet check again."
        case .busy(let lock): "Another accept is at work; it holds \(lock). Wait until it is done."
        case .selfTestFailed:
            "The comparison does not see one pixel that was changed by one level, so its verdicts mean nothing. Build Proofsheet again."
        case .swapUnsupported(let path):
            "The file system of \(path) cannot swap two folders at one stroke; the goldens are unchanged. Delete the folder and run proofsheet check and accept."
        case .notShard(let path): "\(path) is the report of a whole run, so there is nothing to merge. Name the reports of check --shard."
        case .foreignShard(let path, let other):
            "\(path) and \(other) are no shards of one run: source, settings, tools or goldens differ. Check all shards of one revision again."
        case .doubleShard(let index, let path, let other):
            "\(path) and \(other) are both the report of shard \(index). Name each shard once."
        case .missingShards(let lost, let count):
            "\(lost.count == 1 ? "The report of shard" : "The reports of shards") \(Self.list(lost.map { "\($0)" })) of \(count) "
                + "\(lost.count == 1 ? "is" : "are") missing. Name all \(count); a shard that was cancelled has to run again."
        case .incompleteShards(let name, let found, let planned):
            "The shards have \(found) cells of \(name), but the run has \(planned). Check all shards again."
        case .mergedOntoShard(let path):
            "The merged report would replace the one of a shard in \(path). Choose another folder with --output."
        }
    }

    /// The description with paths below a folder told from there.
    package func sentence(below folder: String) -> String { description.replacing(folder + "/", with: "") }

    private static let restore = "Restore it from version control, or delete its folder and run proofsheet check and accept."

    private static func reason(_ code: Int32) -> String {
        switch code {
        case EACCES, EPERM: "permission is denied"
        case EROFS: "the file system is read-only"
        case ENOENT: "there is no such file or folder"
        case ENOTDIR: "a part of the path is no folder"
        case EISDIR: "it is a folder"
        case EINVAL: "it is no ordinary file"
        case EFBIG: "the file would be larger than allowed"
        case EDQUOT: "the disk quota is used up"
        case ENAMETOOLONG: "the path is too long"
        case EIO: "the disk reports an error"
        default: "the system reports error \(code)"
        }
    }

    /// `a`, `a and b`, `a, b and c`.
    private static func list(_ parts: [String]) -> String {
        guard parts.count > 1, let last = parts.last else { return parts.joined() }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
