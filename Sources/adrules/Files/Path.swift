/// Paths as texts: what can be said of them without looking at files.
enum Path {
  /// The parts between slashes, without those that say nothing (`.`).
  static func parts(of path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  /// The same path for every way to write it, but for `..`: without `./` and closing `/`.
  static func normal(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + parts(of: path).joined(separator: "/")
  }

  /// Whether `path` is `folder` or beneath it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    let (folder, path) = (normal(folder), normal(path))
    if folder.isEmpty { return !path.hasPrefix("/") }
    return path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// The last part.
  static func name(of path: String) -> String { parts(of: path).last ?? path }

  static func parent(of path: String) -> String {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if trimmed == "." || trimmed == ".." || trimmed.hasSuffix("/..") { return trimmed + "/.." }
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  static func joining(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
