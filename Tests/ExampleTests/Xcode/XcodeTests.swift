import Foundation
import FoundationXML
import Testing

/// Tests the files that only Xcode reads, which are the example's project and the shared schemes.
///
/// Xcode reports most mistakes only when it opens, builds or runs the project. These tests find such
/// mistakes on any system.
struct XcodeTests {
  private let objects: XcodeObjects
  private let manifest: Manifest

  init() throws {
    objects = try XcodeObjects()
    manifest = Manifest(try Repository.text("Package.swift").filter { !$0.isWhitespace })
  }

  @Test func `the project has the format of Xcode 16, and each object is defined once and used`() {
    #expect(objects.text.hasPrefix("// !$*UTF8*$!\n") && objects.root.isa == "PBXProject")
    // The oldest format with synchronized folders. A newer Xcode suggests a newer format, which
    // older versions cannot open.
    expectEqual(objects.version, to: "77")
    expectEqual(objects.kinds, to: Self.kinds)
    // Search the text: of two objects with one identifier, the parser keeps only one.
    let defined = objects.text.matches(#"(?m)^\t\t(\w+) .*= \{"#)
    let mentioned = objects.text.matches("[0-9A-F]{24}")
    expectEqual(Set(defined).count, to: defined.count)
    expectEqual(Set(defined), to: Set(mentioned))
    let counts = Dictionary(mentioned.map { ($0, 1) }, uniquingKeysWith: +)
    expectEqual(counts.filter { $0.value < 2 }.keys.sorted(), to: [])
  }

  private static let kinds: Set = [
    "PBXBuildFile", "PBXContainerItemProxy", "PBXFileReference",
    "PBXFileSystemSynchronizedBuildFileExceptionSet", "PBXFileSystemSynchronizedRootGroup",
    "PBXFrameworksBuildPhase", "PBXGroup", "PBXNativeTarget", "PBXProject",
    "PBXResourcesBuildPhase", "PBXSourcesBuildPhase", "PBXTargetDependency",
    "XCBuildConfiguration", "XCConfigurationList", "XCLocalSwiftPackageReference",
    "XCSwiftPackageProductDependency",
  ]

  @Test func `each folder is in a group and in a target, and each test folder exists`() {
    let shown = objects.all("PBXGroup").flatMap { $0.list("children") }
    let used = objects.targets.flatMap { $0.list("fileSystemSynchronizedGroups") }
    let folders = objects.all("PBXFileSystemSynchronizedRootGroup")
    for folder in folders {
      let uses = [shown, used].map { $0.count { $0 == folder.id } }
      expectEqual(uses, to: [1, 1], note: "\(folder["path"])")
    }
    #expect(Set(folders.map { $0["path"] }).isSuperset(of: manifest.tests.map { "../Tests/\($0)" }))
  }

  // Xcode compiles the Swift files of a synchronized folder, unless an exception names them, and copies
  // every other file into the product.
  @Test func `each file of a folder is compiled or excluded, and links what it imports`() throws {
    for target in objects.targets {
      let name = target["name"]
      var sources: [String] = []
      for folder in objects.all(target.list("fileSystemSynchronizedGroups")) {
        let path = "Example/\(folder["path"])"
        let sets = objects.all(folder.list("exceptions")).filter { $0["target"] == target.id }
        let left = Set(sets.flatMap { $0.list("membershipExceptions") })
        let files = Set(try Repository.files(in: path))
        #expect(!files.isEmpty && left.isSubset(of: files), "\(path)")
        let members = files.subtracting(left).filter { !$0.contains(".xcassets/") }
        expectEqual(
          members.filter { !$0.hasSuffix(".swift") }, to: [], note: "Xcode copies it into \(name)."
        )
        sources += members.map { "\(path)/\($0)" }
      }
      let names = sources.map { $0.components(separatedBy: "/").last }
      expectEqual(Set(names).count, to: names.count, note: "\(name) has two files with one name.")

      let texts = try sources.map { source in
        try Repository.text(source)
          .replacingMatches(#"(?s)#if os\(Linux\).*?#(else|endif)"#, with: "")
      }
      let imported = Set(texts.flatMap { $0.matches(#"(?m)^(?:[@\w()]+ )*import (\w+)"#) })
      let products = target.list("packageProductDependencies")
      let linked = objects.all(products).map { $0["productName"] }
      expectEqual(imported.intersection(manifest.libraries), to: Set(linked), note: "\(name)")
      // Without a resources phase, Xcode builds the app without its resources, and without a
      // warning.
      let phases = objects.all(target.list("buildPhases"))
      let expected = ["Sources", "Frameworks", "Resources"].map { "PBX\($0)BuildPhase" }
      expectEqual(phases.map(\.isa), to: expected, note: "\(name)")
      let built = objects.all(phases.flatMap { $0.list("files") }).map { $0["productRef"] }
      expectEqual(Set(built), to: Set(products), note: "\(name)")
      // The compiler accepts the keyword `package` only in a target with the name of a package.
      let isNamed = objects.settings(of: target).allSatisfy { $0["SWIFT_PACKAGE_NAME"] != nil }
      let isNeeded = texts.contains { !$0.matches(#"(?m)^ *package [a-z]+ "#).isEmpty }
      #expect(isNamed || !isNeeded, "\(name)")
    }
  }

  @Test func `the workspace has only the project, whose products are from the package around it`()
    throws
  {
    let file = "Example/Example.xcodeproj/project.xcworkspace/contents.xcworkspacedata"
    try expectEqual(Repository.text(file).elements("FileRef", ["location"]), to: [["self:"]])
    let packages = objects.all("XCLocalSwiftPackageReference")
    expectEqual(packages.map { $0["relativePath"] }, to: [".."])
    expectEqual(objects.root.list("packageReferences"), to: packages.map(\.id))
    // xcodebuild finds a product even if it names no package, but Xcode reports "Missing package
    // product".
    for product in objects.all("XCSwiftPackageProductDependency") {
      #expect(packages.contains { $0.id == product["package"] }, "\(product.id)")
      #expect(manifest.libraries.contains(product["productName"]), "\(product.id)")
    }
  }

  @Test func `each bundle of tests runs in the app AppHost`() throws {
    let host = try #require(objects.targets.first { $0["name"] == "AppHost" })
    let attributes = objects.root.fields("attributes")["TargetAttributes"] as? [String: Any] ?? [:]
    for bundle in objects.targets where bundle["productType"].hasSuffix("unit-test") {
      let dependency = objects.all(bundle.list("dependencies")).first
      let proxy = dependency.flatMap { objects[$0["targetProxy"]] }
      let found = [
        dependency?["target"], proxy?["remoteGlobalIDString"], proxy?["remoteInfo"],
        proxy?["containerPortal"], proxy?["proxyType"],
        (attributes[bundle.id] as? [String: Any])?["TestTargetID"] as? String,
      ]
      expectEqual(found, to: [host.id, host.id, "AppHost", objects.root.id, "1", host.id])
      for settings in objects.settings(of: bundle) {
        // The build system searches for a target whose executable has exactly this path.
        expectEqual(settings["TEST_HOST"], to: "$(BUILT_PRODUCTS_DIR)/AppHost.app/AppHost")
        expectEqual(settings["BUNDLE_LOADER"], to: "$(TEST_HOST)")
      }
    }
  }

  // The package compiles the screens on Linux, the project on a Mac.
  @Test func `the project has the same build settings as the package's manifest`() {
    let owners = [objects.root] + objects.targets
    for owner in owners {
      let names = objects.configurations(of: owner).map { $0["name"] }
      expectEqual(names, to: ["Debug", "Release"], note: "\(owner.id)")
    }
    for found in objects.settings(of: objects.root) {
      expectEqual(found.filter { manifest.settings[$0.key] != nil }, to: manifest.settings)
    }
    let identifiers = objects.targets
      .map { objects.settings(of: $0)[0]["PRODUCT_BUNDLE_IDENTIFIER"] }
    expectEqual(Set(identifiers).count, to: objects.targets.count)
  }

  @Test(arguments: [
    ("Example/Example.xcodeproj", "Example"), ("Example/Example.xcodeproj", "HostedTests"),
    (".swiftpm/xcode", "KeyboardScrolling"),
  ])
  func `a scheme builds existing targets, and runs all tests one at a time`(
    folder: String, name: String
  ) throws {
    let text = try Repository.text("\(folder)/xcshareddata/xcschemes/\(name).xcscheme")
    let isPackage = name == manifest.libraries[0]
    let all =
      isPackage
      ? manifest.targets.map { [$0, $0, $0, "container:"] }
      : objects.targets.map { target in
        let product = objects[target["productReference"]]?["path"] ?? ""
        return [target.id, target["name"], product, "container:Example.xcodeproj"]
      }
    let keys = ["BlueprintIdentifier", "BlueprintName", "BuildableName", "ReferencedContainer"]
    let found = Set(try text.elements("BuildableReference", keys))
    #expect(!found.isEmpty && found.isSubset(of: all))
    let tested = all.filter { isPackage || name == "HostedTests" && $0[2].hasSuffix("xctest") }
    #expect(found.isSuperset(of: tested))
    // All suites share the keyboard, the key window and the default notification center.
    let runs = try text.elements("TestableReference", ["skipped", "parallelizable"])
    #expect(runs.allSatisfy { $0[0] == "NO" && (isPackage || $0[1] == "NO") })
    // Only the package's Debug configuration can be imported with @testable.
    let action = try text.elements("TestAction", ["buildConfiguration"])
    #expect(runs.isEmpty || action == [["Debug"]])
  }

  // The App Store rejects an app whose privacy manifest has undefined keys or values.
  @Test func `the privacy manifest declares nothing, and the package copies it`() throws {
    let file = try Repository.text("Sources/KeyboardScrolling/PrivacyInfo.xcprivacy")
    let list = try PropertyListSerialization.propertyList(from: Data(file.utf8), format: nil)
    let expected: NSDictionary = [
      "NSPrivacyTracking": false, "NSPrivacyTrackingDomains": [],
      "NSPrivacyAccessedAPITypes": [], "NSPrivacyCollectedDataTypes": [],
    ]
    expectEqual(list as? NSDictionary, to: expected)
    expectEqual(
      manifest.text.matches(#"\.copy\("(\w+\.xcprivacy)""#), to: ["PrivacyInfo.xcprivacy"]
    )
  }
}

/// The text of the package's manifest without white space.
private struct Manifest {
  let text: String

  init(_ text: String) { self.text = text }

  /// The part that Xcode sees, without the targets for Linux.
  private var macPart: String { text.components(separatedBy: "#ifos(Linux)")[0] }
  var libraries: [String] { text.matches(#"\.library\(name:"(\w+)""#) }
  var tests: [String] { macPart.matches(#"\.testTarget\(name:"(\w+)""#) }
  var targets: [String] { macPart.matches(#"\.(?:testT|t)arget\(name:"(\w+)""#) }

  /// The build settings that correspond to values of the manifest.
  var settings: [String: String] {
    let features = text.matches(#"\.enableUpcomingFeature\("(\w+)"\)"#).map { name in
      "SWIFT_UPCOMING_FEATURE" + name.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
    }
    return Dictionary(uniqueKeysWithValues: features.map { ($0, "YES") }).merging([
      "IPHONEOS_DEPLOYMENT_TARGET": text.matches(#"\.iOS\(\.v(\d+)\)"#)[0] + ".0",
      "SWIFT_VERSION": text.matches(#"swiftLanguageModes:\[\.v(\d+)\]"#)[0] + ".0",
    ]) { $1 }
  }
}

extension String {
  /// Returns the first group of each match; without a group, the whole match.
  fileprivate func matches(_ pattern: String) -> [String] {
    let expression = try? NSRegularExpression(pattern: pattern)
    let found = expression?.matches(in: self, range: NSRange(startIndex..., in: self)) ?? []
    return found.compactMap { match in
      Range(match.range(at: match.numberOfRanges > 1 ? 1 : 0), in: self).map { String(self[$0]) }
    }
  }

  fileprivate func replacingMatches(_ pattern: String, with text: String) -> String {
    replacingOccurrences(of: pattern, with: text, options: .regularExpression)
  }

  /// Returns the attributes of each element with a name in an XML text.
  fileprivate func elements(_ name: String, _ attributes: [String]) throws -> [[String]] {
    // `XMLDocument` would silently correct tags that do not match.
    try #require(matches("<[A-Z]").count == matches("</|/>").count)
    return try XMLDocument(xmlString: self).nodes(forXPath: "//\(name)").map { node in
      attributes.map { (node as? XMLElement)?.attribute(forName: $0)?.stringValue ?? "" }
    }
  }
}
