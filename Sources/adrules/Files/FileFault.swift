/// Why a file or a folder cannot be read.
enum FileFault: Error, Equatable {
  case missing
  case denied
  case isFolder
  case isNoFolder
  case tooLarge(limit: Int)
  /// What the system says.
  case other(String)
}

extension FileFault {
  var message: String {
    switch self {
    case .missing: "no such file or folder"
    case .denied: "permission denied"
    case .isFolder: "it is a folder"
    case .isNoFolder: "a part of the path is no folder"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    case .other(let reason): reason
    }
  }
}
