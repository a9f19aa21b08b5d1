#if os(Linux)
import Foundation
import Testing

@Suite(.enabled(if: CaseList.folder != nil, "The sources are elsewhere."))
struct CaseListTests {
  @Test func `each listed case has a test, and each tested case is listed`() throws {
    let listed = try CaseList.rows().map(\.number)
    let tested = Set(try CaseList.files().keys)
    expectEqual(Set(listed).count, to: listed.count, note: "a number twice")
    expectEqual(Set(listed).subtracting(tested).sorted(), to: [], note: "in the list only")
    expectEqual(tested.subtracting(listed).sorted(), to: [], note: "in the tests only")
  }

  @Test func `each case has a situation, an expectation and a source`() throws {
    let cases = try CaseList.rows().filter { $0.cells.count == CaseList.columnsOfCase }
    expectEqual(cases.map(\.number), to: cases.map(\.number).sorted())
    for row in cases {
      #expect(row.cells.allSatisfy { !$0.isEmpty }, "\(row.number)")
    }
  }

  @Test func `all cases but those in this test's list run on a simulator`() throws {
    let files = try CaseList.files()
    let portable = try files.filter { try $0.value.contains(where: CaseList.isPortable) }
    let headless: Set = [
      99, 120, 121, 128, 132, 133, 146, 152, 155, 156, 161, 165, 178, 179, 184, 185, 186, 190, 191,
      192, 193, 194, 195, 196, 197, 199, 200, 201, 202, 204, 207, 208, 209, 210, 211, 212, 213, 215,
      217, 218, 219, 220, 221, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237,
      238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 250, 251, 252, 253, 254, 255, 256, 257,
      258,
    ]
    expectEqual(Set(files.keys).subtracting(portable.keys), to: headless)
  }

  @Test func `no case is tested both in Cases and in Scenes`() throws {
    let twice = try CaseList.files().filter { files in
      ["Cases/", "Scenes/"].allSatisfy { folder in files.value.contains { $0.hasPrefix(folder) } }
    }
    expectEqual(twice.keys.sorted(), to: [])
  }

  @Test func `a test name may begin with a number, a list or a range`() {
    expectEqual(CaseList.numbers(in: "17: one"), to: [17])
    expectEqual(CaseList.numbers(in: "14, 15: two"), to: [14, 15])
    expectEqual(CaseList.numbers(in: "42 to 44, 46: four"), to: [42, 43, 44, 46])
    expectEqual(CaseList.numbers(in: "12 o'clock"), to: [])
    expectEqual(CaseList.numbers(in: "half past: 12"), to: [])
  }
}

private enum CaseList {
  struct Row {
    let number: Int
    let cells: [String]
  }

  /// The columns number, situation, expected and reported.
  static let columnsOfCase = 4

  static var folder: URL? {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let document = folder.appendingPathComponent("Cases/Cases.md").path
    return FileManager.default.fileExists(atPath: document) ? folder : nil
  }

  static var document: URL? { folder?.appendingPathComponent("Cases/Cases.md") }

  static func rows() throws -> [Row] {
    guard let document else { return [] }
    return try String(contentsOf: document, encoding: .utf8)
      .components(separatedBy: "\n").compactMap(row)
  }

  private static func row(_ line: String) -> Row? {
    guard line.hasPrefix("| "), line.hasSuffix("|") else { return nil }
    let cells = line.dropFirst().dropLast().components(separatedBy: "|")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard let number = cells.first.flatMap({ Int($0) }) else { return nil }
    return Row(number: number, cells: cells)
  }

  static func files() throws -> [Int: Set<String>] {
    guard let folder else { return [:] }
    var files: [Int: Set<String>] = [:]
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in found ?? .init() where file.pathExtension == "swift" {
      let name = file.deletingPathExtension().path
        .replacingOccurrences(of: folder.path + "/", with: "")
      let source = try String(contentsOf: file, encoding: .utf8)
      for part in source.components(separatedBy: "func `").dropFirst() {
        let test = part.prefix { $0 != "`" }
        for number in numbers(in: String(test)) { files[number, default: []].insert(name) }
      }
    }
    return files
  }

  static func isPortable(_ name: String) throws -> Bool {
    guard let folder else { return false }
    let source = try String(
      contentsOf: folder.appendingPathComponent(name + ".swift"), encoding: .utf8
    )
    return !source.hasPrefix("#if os(Linux)")
  }

  static func numbers(in name: String) -> [Int] {
    guard let colon = name.firstIndex(of: ":") else { return [] }
    return name[..<colon].components(separatedBy: ",").flatMap { part -> [Int] in
      let ends = part.components(separatedBy: " to ")
        .map { Int($0.trimmingCharacters(in: .whitespaces)) }
      guard let first = ends.first.flatMap({ $0 }), let last = ends.last.flatMap({ $0 }),
        first <= last, ends.count <= 2
      else { return [] }
      return Array(first...last)
    }
  }
}
#endif
