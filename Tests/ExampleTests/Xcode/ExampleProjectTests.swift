import Foundation
import Testing

@Suite("ExampleProject")
struct ExampleProjectTests {
  /// Read once: each mistake is planted in a copy.
  private static let found = Result {
    try ExampleProject(
      contentsOf: Repository.root.appendingPathComponent("Example/Example.xcodeproj")
    )
  }

  private let project: ExampleProject

  init() throws {
    project = try Self.found.get()
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
    #expect(project.problems == ["Screens/\(file) would be copied into Example."])
  }

  @Test func `a file that is not source is noticed in a folder of tests`() {
    var project = project
    project.files.append("../Tests/UIKitContractTests/README.md")
    #expect(
      project.problems
        == ["../Tests/UIKitContractTests/README.md would be copied into HostedContractTests."]
    )
  }

  @Test func `an exception without a file is noticed`() {
    var project = project
    project.files.removeAll { $0 == "../Tests/KeyboardScrollingTests/README.md" }
    #expect(
      project.problems == [
        "HostedLibraryTests leaves out ../Tests/KeyboardScrollingTests/README.md, "
          + "which is not there."
      ]
    )
  }

  @Test func `two files of a name are noticed in one bundle`() {
    var project = project
    project.files.append("../Tests/UIKitContractTests/Scrolling/Stage.swift")
    #expect(project.problems == ["HostedContractTests has two files Stage.swift."])
  }

  @Test func `a library that tests import and their bundle does not link is noticed`() {
    var project = project
    let file = "../Tests/UIKitContractTests/Stage.swift"
    project.testSources[file] = PortableSource("@testable import KeyboardScrolling\n")
    #expect(
      project.problems
        == ["HostedContractTests imports KeyboardScrolling and does not link it."]
    )
  }

  @Test func `a library that tests import on Linux only need not be linked`() {
    var project = project
    let file = "../Tests/UIKitContractTests/Stage.swift"
    project.testSources[file] = PortableSource(
      "#if os(Linux)\nimport KeyboardScrolling\n#else\nimport UIKit\n#endif\n"
    )
    #expect(project.problems == [])
  }

  @Test func `a library that is linked for nothing is noticed`() {
    var project = project
    for file in project.testSources.keys where file.hasPrefix("../Tests/DocumentationTests/") {
      project.testSources[file] = PortableSource("public import KeyboardScrolling\n")
    }
    #expect(
      project.problems
        == ["KeyboardScrollingExpectations", "KeyboardScrollingTesting"].map {
          "HostedDocumentationTests links \($0) and does not import it."
        }
    )
  }

  @Test func `a declaration for the package in tests without its name is noticed`() {
    var project = project
    let file = "../Tests/UIKitContractTests/Stage.swift"
    project.testSources[file] = PortableSource("package struct Recipe {}\n")
    #expect(project.problems == ["HostedContractTests has no name of a package."])
  }

  @Test func `a folder without files is noticed`() {
    var project = project
    project.files.removeAll { $0.hasPrefix("Screens/") }
    #expect(project.problems == ["There is nothing in the folder Screens."])
  }

  @Test(arguments: ["Example.xcscheme", "HostedTests.xcscheme"])
  func `a missing scheme is noticed`(_ file: String) {
    var project = project
    project.schemes[file] = nil
    #expect(project.problems == ["There is no shared scheme \(file)."])
  }
}

// MARK: - PlantedMistake

struct PlantedMistake: Sendable, CustomTestStringConvertible {
  enum Place: Sendable {
    case document, hostedScheme, manifest, scheme, workspace
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
    case .hostedScheme: try plant(in: &project.schemes["HostedTests.xcscheme", default: ""])
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
  static let all = format + objects + folders + package + settings + scheme + hosting + hostedScheme

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
        "\t\t\t\tE00000000000000000000004 /* Screens */,\n\t\t\t\tE00000000000000000000022",
      with: "\t\t\t\tE00000000000000000000022",
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

  private static let hosting = [
    PlantedMistake(
      "a bundle without a host",
      replacing: "\t\t\t\tE0000000000000000000003A /* PBXTargetDependency */,\n",
      with: "",
      isNoticedAs: "HostedContractTests depends on no application."
    ),
    PlantedMistake(
      "a bundle as the host of another one",
      replacing: "target = E00000000000000000000020 /* AppHost */;",
      with: "target = E00000000000000000000030 /* HostedContractTests */;",
      isNoticedAs: "HostedTestingTests depends on no application."
    ),
    PlantedMistake(
      "a proxy for another target",
      replacing: "remoteGlobalIDString = E00000000000000000000020;",
      with: "remoteGlobalIDString = E00000000000000000000006;",
      isNoticedAs: "HostedContractTests has a proxy for another target than its host."
    ),
    PlantedMistake(
      "a proxy of another name",
      replacing: "remoteInfo = AppHost;",
      with: "remoteInfo = Example;",
      isNoticedAs: "HostedContractTests has a proxy for another target than its host."
    ),
    PlantedMistake(
      "a proxy into another project",
      replacing: "containerPortal = E00000000000000000000000 /* Project object */;",
      with: "containerPortal = E00000000000000000000011;",
      isNoticedAs: "HostedContractTests has a proxy for another target than its host."
    ),
    PlantedMistake(
      "a proxy for a product instead of a target",
      replacing: "proxyType = 1;",
      with: "proxyType = 2;",
      isNoticedAs: "HostedContractTests has a proxy for another target than its host."
    ),
    PlantedMistake(
      "another host in Xcode's window",
      replacing: "TestTargetID = E00000000000000000000020;",
      with: "TestTargetID = E00000000000000000000006;",
      isNoticedAs: "HostedContractTests shows another host in Xcode than it has."
    ),
    PlantedMistake(
      "a test host without its app",
      replacing: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/AppHost.app/AppHost\";",
      with: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/AppHost\";",
      isNoticedAs: "HostedContractTests is loaded into another app in Debug."
    ),
    PlantedMistake(
      "a bundle loader that is another app",
      replacing: "BUNDLE_LOADER = \"$(TEST_HOST)\";",
      with: "BUNDLE_LOADER = \"$(BUILT_PRODUCTS_DIR)/Example.app/Example\";",
      isNoticedAs: "HostedContractTests is loaded into another app in Release."
    ),
    PlantedMistake(
      "a host that links the library",
      replacing: "name = AppHost;\n\t\t\tpackageProductDependencies = (\n",
      with: "name = AppHost;\n\t\t\tpackageProductDependencies = (\n"
        + "\t\t\t\tE00000000000000000000012,\n",
      isNoticedAs: "The host AppHost links a product of the package."
    ),
    PlantedMistake(
      "two targets of one identifier",
      replacing: "KeyboardScrollCoordinator.HostedContractTests;",
      with: "KeyboardScrollCoordinator.AppHost;",
      isNoticedAs: "2 targets are named com.example.KeyboardScrollCoordinator.AppHost."
    ),
    PlantedMistake(
      "no name of the package",
      replacing: "\t\t\t\tSWIFT_PACKAGE_NAME = keyboardscrollcoordinator;\n",
      with: "",
      isNoticedAs: "HostedDocumentationTests has no name of a package."
    ),
    PlantedMistake(
      "exceptions of another target",
      replacing: "target = E00000000000000000000060 /* HostedLibraryTests */;",
      with: "target = E00000000000000000000050 /* HostedDocumentationTests */;",
      isNoticedAs: "../Tests/KeyboardScrollingTests/Cases/Cases.md would be copied into"
    ),
    PlantedMistake(
      "a folder without its exceptions",
      replacing: "\t\t\t\tCases/README.md,\n",
      with: "",
      isNoticedAs: "../Tests/KeyboardScrollingTests/Cases/README.md would be copied into"
    ),
    PlantedMistake(
      "the tests of another folder",
      replacing: "path = ../Tests/UIKitContractTests;",
      with: "path = ../Tests/WorkshopTests;",
      isNoticedAs: "UIKitContractTests has no hosted bundle."
    ),
    PlantedMistake(
      "tests that are new in the manifest",
      in: .manifest,
      replacing: ".testTarget(name: \"UIKitContractTests\"",
      with: ".testTarget(name: \"UIKitFacts\"",
      isNoticedAs: "UIKitFacts has no hosted bundle."
    ),
  ]

  private static let hostedScheme = [
    PlantedMistake(
      "a bundle that the scheme leaves out",
      in: .hostedScheme,
      replacing: "BlueprintIdentifier = \"E00000000000000000000030\"",
      with: "BlueprintIdentifier = \"E00000000000000000000040\"",
      isNoticedAs: "HostedTests.xcscheme leaves out HostedContractTests."
    ),
    PlantedMistake(
      "bundles that are skipped",
      in: .hostedScheme,
      replacing: "skipped = \"NO\"",
      with: "skipped = \"YES\"",
      isNoticedAs: "HostedTests.xcscheme skips HostedContractTests."
    ),
    PlantedMistake(
      "tests that overlap",
      in: .hostedScheme,
      replacing: "parallelizable = \"NO\"",
      with: "parallelizable = \"YES\"",
      isNoticedAs: "HostedTests.xcscheme runs HostedContractTests in parallel."
    ),
    PlantedMistake(
      "tests of a release build",
      in: .hostedScheme,
      replacing: "buildConfiguration = \"Debug\"",
      with: "buildConfiguration = \"Release\"",
      isNoticedAs: "HostedTests.xcscheme does not test in Debug."
    ),
  ]
}
