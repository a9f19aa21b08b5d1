import Foundation
import Testing

/// Tests that the judge does not depend on the library, so that the judge can judge code that does
/// not use the library.
///
/// The compiler cannot check that: the judge shares a module with code that uses the library.
struct JudgeImportTests {
  private static let workshop = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Workshop")

  private func sources(in folder: String) throws -> [String] {
    let folder = Self.workshop.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  @Test func `the judge imports no module that depends on the library`() throws {
    let judge = try sources(in: "Judging")
    #expect(!judge.isEmpty)
    let imports = judge.flatMap { $0.matches(of: /(?m)^.*\bimport (\w+)$/).map { String($0.1) } }
    let known: Set = ["CoreGraphics", "Foundation", "KeyboardScrollingTesting", "UIKit"]
    #expect(Set(imports).isSubset(of: known) && imports.contains("UIKit"))
  }

  @Test func `the judge names no type of the workshop's other folders`() throws {
    let judge = Set(try sources(in: "Judging").flatMap { $0.matches(of: /\w+/).map(\.output) })
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.workshop.path)
    var count = 0
    for folder in folders where folder != "Judging" {
      for source in try sources(in: folder) {
        let types = /(?m)^(?:\w+ |@\w+ )*(?:struct|class|enum|protocol|typealias) (\w+)/
        for type in source.matches(of: types) {
          count += 1
          #expect(!judge.contains(type.1), "\(type.1) of \(folder)")
        }
      }
    }
    #expect(count > 50)
  }
}
