#if DEBUG
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct DevelopmentHintTests {
  private final class Hints {
    var texts: [String] = []
  }

  private let bench = Workbench()
  private let hints = Hints()

  init() { bench.environment.hints.print { [hints] in hints.texts.append($0) } }

  @Test func `a hint warns once of a coordinator without a strong reference`() throws {
    for _ in 1...2 {
      bench.makeCoordinator().manage(bench.scrollView)
      bench.turns.run()
    }
    expectEqual(hints.texts.count, to: 1)
    let text = try #require(hints.texts.first)
    #expect(text.contains("private let coordinator = KeyboardScrollCoordinator()"))
  }

  @Test func `releasing a coordinator with its views causes no hint`() async {
    manageAndDropAll()
    await MainLoop.nextTurn()
    bench.turns.run()
    #expect(hints.texts.isEmpty)
  }

  private func manageAndDropAll() { bench.makeCoordinator().manage(Workbench.makeScrollView()) }

  @Test func `a coordinator released a second later, or after losing its view, causes no hint`() {
    var coordinator: KeyboardScrollCoordinator? = bench.makeCoordinator()
    coordinator?.manage(bench.scrollView)
    let other = bench.makeCoordinator()
    other.manage(bench.scrollView)
    coordinator = nil
    bench.turns.run()
    #expect(hints.texts.isEmpty)

    coordinator = bench.makeCoordinator()
    coordinator?.manage(bench.scrollView)
    bench.delays.run()
    coordinator = nil
    bench.turns.run()
    #expect(hints.texts.isEmpty)
    withExtendedLifetime(other) {}
  }
}
#endif
