import Testing
@_spi(Headless) import UIKit

struct StatementTableTests {
  @Test func `every number is in the table once, in order`() throws {
    let statements = try StatementTable.statements()
    expectEqual(statements.map(\.number), to: Array(1...statements.count))
    #expect(statements.filter { !$0.isTested }.count <= 5)
  }

  @Test func `each statement has a source, and each source has a statement`() throws {
    let numbers = Set(try StatementTable.statements().map(\.number))
    let sources = try StatementTable.sources()
    expectEqual(numbers.subtracting(sources.keys).sorted(), to: [], note: "without a source")
    expectEqual(Set(sources.keys).subtracting(numbers).sorted(), to: [], note: "not in the table")
    for (number, words) in sources {
      #expect(!words.isEmpty, "\(number)")
      let addresses = words.components(separatedBy: "(<").dropFirst()
      #expect(addresses.allSatisfy { $0.hasPrefix("https://") }, "\(number)")
    }
  }

  @Test func `the tests and the table contain the same statements`() throws {
    let carried = Set(try StatementTable.carriers().flatMap(\.numbers))
    let claimed = Set(try StatementTable.statements().filter(\.isTested).map(\.number))
    expectEqual(claimed.subtracting(carried).sorted(), to: [], note: "in the table only")
    expectEqual(carried.subtracting(claimed).sorted(), to: [], note: "in the tests only")
  }

  @Test func `a statement with an option has a test of all values`() throws {
    let carriers = try StatementTable.carriers()
    let options = Set(Mirror(reflecting: HeadlessOptions()).children.compactMap(\.label))
    for statement in try StatementTable.statements() {
      guard let option = statement.option else { continue }
      #expect(options.contains(option), "\(statement.number)")
      let runs = carriers.contains {
        $0.numbers.contains(statement.number) && $0.source.contains(option)
          && $0.source.contains("arguments:")
      }
      #expect(runs, "\(statement.number): no test with arguments sets \(option)")
    }
  }

  @Test func `numbers are read from test names`() {
    let names = ["S17: one", "S42 to S44, S46, case 5: four", "17: none", "S5 to S3: none", "S8"]
    expectEqual(names.map(StatementTable.numbers), to: [[17], [42, 43, 44, 46], [], [], []])
  }

  @Test func `the source of a test ends where the next one begins`() {
    // The mark is split, because this file would otherwise contain the numbers below.
    let mark = "@" + "Test"
    let source = """
      struct S {
        \(mark) func `S3: a`() { first }
        \(mark)
        func `b`() {}
        \(mark)(arguments: [1])
        func `S4, S5: c`() { last }
      }
      """
    let carriers = StatementTable.carriers(in: source, file: "S")
    expectEqual(carriers.map(\.numbers), to: [[3], [4, 5]])
    expectEqual(carriers.map { $0.source.contains("arguments:") }, to: [false, true])
    expectEqual(carriers.map { $0.source.contains("last") }, to: [false, true])
  }

  @Test func `the document is up to date`() throws {
    let document = StatementTable.document
    let written = try String(contentsOf: document, encoding: .utf8)
    let text = try StatementTable.updated()
    if ProcessInfo.processInfo.environment["KEYBOARD_STATEMENTS_UPDATE"] == "1" {
      try text.write(to: document, atomically: true, encoding: .utf8)
    } else {
      expectEqual(written, to: text, note: "Make it anew with KEYBOARD_STATEMENTS_UPDATE=1.")
    }
  }
}
