import Foundation
import Testing

@Suite("Xcode files")
struct XcodeTests {
  /// The files, read once; each mistake changes a copy.
  private static let found = Result { try XcodeFiles() }

  @Test func `project, schemes and manifest agree`() throws {
    #expect(try Self.found.get().problems == [])
  }

  @Test(arguments: mistakes)
  func `a mistake is noticed`(_ mistake: Mistake) throws {
    var files = try Self.found.get()
    let before = files[mistake.file]
    files[mistake.file] = before.replacingMatches(mistake.pattern, with: mistake.text)
    try #require(files[mistake.file] != before, "The pattern matches nothing.")
    #expect(files.problems.contains { $0.hasPrefix(mistake.problem) }, "\(files.problems)")
  }

  // The App Store rejects an app that contains a manifest with other keys or values.
  @Test func `the privacy manifest declares nothing, and the package copies it`() throws {
    let file = "Sources/KeyboardScrolling/PrivacyInfo.xcprivacy"
    let data = try Data(contentsOf: Repository.root.appendingPathComponent(file))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let expected: NSDictionary = [
      "NSPrivacyTracking": false, "NSPrivacyTrackingDomains": [],
      "NSPrivacyAccessedAPITypes": [], "NSPrivacyCollectedDataTypes": [],
    ]
    #expect(list as? NSDictionary == expected)
    let copied = try Self.found.get().manifest.matches(#"\.copy\("(\w+\.xcprivacy)""#)
    #expect(copied == ["PrivacyInfo.xcprivacy"])
  }
}

/// A mistake: the file, the replaced text as a regular expression, its replacement, and the
/// sentence that reports it.
typealias Mistake = (file: String, pattern: String, text: String, problem: String)

private let contract = "../Tests/UIKitContractTests/"
private let mistakes: [Mistake] = [
  ("project", "objectVersion = 77;", "objectVersion = 77", "A file cannot be read"),
  ("project", "objectVersion = 77;", "objectVersion = 90;", "The file is not of the format"),
  ("project", "rootObject", "root", "The file is not of the format"),
  ("project", "E0+F /\\* Build", "EF /* Build", "EF is not mentioned."),
  (
    "project", "= E0+F /\\*", "= E000000000000000000000FF /*", "E000000000000000000000FF is not def"
  ),
  (
    "project", "E0+C /\\* Release \\*/ = ", "E0000000000000000000000B /* */ = ", "E0000000000000000"
  ),
  (
    "project", "isa = PBXSourcesBuildPhase", "isa = PBXSourceBuildPhase",
    "PBXSourceBuildPhase is no"
  ),
  ("project", "path = Screens;", "path = Scenes;", "There is nothing in the folder Scenes."),
  ("project", "E0+4 /\\* Screens \\*/,", "", "Screens is in 0 groups and 0 targets"),
  ("project", "E0+9 /\\* Resources \\*/,", "", "Example lacks a build phase"),
  ("project", "E0+A /\\* .* \\*/,", "", "Example does not link its products."),
  ("project", "relativePath = ..;", "relativePath = ../..;", "There is no package at '../..'."),
  (
    "project", "productName = KeyboardScrolling;", "productName = Key;",
    "The package has no product Key."
  ),
  ("project", "package = E0+11 .*\n", "", "The package has no product KeyboardScrolling."),
  ("project", "E0+E /\\* Release \\*/,", "", "E0000000000000000000000E is not mentioned."),
  ("project", "E0+E /\\* Release \\*/,", "", "E00000000000000000000006 has other configurations"),
  ("project", "SWIFT_VERSION = 6.0;", "", "SWIFT_VERSION is absent; the package has 6.0."),
  ("project", "E0+3A /\\* .* \\*/,", "", "HostedContractTests has another host than AppHost."),
  (
    "project", "remoteInfo = AppHost", "remoteInfo = Example",
    "HostedContractTests has another host"
  ),
  ("project", "TestTargetID = .*;", "", "HostedContractTests has another host"),
  ("project", "AppHost.app/AppHost", "AppHost", "HostedContractTests has another host"),
  ("project", "\\.HostedContractTests;", ".AppHost;", "Two targets are named com.example"),
  ("project", "SWIFT_PACKAGE_NAME = .*;", "", "HostedDocumentationTests has no name of a package."),
  (
    "project", "Cases/README.md,", "",
    "../Tests/KeyboardScrollingTests/Cases/README.md would be copied"
  ),
  ("project", "UIKitContractTests;", "WorkshopTests;", "UIKitContractTests has no hosted bundle."),
  (
    "manifest", "\\.iOS\\(.v15\\)", ".iOS(.v16)",
    "IPHONEOS_DEPLOYMENT_TARGET is 15.0; the package has"
  ),
  (
    "manifest", "\"UIKitContractTests\"", "\"UIKitFacts\"",
    "KeyboardScrolling.xcscheme leaves tests out"
  ),
  ("workspace", "self:", "group:Example.xcodeproj", "The workspace does not hold the project"),
  ("Example.xcscheme", "</LaunchAction>", "", "A file cannot be read"),
  ("Example.xcscheme", "Example.app", "Demo.app", "Example.xcscheme builds what is not there"),
  ("HostedTests.xcscheme", "E0+30", "E00000000000000000000040", "HostedTests.xcscheme builds what"),
  (
    "HostedTests.xcscheme", "(?s)<Testables>.*</Testables>", "", "HostedTests.xcscheme leaves tests"
  ),
  ("HostedTests.xcscheme", "parallelizable = .NO.", "", "HostedTests.xcscheme skips tests, or"),
  (
    "HostedTests.xcscheme", "\"Debug\"", "\"Release\"",
    "HostedTests.xcscheme does not test in Debug."
  ),
  (
    "\(contract)README.md", "^", "A",
    "\(contract)README.md would be copied into HostedContractTests."
  ),
  ("\(contract)New/Stage.swift", "^", "//", "HostedContractTests has two files Stage.swift."),
  (
    "\(contract)Stage.swift", "^", "@testable import KeyboardScrolling\n",
    "HostedContractTests links []"
  ),
  ("\(contract)Stage.swift", "^", "package struct Recipe {}\n", "HostedContractTests has no name"),
]

extension XcodeFiles {
  fileprivate subscript(name: String) -> String {
    get {
      switch name {
      case "project": project
      case "manifest": manifest
      case "workspace": workspace
      default: schemes[name] ?? files[name, default: ""]
      }
    }
    set {
      switch name {
      case "project": project = newValue
      case "manifest": manifest = newValue
      case "workspace": workspace = newValue
      default: if schemes[name] == nil { files[name] = newValue } else { schemes[name] = newValue }
      }
    }
  }
}
