import Foundation

// MARK: - ExampleProject

/// The example's Xcode project as text, and the files around it.
///
/// The project is written by hand and only Xcode opens it. Some mistakes appear only when Xcode
/// opens or builds it: dangling identifiers, renamed folders, products that were not renamed. These
/// tests find them in the text, on any system.
struct ExampleProject: Sendable {
  let name: String

  var document: String

  var workspace: String

  var schemes: [String: String]

  /// The text of each package manifest that was found, by the path of its folder.
  ///
  /// This path and those of ``files`` are relative to the folder that holds the project.
  var manifests: [String: String]

  /// The path of each file beside the project and in the package's tests, hidden ones left out.
  var files: [String]

  /// Each Swift file of the package's tests, by path.
  var testSources: [String: PortableSource]

  /// Reads a project and the files around it.
  ///
  /// - Parameter url: The project's folder, which ends in `.xcodeproj`.
  /// - Throws: An error from the file system, when a part is missing.
  init(contentsOf url: URL) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }
    name = url.lastPathComponent
    document = try text("project.pbxproj")
    workspace = try text("project.xcworkspace/contents.xcworkspacedata")
    manifests = ["..": try text("../../Package.swift")]

    let schemesPath = "xcshareddata/xcschemes"
    schemes = [:]
    for file in try Self.files(in: url.appendingPathComponent(schemesPath)) {
      schemes[file] = try text("\(schemesPath)/\(file)")
    }
    let folder = url.deletingLastPathComponent()
    let tests = try PackageManifest(manifests["..", default: ""]).testTargets.flatMap { target in
      try Self.files(in: folder.appendingPathComponent("../Tests/\(target)"))
        .map { "../Tests/\(target)/\($0)" }
    }
    files = try Self.files(in: folder) + tests
    testSources = [:]
    for file in tests where file.hasSuffix(".swift") {
      let source = folder.appendingPathComponent(file)
      testSources[file] = PortableSource(try String(contentsOf: source, encoding: .utf8))
    }
  }

  /// The project's problems, a sentence each; empty if there are none.
  var problems: [String] {
    do {
      let objects = try ProjectObjects(document)
      return objects.problems + groupProblems(objects) + folderProblems(objects)
        + targetProblems(objects) + packageProblems(objects) + configurationProblems(objects)
        + hostingProblems(objects) + schemeProblems(objects) + workspaceProblems
    } catch {
      return ["The project file cannot be read: \(error)"]
    }
  }

  private static func files(in folder: URL) throws -> [String] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: folder.path).filter { path in
      var isFolder: ObjCBool = false
      let isThere = manager.fileExists(
        atPath: folder.appendingPathComponent(path).path,
        isDirectory: &isFolder
      )
      return isThere && !isFolder.boolValue
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }
}

// MARK: - Groups and folders

extension ExampleProject {
  private func groupProblems(_ objects: ProjectObjects) -> [String] {
    var groups: [String: Int] = [:]
    for group in objects.all("PBXGroup") {
      for child in group.list("children") {
        groups[child, default: 0] += 1
      }
    }
    // Xcode 27.2 refuses a project with an object in two groups.
    return groups.filter { $0.value > 1 }.map { "\($0.key) sits in \($0.value) groups." }
  }

  private func folderProblems(_ objects: ProjectObjects) -> [String] {
    let shown = Set(objects.all("PBXGroup").flatMap { $0.list("children") })
    let targets = objects.all("PBXNativeTarget")
    let compiled = Set(targets.flatMap { $0.list("fileSystemSynchronizedGroups") })
    let unused = objects.all("PBXFileSystemSynchronizedRootGroup").flatMap { folder in
      let path = folder.string("path")
      var problems: [String] = []
      if members(of: folder).isEmpty { problems.append("There is nothing in the folder \(path).") }
      if !shown.contains(folder.id) { problems.append("The folder \(path) is in no group.") }
      if !compiled.contains(folder.id) { problems.append("The folder \(path) is in no target.") }
      return problems
    }
    return unused + targets.flatMap { memberProblems(of: $0, objects) }
  }

  // Xcode compiles the Swift files of such a folder, unless an exception names them, and copies every
  // other file into the product.
  private func memberProblems(
    of target: ProjectObjects.Object,
    _ objects: ProjectObjects
  ) -> [String] {
    let name = target.string("name")
    var problems: [String] = []
    var names: [String: Int] = [:]
    for folder in objects.all(target.list("fileSystemSynchronizedGroups")) {
      let sets = objects.all(folder.list("exceptions"))
        .filter { $0.string("target") == target.id }
      let exceptions = Set(
        sets.flatMap { $0.list("membershipExceptions") }.map { "\(folder.string("path"))/\($0)" }
      )
      let files = Set(members(of: folder))
      for file in files.subtracting(exceptions).sorted() {
        names[file.components(separatedBy: "/").last ?? file, default: 0] += 1
        guard !file.hasSuffix(".swift"), !file.contains(".xcassets/") else { continue }
        problems.append("\(file) would be copied into \(name).")
      }
      problems += exceptions.subtracting(files).sorted()
        .map { "\(name) leaves out \($0), which is not there." }
    }
    // One module cannot have two files of a name.
    problems += names.filter { $0.key.hasSuffix(".swift") && $0.value > 1 }.keys.sorted()
      .map { "\(name) has two files \($0)." }
    return problems
  }

  func members(of folder: ProjectObjects.Object) -> [String] {
    files.filter { $0.hasPrefix(folder.string("path") + "/") }
  }
}

// MARK: - Targets and the package

extension ExampleProject {
  private func targetProblems(_ objects: ProjectObjects) -> [String] {
    objects.all("PBXNativeTarget").flatMap { target in
      let name = target.string("name")
      var problems: [String] = []

      // Without a resources phase the app is built without its resources and without a warning.
      let phases = objects.all(target.list("buildPhases"))
      if Set(phases.map(\.isa))
        != ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]
      {
        problems.append("The target \(name) lacks a build phase, or has one too many.")
      }

      let linked = objects.all(phases.flatMap { $0.list("files") })
        .map { $0.string("productRef") }
      if Set(linked) != Set(target.list("packageProductDependencies")) {
        problems.append("The target \(name) does not link the package products it depends on.")
      }
      return problems
    }
  }

  private func packageProblems(_ objects: ProjectObjects) -> [String] {
    let listed = objects.project.list("packageReferences")
    let references = objects.all("XCLocalSwiftPackageReference").flatMap { reference in
      let path = reference.string("relativePath")
      var problems: [String] = []
      if manifests[path] == nil { problems.append("There is no package at '\(path)'.") }
      if !listed.contains(reference.id) {
        problems.append("The project does not list the package at '\(path)'.")
      }
      return problems
    }
    let products = objects.all("XCSwiftPackageProductDependency").flatMap { dependency in
      let product = dependency.string("productName")
      // xcodebuild finds the product without this; Xcode reports "Missing package product".
      guard let package = objects[dependency.string("package")] else {
        return ["The product \(product) names no package."]
      }
      let manifest = PackageManifest(manifests[package.string("relativePath")] ?? "")
      return manifest.libraries.contains(product)
        ? [] : ["The package has no product \(product)."]
    }
    return references + products
  }
}

// MARK: - Configurations

extension ExampleProject {
  private func configurationProblems(_ objects: ProjectObjects) -> [String] {
    let names = objects.all("XCConfigurationList").flatMap { list in
      let names = objects.all(list.list("buildConfigurations")).map { $0.string("name") }
      return names == ["Debug", "Release"]
        ? [] : ["\(list.id) has the configurations \(names.joined(separator: ", "))."]
    }
    return names + configurations(of: objects.project, objects).flatMap(settingProblems)
  }

  func configurations(
    of object: ProjectObjects.Object,
    _ objects: ProjectObjects
  ) -> [ProjectObjects.Object] {
    let list = objects[object.string("buildConfigurationList")]
    return objects.all(list?.list("buildConfigurations") ?? [])
  }

  // The screens are compiled by the package on one system and by the project on another. They
  // behave the same only if the settings are the same.
  private func settingProblems(_ configuration: ProjectObjects.Object) -> [String] {
    let settings = configuration.fields("buildSettings")
    let expected = manifests.values.map { PackageManifest($0).buildSettings }
    return expected.flatMap { $0 }.compactMap { name, value in
      let found = settings[name] as? String ?? "absent"
      return found == value
        ? nil
        : "\(name) is \(found) in \(configuration.string("name")); the package has \(value)."
    }
  }
}

// MARK: - Schemes and workspace

extension ExampleProject {
  private func schemeProblems(_ objects: ProjectObjects) -> [String] {
    let missing = ["Example.xcscheme", Self.hostedScheme].filter { schemes[$0] == nil }
      .map { "There is no shared scheme \($0)." }
    return missing
      + schemes.flatMap { file, text -> [String] in
        guard let tags = XMLTag.all(in: text) else { return ["\(file) is not XML."] }

        let references = tags.filter { $0.name == "BuildableReference" }
        if references.isEmpty { return ["\(file) builds nothing."] }

        return references.flatMap { reference -> [String] in
          let target = objects[reference["BlueprintIdentifier"]]
          let product = objects[target?.string("productReference") ?? ""]
          var problems: [String] = []
          if target?.isa != "PBXNativeTarget"
            || target?.string("name") != reference["BlueprintName"]
          {
            problems.append("\(file) names a target that does not exist.")
          }
          if product?.string("path") != reference["BuildableName"] {
            problems.append("\(file) names another product than its target.")
          }
          if reference["ReferencedContainer"] != "container:\(name)" {
            problems.append("\(file) looks for its target in another project.")
          }
          return problems
        }
      }
  }

  private var workspaceProblems: [String] {
    let references = XMLTag.all(in: workspace)?.filter { $0.name == "FileRef" } ?? []
    return references.map { $0["location"] } == ["self:"]
      ? [] : ["The workspace does not hold the project, and nothing else."]
  }
}
