import Foundation
import FoundationXML

/// The files that only Xcode reads, as text: the example's project, and the shared schemes.
///
/// Xcode reports most mistakes in them only as it opens, builds or runs. This check finds them on
/// any system.
struct XcodeFiles: Sendable {
  var project: String
  var manifest: String
  var workspace: String
  /// The text of each scheme, by file name.
  var schemes: [String: String] = [:]
  /// The files beside the project and in the package's tests; Swift files with their text.
  var files: [String: String] = [:]

  init() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    }
    let bundle = "Example/Example.xcodeproj"
    project = try text("\(bundle)/project.pbxproj")
    workspace = try text("\(bundle)/project.xcworkspace/contents.xcworkspacedata")
    manifest = try text("Package.swift").filter { !$0.isWhitespace }
    for folder in [bundle, ".swiftpm/xcode"] {
      for file in try Self.files(in: "\(folder)/xcshareddata/xcschemes") {
        schemes[file] = try text("\(folder)/xcshareddata/xcschemes/\(file)")
      }
    }
    for (folder, path) in [("Example", "")]
      + testTargets.map({ ("Tests/\($0)", "../Tests/\($0)/") })
    {
      for file in try Self.files(in: folder) {
        files[path + file] = file.hasSuffix(".swift") ? try text("\(folder)/\(file)") : ""
      }
    }
  }

  private static func files(in folder: String) throws -> [String] {
    let folder = Repository.root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") }
        && !folder.appendingPathComponent(path).hasDirectoryPath
    }
  }

  // MARK: The manifest

  var libraries: [String] { manifest.matches(#"\.library\(name:"(\w+)""#) }
  private var testTargets: [String] { macPart.matches(#"\.testTarget\(name:"(\w+)""#) }
  private var targets: [String] { macPart.matches(#"\.(?:testT|t)arget\(name:"(\w+)""#) }

  /// The manifest without the targets of Linux, which Xcode never sees.
  private var macPart: String { manifest.components(separatedBy: "#ifos(Linux)")[0] }

  /// The build settings equivalent to the manifest's values.
  private var settings: [String: String] {
    let features = manifest.matches(#"\.enableUpcomingFeature\("(\w+)"\)"#).map { name in
      "SWIFT_UPCOMING_FEATURE" + name.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
    }
    return Dictionary(uniqueKeysWithValues: features.map { ($0, "YES") }).merging([
      "IPHONEOS_DEPLOYMENT_TARGET": manifest.matches(#"\.iOS\(\.v(\d+)\)"#)[0] + ".0",
      "SWIFT_VERSION": manifest.matches(#"swiftLanguageModes:\[\.v(\d+)\]"#)[0] + ".0",
    ]) { $1 }
  }

  // MARK: Problems

  /// A sentence for each problem; empty if there are none.
  var problems: [String] {
    do {
      let objects = try XcodeObjects(project)
      return objects.problems + folderProblems(objects) + linkProblems(objects)
        + hostProblems(objects) + settingProblems(objects) + (try schemeProblems(objects))
    } catch {
      return ["A file cannot be read: \(error)"]
    }
  }

  // Xcode compiles the Swift files of a synchronized folder, unless an exception names them, and copies
  // every other file into the product.
  private func folderProblems(_ objects: XcodeObjects) -> [String] {
    let shown = objects.all("PBXGroup").flatMap { $0.list("children") }
    let targets = objects.all("PBXNativeTarget")
    let folders = objects.all("PBXFileSystemSynchronizedRootGroup")
    let uses = folders.map { folder in
      let owners = targets.filter { $0.list("fileSystemSynchronizedGroups").contains(folder.id) }
      return (folder, shown.filter { $0 == folder.id }.count, owners.count)
    }
    return uses.filter { $0.1 != 1 || $0.2 != 1 }
      .map { "\($0.0["path"]) is in \($0.1) groups and \($0.2) targets, not in one of each." }
      + testTargets.filter { name in !folders.contains { $0["path"] == "../Tests/\(name)" } }
      .map { "\($0) has no hosted bundle." }
      + targets.flatMap { memberProblems(of: $0, objects) }
  }

  private func memberProblems(of target: XcodeObject, _ objects: XcodeObjects) -> [String] {
    let name = target["name"]
    var problems: [String] = []
    var names: [String] = []
    for folder in objects.all(target.list("fileSystemSynchronizedGroups")) {
      let sets = objects.all(folder.list("exceptions")).filter { $0["target"] == target.id }
      let left = sets.flatMap { $0.list("membershipExceptions") }.map { "\(folder["path"])/\($0)" }
      let members = Set(files.keys.filter { $0.hasPrefix(folder["path"] + "/") })
      if members.isEmpty { problems.append("There is nothing in the folder \(folder["path"]).") }
      problems += Set(left).subtracting(members).map { "\(name) leaves out \($0), which is gone." }
      for file in members.subtracting(left) where !file.contains(".xcassets/") {
        names.append(file.components(separatedBy: "/").last ?? file)
        if !file.hasSuffix(".swift") { problems.append("\(file) would be copied into \(name).") }
      }
    }
    // One module cannot have two files of a name.
    return problems + names.repeated.map { "\(name) has two files \($0)." }
  }

  private func linkProblems(_ objects: XcodeObjects) -> [String] {
    let packages = objects.all("XCLocalSwiftPackageReference")
    // xcodebuild finds a product that names no package; Xcode reports "Missing package product".
    let strange = objects.all("XCSwiftPackageProductDependency").filter { product in
      !libraries.contains(product["productName"]) || objects[product["package"]] == nil
    }
    return strange.map { "The package has no product \($0["productName"])." }
      + packages.filter {
        $0["relativePath"] != ".." || objects.root.list("packageReferences") != [$0.id]
      }.map { "There is no package at '\($0["relativePath"])'." }
      + objects.all("PBXNativeTarget").flatMap { target -> [String] in
        let name = target["name"]
        let phases = objects.all(target.list("buildPhases"))
        let linked = objects.all(phases.flatMap { $0.list("files") }).map { $0["productRef"] }
        let products = target.list("packageProductDependencies")
        let sources = objects.all(target.list("fileSystemSynchronizedGroups")).flatMap { folder in
          files.filter { $0.key.hasPrefix(folder["path"] + "/") }.values
        }.map { $0.replacingMatches(#"(?s)#if os\(Linux\).*?#(else|endif)"#, with: "") }
        let imported = Set(sources.flatMap { $0.matches(#"(?m)^(?:[@\w()]+ )*import (\w+)"#) })
        let names = objects.all(products).map { $0["productName"] }.sorted()
        var problems: [String] = []
        // Without a resources phase the app is built without its resources and without a warning.
        if phases.map(\.isa)
          != ["Sources", "Frameworks", "Resources"].map({ "PBX\($0)BuildPhase" })
        {
          problems.append("\(name) lacks a build phase, or has one too many.")
        }
        if Set(linked) != Set(products) { problems.append("\(name) does not link its products.") }
        if imported.intersection(libraries).sorted() != names {
          problems.append("\(name) links \(names), and imports other libraries.")
        }
        // The compiler accepts `package` only in a target whose package has a name.
        let isNamed = objects.settings(of: target).allSatisfy { $0["SWIFT_PACKAGE_NAME"] != nil }
        if !isNamed, sources.contains(where: { !$0.matches(#"(?m)^ *package [a-z]+ "#).isEmpty }) {
          problems.append("\(name) has no name of a package.")
        }
        return problems
      }
  }

  // A bundle that runs the package's tests inside an application.
  private func hostProblems(_ objects: XcodeObjects) -> [String] {
    let targets = objects.all("PBXNativeTarget")
    let host = targets.first { $0["name"] == "AppHost" }
    let attributes = objects.root.fields("attributes")["TargetAttributes"] as? [String: Any] ?? [:]
    let named = targets.compactMap { objects.settings(of: $0)[0]["PRODUCT_BUNDLE_IDENTIFIER"] }
    return targets.filter { $0["productType"].hasSuffix("unit-test") }.filter { bundle in
      let dependency = objects.all(bundle.list("dependencies")).first
      let proxy = dependency.flatMap { objects[$0["targetProxy"]] }
      let found = [
        dependency?["target"], proxy?["remoteGlobalIDString"], proxy?["remoteInfo"],
        proxy?["containerPortal"], proxy?["proxyType"],
        (attributes[bundle.id] as? [String: Any])?["TestTargetID"] as? String,
      ]
      // The build system looks for the target whose executable has exactly this path.
      let path = "$(BUILT_PRODUCTS_DIR)/AppHost.app/AppHost"
      return found != [host?.id, host?.id, "AppHost", objects.root.id, "1", host?.id]
        || !objects.settings(of: bundle)
          .allSatisfy { $0["TEST_HOST"] == path && $0["BUNDLE_LOADER"] == "$(TEST_HOST)" }
    }.map { "\($0["name"]) has another host than AppHost." }
      + named.repeated.map { "Two targets are named \($0)." }
  }

  // The screens are compiled by the package on one system and by the project on another.
  private func settingProblems(_ objects: XcodeObjects) -> [String] {
    let owners = [objects.root] + objects.all("PBXNativeTarget")
    return owners.filter {
      objects.configurations(of: $0).map { $0["name"] } != ["Debug", "Release"]
    }
    .map { "\($0.id) has other configurations than Debug and Release." }
      + objects.settings(of: objects.root).flatMap { found in
        settings.filter { found[$0.key] != $0.value }
          .map { "\($0.key) is \(found[$0.key] ?? "absent"); the package has \($0.value)." }
      }
  }

  private func schemeProblems(_ objects: XcodeObjects) throws -> [String] {
    let missing = ["Example", "HostedTests", libraries[0]].filter {
      schemes["\($0).xcscheme"] == nil
    }
    let isAlone = try workspace.elements("FileRef", ["location"]) == [["self:"]]
    return missing.map { "There is no shared scheme \($0)." }
      + (isAlone ? [] : ["The workspace does not hold the project, and nothing else."])
      + (try schemes.flatMap { file, text in
        // All that a scheme of the package, or of the project, may refer to.
        let isPackage = file == "\(libraries[0]).xcscheme"
        let all =
          isPackage
          ? targets.map { [$0, $0, $0, "container:"] }
          : objects.all("PBXNativeTarget").map {
            let product = objects[$0["productReference"]]?["path"] ?? ""
            return [$0.id, $0["name"], product, "container:Example.xcodeproj"]
          }
        let keys = ["BlueprintIdentifier", "BlueprintName", "BuildableName", "ReferencedContainer"]
        let found = try text.elements("BuildableReference", keys)
        let tested = all.filter {
          isPackage || file.hasPrefix("Hosted") && $0[2].hasSuffix("xctest")
        }
        let runs = try text.elements("TestableReference", ["skipped", "parallelizable"])
        var problems: [String] = []
        if found.isEmpty || !Set(found).subtracting(all).isEmpty {
          problems.append("\(file) builds what is not there, or nothing.")
        }
        if !Set(tested).subtracting(found).isEmpty { problems.append("\(file) leaves tests out.") }
        // The tests of all suites share the keyboard, the key window and the default center.
        let run = isPackage ? runs.map { [$0[0], "NO"] } : runs
        if run.contains(where: { $0 != ["NO", "NO"] }) {
          problems.append("\(file) skips tests, or runs them in parallel.")
        }
        // Only the package's Debug configuration can be imported with @testable.
        if !runs.isEmpty, try text.elements("TestAction", ["buildConfiguration"]) != [["Debug"]] {
          problems.append("\(file) does not test in Debug.")
        }
        return problems
      })
  }
}

extension String {
  /// The first group of each match, or the whole match without a group.
  func matches(_ pattern: String) -> [String] {
    let expression = try? NSRegularExpression(pattern: pattern)
    let found = expression?.matches(in: self, range: NSRange(startIndex..., in: self)) ?? []
    return found.compactMap { match in
      Range(match.range(at: match.numberOfRanges > 1 ? 1 : 0), in: self).map { String(self[$0]) }
    }
  }

  func replacingMatches(_ pattern: String, with text: String) -> String {
    replacingOccurrences(of: pattern, with: text, options: .regularExpression)
  }

  /// The attributes of each element of a name in an XML text.
  func elements(_ name: String, _ attributes: [String]) throws -> [[String]] {
    // A document corrects tags that do not match.
    guard matches("<[A-Z]").count == matches("</|/>").count else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return try XMLDocument(xmlString: self).nodes(forXPath: "//\(name)").map { node in
      attributes.map { (node as? XMLElement)?.attribute(forName: $0)?.stringValue ?? "" }
    }
  }
}

extension [String] {
  /// The elements that the list contains more than once.
  var repeated: [String] {
    Dictionary(grouping: self) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }
}
