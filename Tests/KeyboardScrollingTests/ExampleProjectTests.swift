import Foundation
import Testing

// The project is read from this file's source location, which a device cannot access.
private let canReadSources = FileManager.default.fileExists(atPath: #filePath)

@Suite("ExampleProject", .enabled(if: canReadSources, "The source folder is out of reach."))
struct ExampleProjectTests {
  private let project: ExampleProject

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    project = try ExampleProject(
      contentsOf: root.appendingPathComponent("Example/Example.xcodeproj")
    )
  }

  @Test func `the example's project is consistent`() {
    #expect(project.problems == [])
  }

  @Test(arguments: PlantedMistake.all)
  func `a mistake in the project is noticed`(_ mistake: PlantedMistake) throws {
    var project = project
    try mistake.plant(in: &project)
    #expect(project.problems.contains { $0.hasPrefix(mistake.problem) }, "\(project.problems)")
  }

  @Test(arguments: ["README.md", "Images/logo.png"])
  func `a file that is not source is noticed in a folder the app is made of`(_ file: String) {
    var project = project
    project.files.append("Screens/\(file)")
    #expect(project.problems == ["Screens/\(file) would be copied into the app."])
  }

  @Test func `a folder without files is noticed`() {
    var project = project
    project.files.removeAll { $0.hasPrefix("Screens/") }
    #expect(project.problems == ["There is nothing in the folder Screens."])
  }

  @Test func `a missing scheme is noticed`() {
    var project = project
    project.schemes = [:]
    #expect(project.problems == ["There is no shared scheme."])
  }
}

// MARK: - PlantedMistake

/// A mistake: one text of the project replaced by another.
struct PlantedMistake: Sendable, CustomTestStringConvertible {
  /// The place of the mistake.
  enum Place: Sendable {
    case document, manifest, scheme, workspace
  }

  let testDescription: String
  let place: Place
  let text: String
  let replacement: String

  /// The beginning of the sentence that reports it.
  let problem: String

  init(
    _ description: String,
    in place: Place = .document,
    replacing text: String,
    with replacement: String,
    isNoticedAs problem: String
  ) {
    self.testDescription = description
    self.place = place
    self.text = text
    self.replacement = replacement
    self.problem = problem
  }

  func plant(in project: inout ExampleProject) throws {
    switch place {
    case .document: try plant(in: &project.document)
    case .manifest: try plant(in: &project.manifests["..", default: ""])
    case .scheme: try plant(in: &project.schemes["Example.xcscheme", default: ""])
    case .workspace: try plant(in: &project.workspace)
    }
  }

  private func plant(in whole: inout String) throws {
    try #require(whole.contains(text), "What is to be replaced is not there.")
    whole = whole.replacingOccurrences(of: text, with: replacement)
  }
}

extension PlantedMistake {
  static let all = format + objects + folders + package + settings + scheme

  private static let format = [
    PlantedMistake(
      "a missing semicolon",
      replacing: "objectVersion = 77;",
      with: "objectVersion = 77",
      isNoticedAs: "The project file cannot be read"
    ),
    PlantedMistake(
      "a missing brace",
      replacing: "\t};\n\trootObject",
      with: "\trootObject",
      isNoticedAs: "The project file cannot be read"
    ),
    PlantedMistake(
      "a source tree without quotes",
      replacing: "\"<group>\"",
      with: "<group>",
      isNoticedAs: "The project file cannot be read"
    ),
    PlantedMistake(
      "another first line",
      replacing: "// !$*UTF8*$!",
      with: "// UTF8",
      isNoticedAs: "The first line"
    ),
    PlantedMistake(
      "a newer format",
      replacing: "objectVersion = 77;",
      with: "objectVersion = 90;",
      isNoticedAs: "The object version is 90."
    ),
    PlantedMistake(
      "no root object",
      replacing: "\trootObject = ",
      with: "\trootobject = ",
      isNoticedAs: "The root object is no project."
    ),
  ]

  private static let objects = [
    PlantedMistake(
      "a list that leads nowhere",
      replacing: "buildConfigurationList = E0000000000000000000000F",
      with: "buildConfigurationList = E000000000000000000000FF",
      isNoticedAs: "E000000000000000000000FF is mentioned and not defined."
    ),
    PlantedMistake(
      "an object nobody mentions",
      replacing: "\t\t\t\tE00000000000000000000009 /* Resources */,\n",
      with: "",
      isNoticedAs: "E00000000000000000000009 is defined and not mentioned."
    ),
    PlantedMistake(
      "an identifier used twice",
      replacing: "\t\tE0000000000000000000000C /* Release */ = {",
      with: "\t\tE0000000000000000000000B /* Release */ = {",
      isNoticedAs: "E0000000000000000000000B is defined 2 times."
    ),
    PlantedMistake(
      "an identifier too short",
      replacing: "E00000000000000000000010",
      with: "E0000010",
      isNoticedAs: "E0000010 is no identifier."
    ),
    PlantedMistake(
      "a misspelt kind",
      replacing: "isa = PBXSourcesBuildPhase;",
      with: "isa = PBXSourceBuildPhase;",
      isNoticedAs: "E00000000000000000000007 is of an unknown kind"
    ),
  ]

  private static let folders = [
    PlantedMistake(
      "a folder that is not on the disk",
      replacing: "path = Screens;",
      with: "path = Scenes;",
      isNoticedAs: "There is nothing in the folder Scenes."
    ),
    PlantedMistake(
      "a folder by its absolute path",
      replacing: "path = App;",
      with: "path = /Users/ada/Example/App;",
      isNoticedAs: "There is nothing in the folder /Users/ada/Example/App."
    ),
    PlantedMistake(
      "a folder that is not compiled",
      replacing: "\t\t\t\tE00000000000000000000004 /* Screens */,\n\t\t\t);\n\t\t\tname",
      with: "\t\t\t);\n\t\t\tname",
      isNoticedAs: "The folder Screens is in no target."
    ),
    PlantedMistake(
      "a folder that is not shown",
      replacing:
        "\t\t\t\tE00000000000000000000004 /* Screens */,\n\t\t\t\tE00000000000000000000002",
      with: "\t\t\t\tE00000000000000000000002",
      isNoticedAs: "The folder Screens is in no group."
    ),
    PlantedMistake(
      "a folder in two groups",
      replacing: "\t\t\t\tE00000000000000000000005 /* Example.app */,\n",
      with: "\t\t\t\tE00000000000000000000005,\n\t\t\t\tE00000000000000000000004,\n",
      isNoticedAs: "E00000000000000000000004 sits in 2 groups."
    ),
    PlantedMistake(
      "no resources phase",
      replacing: "\t\t\t\tE00000000000000000000009 /* Resources */,\n",
      with: "",
      isNoticedAs: "The target Example lacks a build phase"
    ),
  ]

  private static let package = [
    PlantedMistake(
      "a product that is not the package's",
      replacing: "productName = KeyboardScrolling;",
      with: "productName = KeyboardScroll;",
      isNoticedAs: "The package has no product KeyboardScroll."
    ),
    PlantedMistake(
      "a product of no package",
      replacing:
        "\t\t\tpackage = E00000000000000000000011 /* XCLocalSwiftPackageReference \"..\" */;\n",
      with: "",
      isNoticedAs: "The product KeyboardScrolling names no package."
    ),
    PlantedMistake(
      "a package one folder too high",
      replacing: "relativePath = ..;",
      with: "relativePath = ../..;",
      isNoticedAs: "There is no package at '../..'."
    ),
    PlantedMistake(
      "a package the project does not list",
      replacing: "packageReferences = (\n\t\t\t\tE00000000000000000000011",
      with: "packageReferences = (\n\t\t\t\tE00000000000000000000003",
      isNoticedAs: "The project does not list the package at '..'."
    ),
    PlantedMistake(
      "a product that is built and not linked",
      replacing:
        "\t\t\t\tE0000000000000000000000A /* KeyboardScrolling in Frameworks */,\n",
      with: "",
      isNoticedAs: "The target Example does not link the package products"
    ),
    PlantedMistake(
      "a product the manifest has renamed",
      in: .manifest,
      replacing: ".library(name: \"KeyboardScrolling\"",
      with: ".library(name: \"KeyboardScroll\"",
      isNoticedAs: "The package has no product KeyboardScrolling."
    ),
  ]

  private static let settings = [
    PlantedMistake(
      "a target without its release configuration",
      replacing: "\t\t\t\tE0000000000000000000000E /* Release */,\n",
      with: "",
      isNoticedAs: "E00000000000000000000010 has the configurations Debug."
    ),
    PlantedMistake(
      "an older system than the package's",
      replacing: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
      with: "IPHONEOS_DEPLOYMENT_TARGET = 14.0;",
      isNoticedAs: "IPHONEOS_DEPLOYMENT_TARGET is 14.0 in Debug; the package has 15.0."
    ),
    PlantedMistake(
      "a newer system in the manifest",
      in: .manifest,
      replacing: ".iOS(.v15)",
      with: ".iOS(.v16)",
      isNoticedAs: "IPHONEOS_DEPLOYMENT_TARGET is 15.0 in Release; the package has 16.0."
    ),
    PlantedMistake(
      "another language mode",
      replacing: "SWIFT_VERSION = 6.0;",
      with: "SWIFT_VERSION = 5.0;",
      isNoticedAs: "SWIFT_VERSION is 5.0 in Release; the package has 6.0."
    ),
    PlantedMistake(
      "an upcoming feature left out",
      replacing: "\t\t\t\tSWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;\n",
      with: "",
      isNoticedAs: "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY is absent in Debug; the package has YES."
    ),
  ]

  private static let scheme = [
    PlantedMistake(
      "a scheme for another target",
      in: .scheme,
      replacing: "BlueprintIdentifier = \"E00000000000000000000006\"",
      with: "BlueprintIdentifier = \"E00000000000000000000005\"",
      isNoticedAs: "Example.xcscheme names a target that does not exist."
    ),
    PlantedMistake(
      "a scheme for another app",
      in: .scheme,
      replacing: "Example.app",
      with: "Demo.app",
      isNoticedAs: "Example.xcscheme names another product than its target."
    ),
    PlantedMistake(
      "a scheme for another project",
      in: .scheme,
      replacing: "container:Example.xcodeproj",
      with: "container:Demo.xcodeproj",
      isNoticedAs: "Example.xcscheme looks for its target in another project."
    ),
    PlantedMistake(
      "a scheme that is not XML",
      in: .scheme,
      replacing: "</LaunchAction>",
      with: "",
      isNoticedAs: "Example.xcscheme is not XML."
    ),
    PlantedMistake(
      "a scheme that builds nothing",
      in: .scheme,
      replacing: "BuildableReference",
      with: "BuildReference",
      isNoticedAs: "Example.xcscheme builds nothing."
    ),
    PlantedMistake(
      "a workspace for another file",
      in: .workspace,
      replacing: "self:",
      with: "group:Example.xcodeproj",
      isNoticedAs: "The workspace does not hold the project"
    ),
  ]
}
