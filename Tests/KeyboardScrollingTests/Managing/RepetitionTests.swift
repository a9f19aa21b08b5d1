import KeyboardScrollingTesting
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Repetition", .tags(.uikit))
struct RepetitionTests {
  @Test(.tags(.scene), arguments: KeyboardNotification.Kind.allCases)
  func `49: a repeated event writes nothing`(kind: KeyboardNotification.Kind) {
    let bench = Workbench()
    bench.scrollView.contentInset.bottom = 20
    bench.manage()
    bench.show()
    let frame = kind == .willHide || kind == .didHide ? Keyboard.iPhoneHidden : Keyboard.iPhoneShort
    bench.post(kind, frame)
    bench.turns.run()
    let inset = bench.b
    bench.scrollView.forget()
    for duration in [0.25, 0, 0.25] {
      bench.post(kind, frame, duration: duration)
      bench.turns.run()
    }
    bench.expect(b: inset, path: [], writes: 0)
  }

  @Test(.tags(.scene))
  func `160: a thousand coordinators with one view each write as little as one`() {
    let bench = Workbench()
    let views = (0..<1000).map { _ in Workbench.makeScrollView() }
    let coordinators = views.map { view in
      bench.window.addSubview(view)
      let coordinator = bench.makeCoordinator()
      coordinator.manage(view)
      return coordinator
    }
    bench.show()
    #expect(views.allSatisfy { $0.contentInset.bottom == 336 && $0.insetWrites == 1 })
    // All coordinators share one observer of the run loop.
    expectEqual(bench.turns.observerCount, to: 1)
    bench.hide()
    #expect(views.allSatisfy { $0.contentInset.bottom == 0 && $0.insetWrites == 2 })
    expectEqual(bench.turns.observerCount, to: 0)
    expectEqual(coordinators.count, to: 1000)
  }

  /// Plays random events from a seed, with writes by the app in between.
  @Test(arguments: 1...20)
  func `after any events a hide leaves exactly the app's insets`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    var own: CGFloat = 20
    bench.scrollView.contentInset.bottom = own
    coordinator.manage(bench.scrollView)
    let frames = [
      Keyboard.iPhone, Keyboard.iPhoneShort, Keyboard.iPhoneHidden, .zero,
      CGRect(x: 0, y: 464, width: 390, height: 380), CGRect(x: 50, y: 300, width: 200, height: 200),
      CGRect(x: 0, y: 200, width: 390, height: 300), .infinite,
    ]
    for _ in 0..<60 {
      let kind = try #require(KeyboardNotification.Kind.allCases.randomElement(using: &random))
      let frame = try #require(frames.randomElement(using: &random))
      bench.post(kind, frame, duration: Bool.random(using: &random) ? 0.25 : 0)
      if Bool.random(using: &random) { bench.turns.run() }
      if Int.random(in: 0..<10, using: &random) == 0 {
        own += 5
        bench.scrollView.contentInset.bottom += 5
      }
      #expect(bench.b >= own)
      #expect(bench.b <= own + 844)
    }
    bench.hide()
    bench.expect(b: own, i: 0)
  }
}
