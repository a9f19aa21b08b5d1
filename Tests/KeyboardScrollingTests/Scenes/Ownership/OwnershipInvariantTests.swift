#if os(Linux)
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Random events and other writers", .tags(.scene))
struct OwnershipInvariantTests {
  /// Seeds are fixed; a failure names its own.
  @Test func `hiding leaves exactly the app's own insets`() {
    var played: [RandomStream.Event: Int] = [:]
    for seed in 0..<240 {
      let outcome = RandomStream.play(seed: seed)
      #expect(outcome.fault == nil)
      played.merge(outcome.events, uniquingKeysWith: +)
    }
    for event in RandomStream.Event.allCases {
      #expect(played[event, default: 0] >= 20, "\(event)")
    }
  }

  @Test func `a sequence is the same for the same seed`() {
    var one = SeededGenerator(seed: 7)
    var other = SeededGenerator(seed: 7)
    let numbers = (0..<10).map { _ in one.next() }
    #expect(numbers == (0..<10).map { _ in other.next() })
    #expect(Set(numbers).count == 10)
  }

  @Test func `an absolute value replaces the adjustment, and a relative one does not`() {
    var books = InsetBooks(own: 20)
    books.read(322)
    #expect(books.adjustment(in: 322) == 302)
    #expect(books.add(10, to: 322) == 332)
    #expect(books.own == 30)
    // Half of the range that is safely below the adjustment of 302.
    #expect(books.assign(part: 0.5) == 91)
    #expect(books.own == 91)
    #expect(books.adjustment(in: 91) == 0)
    #expect(books.add(200, to: 91) == nil)
    books.read(393)
    #expect(books.adjustment(in: 393) == 302)
  }
}
#endif
