import Foundation
import Testing

/// Tests that the judge does not depend on the library, so that the judge can judge code that does
/// not use the library.
///
/// The manifest gives the judge no such dependency, but an import compiles if the other module
/// happens to be built.
struct JudgeImportTests {
  @Test func `the judge imports no module that depends on the library`() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Judging")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.standardized, includingPropertiesForKeys: nil
    )
    let imports = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /(?m)^.*\bimport (\w+)$/)
        .map { String($0.1) }
    }
    let known: Set = ["CoreGraphics", "Foundation", "KeyboardScrollingTesting", "UIKit"]
    #expect(Set(imports).isSubset(of: known) && imports.contains("UIKit"))
  }
}
