import Foundation

/// The shared schemes of the package as text, and the manifest that they refer to.
///
/// They are written by hand and only Xcode reads them. These tests find a target with another name,
/// or a missing one, in the text, on any system.
struct PackageSchemes: Sendable {
  var schemes: [String: String]

  var manifest: String

  /// Reads the schemes and the manifest of a package.
  ///
  /// - Parameter url: The package's folder.
  /// - Throws: An error from the file system, when a part is missing.
  init(contentsOf url: URL) throws {
    manifest = try String(
      contentsOf: url.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    // The folder that Xcode keeps a package's shared schemes in.
    let folder = url.appendingPathComponent(".swiftpm/xcode/xcshareddata/xcschemes")
    schemes = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".xcscheme") {
      schemes[file] = try String(
        contentsOf: folder.appendingPathComponent(file),
        encoding: .utf8
      )
    }
  }

  /// The schemes' problems, a sentence each; empty if there are none.
  var problems: [String] {
    let manifest = PackageManifest(manifest)
    // One scheme builds and tests everything.
    let missing = manifest.libraries.prefix(1).filter { schemes["\($0).xcscheme"] == nil }
    return missing.map { "There is no shared scheme \($0)." }
      + schemes.flatMap { problems(of: $0.key, $0.value, manifest) }
  }

  private func problems(
    of file: String,
    _ text: String,
    _ manifest: PackageManifest
  ) -> [String] {
    guard let tags = XMLTag.all(in: text) else { return ["\(file) is not XML."] }

    let references = tags.filter { $0.name == "BuildableReference" }
    let named = references.map { $0["BlueprintName"] }
    let left = (manifest.targets + manifest.testTargets).filter { !named.contains($0) }
    let skipped = tags.filter { $0.name == "TestableReference" && $0["skipped"] != "NO" }
    return references.flatMap { problems(of: file, $0, manifest) }
      + left.map { "\(file) leaves out \($0)." }
      + skipped.map { _ in "\(file) skips tests." }
  }

  private func problems(
    of file: String,
    _ reference: XMLTag,
    _ manifest: PackageManifest
  ) -> [String] {
    let name = reference["BlueprintName"]
    var problems: [String] = []
    if !(manifest.targets + manifest.testTargets).contains(name) {
      problems.append("\(file) names \(name), which is no target on a Mac.")
    }
    // Where Xcode writes the scheme of a package, all three are the target's name.
    if reference["BlueprintIdentifier"] != name || reference["BuildableName"] != name {
      problems.append("\(file) has two names for \(name).")
    }
    // The path to the container is empty: the package itself, wherever it was cloned.
    if reference["ReferencedContainer"] != "container:" {
      problems.append("\(file) looks for \(name) in another container.")
    }
    return problems
  }
}
