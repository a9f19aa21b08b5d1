import Foundation
import Testing

@Suite("PackageSchemes")
struct PackageSchemesTests {
  private let package: PackageSchemes

  init() throws {
    package = try PackageSchemes(contentsOf: Repository.root)
  }

  @Test func `the package's schemes name its targets`() {
    #expect(package.problems == [])
  }

  @Test(arguments: [
    SchemeMistake(
      "BlueprintName = \"UIKitContractTests\"",
      "BlueprintName = \"ContractTests\"",
      "KeyboardScrolling.xcscheme names ContractTests, which is no target on a Mac."
    ),
    // A target that exists on Linux only.
    SchemeMistake(
      "\"UIKitContractTests\"",
      "\"ExampleTests\"",
      "KeyboardScrolling.xcscheme names ExampleTests, which is no target on a Mac."
    ),
    SchemeMistake(
      "\"UIKitContractTests\"",
      "\"DocumentationTests\"",
      "KeyboardScrolling.xcscheme leaves out UIKitContractTests."
    ),
    SchemeMistake(
      "BuildableName = \"UIKitContractTests\"",
      "BuildableName = \"UIKitContractTests.xctest\"",
      "KeyboardScrolling.xcscheme has two names for UIKitContractTests."
    ),
    SchemeMistake(
      "BlueprintIdentifier = \"KeyboardScrolling\"",
      "BlueprintIdentifier = \"E00000000000000000000006\"",
      "KeyboardScrolling.xcscheme has two names for KeyboardScrolling."
    ),
    SchemeMistake(
      "container:",
      "container:Example.xcodeproj",
      "KeyboardScrolling.xcscheme looks for KeyboardScrolling in another container."
    ),
    SchemeMistake("\"NO\"", "\"YES\"", "KeyboardScrolling.xcscheme skips tests."),
    SchemeMistake("</TestAction>", "", "KeyboardScrolling.xcscheme is not XML."),
  ])
  func `a mistake in a scheme is noticed`(_ mistake: SchemeMistake) throws {
    var package = package
    let scheme = try #require(package.schemes["KeyboardScrolling.xcscheme"])
    try #require(scheme.contains(mistake.text), "What is to be replaced is not there.")
    package.schemes["KeyboardScrolling.xcscheme"] =
      scheme.replacingOccurrences(of: mistake.text, with: mistake.replacement)
    #expect(package.problems.contains(mistake.problem), "\(package.problems)")
  }

  @Test func `a scheme that is missing is noticed`() {
    var package = package
    package.schemes = [:]
    #expect(package.problems == ["There is no shared scheme KeyboardScrolling."])
  }

  @Test func `a test target that the manifest has renamed is noticed`() {
    var package = package
    package.manifest = package.manifest.replacingOccurrences(
      of: "\"DocumentationTests\"",
      with: "\"SampleTests\""
    )
    #expect(package.problems.contains("KeyboardScrolling.xcscheme leaves out SampleTests."))
  }
}

// MARK: - SchemeMistake

/// A mistake: one text of a scheme replaced by another, and the sentence that reports it.
struct SchemeMistake: Sendable, CustomTestStringConvertible {
  let text: String
  let replacement: String
  let problem: String

  init(_ text: String, _ replacement: String, _ problem: String) {
    self.text = text
    self.replacement = replacement
    self.problem = problem
  }

  var testDescription: String { problem }
}
