#if os(Linux)
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Scenes: any stream of events and foreign writes", .tags(.scene))
struct OwnershipInvariantTests {
  /// Seeds are fixed; a failure names its own.
  @Test(arguments: Array(stride(from: 0, to: 3000, by: 150)))
  func `hiding leaves exactly the app's own insets`(_ first: Int) {
    for seed in first..<(first + 150) {
      let fault = RandomStream.play(seed: seed)
      #expect(fault == nil)
    }
  }

  @Test func `a stream is the same for the same seed`() {
    var one = SeededGenerator(seed: 7)
    var other = SeededGenerator(seed: 7)
    let numbers = (0..<10).map { _ in one.next() }
    #expect(numbers == (0..<10).map { _ in other.next() })
    #expect(Set(numbers).count == 10)
  }

  @Test func `an absolute value replaces the adjustment, and a relative one does not`() {
    var books = InsetBooks(own: 20)
    books.look(at: 322)
    #expect(books.adjustment(in: 322) == 302)
    #expect(books.add(10, to: 322) == 332)
    #expect(books.own == 30)
    // Half of what lies safely below the adjustment of 302.
    #expect(books.assign(part: 0.5) == 91)
    #expect(books.own == 91)
    #expect(books.adjustment(in: 91) == 0)
    #expect(books.add(200, to: 91) == nil)
    books.look(at: 393)
    #expect(books.adjustment(in: 393) == 302)
  }
}
#endif
