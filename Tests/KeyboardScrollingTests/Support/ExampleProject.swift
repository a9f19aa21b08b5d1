import Foundation

// MARK: - ExampleProject

/// The example's Xcode project as text, and the files around it.
///
/// The project is written by hand and only Xcode opens it. Some mistakes appear only when Xcode
/// opens or builds it: dangling identifiers, renamed folders, products that were not renamed. Here
/// they are found in the text, on any system.
struct ExampleProject: Sendable {
  /// The name of the project's own folder.
  let name: String

  /// The text of the project file.
  var document: String

  /// The text of the workspace inside the project.
  var workspace: String

  /// The text of each shared scheme, by file name.
  var schemes: [String: String]

  /// The text of each package manifest that was found, by the path of its folder.
  ///
  /// This path and those of ``files`` are relative to the folder that holds the project.
  var manifests: [String: String]

  /// The path of each file beside the project, hidden ones left out.
  var files: [String]

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
    files = try Self.files(in: url.deletingLastPathComponent())
  }

  /// The project's problems, a sentence each; empty if there are none.
  var problems: [String] {
    do {
      let objects = try ProjectObjects(document)
      return objects.problems + groupProblems(objects) + folderProblems(objects)
        + targetProblems(objects) + packageProblems(objects) + configurationProblems(objects)
        + schemeProblems(objects) + workspaceProblems
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
    let compiled = Set(
      objects.all("PBXNativeTarget").flatMap { $0.list("fileSystemSynchronizedGroups") }
    )
    return objects.all("PBXFileSystemSynchronizedRootGroup").flatMap { folder in
      let path = folder.string("path")
      let members = files.filter { $0.hasPrefix(path + "/") }
      // Xcode compiles the Swift files of such a folder and copies every other file into the app.
      let strays = members.filter { !$0.hasSuffix(".swift") && !$0.contains(".xcassets/") }
      var problems = strays.map { "\($0) would be copied into the app." }
      if members.isEmpty { problems.append("There is nothing in the folder \(path).") }
      if !shown.contains(folder.id) { problems.append("The folder \(path) is in no group.") }
      if !compiled.contains(folder.id) { problems.append("The folder \(path) is in no target.") }
      return problems
    }
  }
}

// MARK: - Targets and the package

extension ExampleProject {
  private func targetProblems(_ objects: ProjectObjects) -> [String] {
    objects.all("PBXNativeTarget").flatMap { target in
      let name = target.string("name")
      var problems: [String] = []

      // Without a resources phase the app is built without its resources and without a warning.
      let phases = target.list("buildPhases").compactMap { objects[$0] }
      if Set(phases.map(\.isa))
        != ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]
      {
        problems.append("The target \(name) lacks a build phase, or has one too many.")
      }

      let linked = phases.flatMap { $0.list("files") }
        .compactMap { objects[$0]?.string("productRef") }
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
      let names = list.list("buildConfigurations").compactMap { objects[$0]?.string("name") }
      return names == ["Debug", "Release"]
        ? [] : ["\(list.id) has the configurations \(names.joined(separator: ", "))."]
    }
    let configurations =
      objects[objects.project.string("buildConfigurationList")]?
      .list("buildConfigurations") ?? []
    return names + configurations.compactMap { objects[$0] }.flatMap(settingProblems)
  }

  // The screens are compiled by the package on one system and by the project on another. They
  // behave the same only if the settings are the same.
  private func settingProblems(_ configuration: ProjectObjects.Object) -> [String] {
    let settings = configuration.fields["buildSettings"] as? [String: Any] ?? [:]
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
    if schemes.isEmpty { return ["There is no shared scheme."] }

    return schemes.flatMap { file, text -> [String] in
      guard let tags = XMLTag.all(in: text) else { return ["\(file) is not XML."] }

      let references = tags.filter { $0.name == "BuildableReference" }
      if references.isEmpty { return ["\(file) builds nothing."] }

      return references.flatMap { reference -> [String] in
        let target = objects[reference["BlueprintIdentifier"]]
        let product = objects[target?.string("productReference") ?? ""]
        var problems: [String] = []
        if target?.isa != "PBXNativeTarget" || target?.string("name") != reference["BlueprintName"]
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
