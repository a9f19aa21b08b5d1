import Foundation
import Testing
@_spi(Headless) import UIKit

@Suite("Statements")
struct StatementTableTests {
  @Test func `every number is in the table once, in order`() throws {
    let statements = try StatementTable.statements()
    #expect(statements.map(\.number) == Array(1...statements.count))
    #expect(statements.filter { !$0.isTested }.count <= 2)
  }

  @Test func `each statement has a source and each source a statement`() throws {
    let numbers = Set(try StatementTable.statements().map(\.number))
    let sources = try StatementTable.sources()
    #expect(numbers.subtracting(sources.keys).sorted() == [], "without a source")
    #expect(Set(sources.keys).subtracting(numbers).sorted() == [], "not in the table")
    for (number, words) in sources {
      #expect(!words.isEmpty, "\(number)")
      let addresses = words.components(separatedBy: "(<").dropFirst()
      #expect(addresses.allSatisfy { $0.hasPrefix("https://") }, "\(number)")
    }
  }

  @Test func `the tests and the table have the same statements`() throws {
    let carried = Set(try StatementTable.carriers().flatMap(\.numbers))
    let claimed = Set(try StatementTable.statements().filter(\.isTested).map(\.number))
    #expect(claimed.subtracting(carried).sorted() == [], "in the table only")
    #expect(carried.subtracting(claimed).sorted() == [], "in the tests only")
  }

  @Test @MainActor func `a statement with an option has a test that runs through its values`()
    throws
  {
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
    #expect(StatementTable.numbers(in: "S17: one") == [17])
    #expect(StatementTable.numbers(in: "S14, S15: two") == [14, 15])
    #expect(StatementTable.numbers(in: "S42 to S44, S46: four") == [42, 43, 44, 46])
    #expect(StatementTable.numbers(in: "S17, option: one") == [17])
    #expect(StatementTable.numbers(in: "S94, case 5: one") == [94])
    #expect(StatementTable.numbers(in: "17: none") == [])
    #expect(StatementTable.numbers(in: "S5 to S3: none") == [])
    #expect(StatementTable.numbers(in: "12 o'clock") == [])
  }

  @Test func `the source of a test ends where the next one begins`() {
    // Split, because this file would otherwise contain the numbers below.
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
    #expect(carriers.map(\.numbers) == [[3], [4, 5]])
    #expect(carriers.map { $0.source.contains("arguments:") } == [false, true])
    #expect(carriers.map { $0.source.contains("last") } == [false, true])
  }

  @Test func `the document is up to date`() throws {
    let document = StatementTable.document
    let written = try String(contentsOf: document, encoding: .utf8)
    let text = try StatementTable.updated()
    print(try StatementTable.counts())
    if ProcessInfo.processInfo.environment["KEYBOARD_STATEMENTS_UPDATE"] == "1" {
      try text.write(to: document, atomically: true, encoding: .utf8)
    } else {
      #expect(written == text, "Make it anew with KEYBOARD_STATEMENTS_UPDATE=1.")
    }
  }
}
