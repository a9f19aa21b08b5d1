import Foundation

// The bundles that run the package's tests inside an application. Xcode reports most mistakes only
// when it runs them: no host, missing tests, classes that are in the process twice.
extension ExampleProject {
  func hostingProblems(_ objects: ProjectObjects) -> [String] {
    let targets = objects.all("PBXNativeTarget")
    let bundles = targets.filter { $0.string("productType") == Self.unitTestBundle }
    return bundles.flatMap { hostProblems(of: $0, objects) + linkProblems(of: $0, objects) }
      + missingBundles(among: bundles, objects)
      + identifierProblems(targets, objects)
      + hostedSchemeProblems(bundles)
  }

  private static let application = "com.apple.product-type.application"
  private static let unitTestBundle = "com.apple.product-type.bundle.unit-test"

  static let hostedScheme = "HostedTests.xcscheme"

  // MARK: The host

  private func hostProblems(
    of bundle: ProjectObjects.Object,
    _ objects: ProjectObjects
  ) -> [String] {
    let name = bundle.string("name")
    guard
      let dependency = objects.all(bundle.list("dependencies")).first,
      let host = objects[dependency.string("target")],
      host.string("productType") == Self.application
    else { return ["\(name) depends on no application."] }

    var problems: [String] = []
    let proxy = objects[dependency.string("targetProxy")]
    if proxy?.string("remoteGlobalIDString") != host.id
      || proxy?.string("remoteInfo") != host.string("name")
      || proxy?.string("containerPortal") != objects.project.id
      || proxy?.string("proxyType") != "1"
    {
      problems.append("\(name) has a proxy for another target than its host.")
    }
    let attributes = objects.project.fields("attributes")["TargetAttributes"] as? [String: Any]
    let ofBundle = attributes?[bundle.id] as? [String: Any]
    if ofBundle?["TestTargetID"] as? String != host.id {
      problems.append("\(name) shows another host in Xcode than it has.")
    }
    // The build system looks for the target whose executable has exactly this path.
    let executable = host.string("name")
    let path = "$(BUILT_PRODUCTS_DIR)/\(executable).app/\(executable)"
    for configuration in configurations(of: bundle, objects) {
      let settings = configuration.fields("buildSettings")
      if settings["TEST_HOST"] as? String != path
        || settings["BUNDLE_LOADER"] as? String != "$(TEST_HOST)"
      {
        problems.append("\(name) is loaded into another app in \(configuration.string("name")).")
      }
    }
    // Its classes would be in the process twice, and two coordinators would answer a notification.
    if !host.list("packageProductDependencies").isEmpty {
      problems.append("The host \(executable) links a product of the package.")
    }
    return problems
  }

  // MARK: What is linked

  private func linkProblems(
    of bundle: ProjectObjects.Object,
    _ objects: ProjectObjects
  ) -> [String] {
    let name = bundle.string("name")
    let sources = objects.all(bundle.list("fileSystemSynchronizedGroups"))
      .flatMap(members(of:)).compactMap { testSources[$0] }
    let libraries = Set(manifests.values.flatMap { PackageManifest($0).libraries })
    let imported = Set(sources.flatMap(\.imports)).intersection(libraries)
    let linked = Set(
      objects.all(bundle.list("packageProductDependencies")).map { $0.string("productName") }
    )
    var problems =
      imported.subtracting(linked).sorted().map { "\(name) imports \($0) and does not link it." }
      + linked.subtracting(imported).sorted().map { "\(name) links \($0) and does not import it." }
    // The compiler accepts `package` only in a target whose package has a name.
    if sources.contains(where: \.declaresForPackage) {
      let names = configurations(of: bundle, objects)
        .map { $0.fields("buildSettings")["SWIFT_PACKAGE_NAME"] as? String }
      if names.contains(nil) { problems.append("\(name) has no name of a package.") }
    }
    return problems
  }

  // MARK: Completeness

  private func missingBundles(
    among bundles: [ProjectObjects.Object],
    _ objects: ProjectObjects
  ) -> [String] {
    let folders = bundles.flatMap { bundle in
      objects.all(bundle.list("fileSystemSynchronizedGroups")).map { $0.string("path") }
    }
    return manifests.values.flatMap { PackageManifest($0).testTargets }
      .filter { !folders.contains("../Tests/\($0)") }
      .map { "\($0) has no hosted bundle." }
  }

  private func identifierProblems(
    _ targets: [ProjectObjects.Object],
    _ objects: ProjectObjects
  ) -> [String] {
    let identifiers = targets.flatMap { target in
      Set(
        configurations(of: target, objects).map {
          $0.fields("buildSettings")["PRODUCT_BUNDLE_IDENTIFIER"] as? String ?? "absent"
        }
      )
    }
    let counts = Dictionary(identifiers.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.value > 1 }.map { "\($0.value) targets are named \($0.key)." }
  }

  // MARK: The scheme

  private func hostedSchemeProblems(_ bundles: [ProjectObjects.Object]) -> [String] {
    let file = Self.hostedScheme
    guard let text = schemes[file], let tags = XMLTag.all(in: text) else { return [] }

    var problems: [String] = []
    // Only the package's Debug configuration can be imported with @testable.
    if tags.first(where: { $0.name == "TestAction" })?["buildConfiguration"] != "Debug" {
      problems.append("\(file) does not test in Debug.")
    }
    let testables = zip(tags, tags.dropFirst()).filter { $0.0.name == "TestableReference" }
    for (reference, buildable) in testables {
      let name = buildable["BlueprintName"]
      if reference["skipped"] != "NO" { problems.append("\(file) skips \(name).") }
      // The tests of all suites share the keyboard, the key window and the default centre.
      if reference["parallelizable"] != "NO" {
        problems.append("\(file) runs \(name) in parallel.")
      }
    }
    let tested = testables.map { $0.1["BlueprintIdentifier"] }
    return problems
      + bundles.filter { !tested.contains($0.id) }
      .map { "\(file) leaves out \($0.string("name"))." }
  }
}
