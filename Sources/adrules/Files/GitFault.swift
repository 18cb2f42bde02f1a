/// Why a policy cannot be read as it was at a revision.
enum GitFault: Error {
  case notInstalled
  case failed(FileFault)
  case noRepository(path: String)
  case unknownRevision(String)
  /// The folder held no policy then.
  case notThere(path: String, revision: String)

  /// The stable name for machines.
  var id: String {
    switch self {
    case .notInstalled, .failed: "git"
    case .noRepository: "no-repository"
    case .unknownRevision: "unknown-revision"
    case .notThere: "not-there"
    }
  }

  var message: String {
    switch self {
    case .notInstalled: "`--git` needs the program `git`, which is not installed"
    case .failed(let fault): "cannot run `git`: \(fault.message)"
    case .noRepository(let path): "`\(path)` is in no Git repository"
    case .unknownRevision(let revision): "Git knows no revision `\(revision)`"
    case .notThere(let path, let revision): "there was no policy in `\(path)` at `\(revision)`"
    }
  }
}
