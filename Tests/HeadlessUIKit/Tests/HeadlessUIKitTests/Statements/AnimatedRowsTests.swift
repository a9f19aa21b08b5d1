import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

/// The visible rows of a table and a collection at each step of an animated scroll.
@MainActor
@Suite("Statements: rows during an animated scroll")
struct AnimatedRowsTests {
  @Test func `S183: an animated offset has all rows of its bounds at every step`() {
    TableFixture.run { t in
      t.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
      var offsets: [CGFloat] = []
      for _ in 0..<40 {
        t.device.clock.advance(by: 1.0 / 120)
        let y = t.table.contentOffset.y
        offsets.append(y)
        let first = Int(y / 44)
        let last = Int(((y + 844) / 44).rounded(.up)) - 1
        #expect(t.shown == (first...last).map { "0.\($0)" })
      }
      #expect(offsets == offsets.sorted())
      #expect(offsets.last == 2000)
      #expect(t.source.scrolls == 18)
      #expect(t.table.layer.animationKeys() == nil)
    }
  }

  @Test func `S183: the delegate is notified of each step, and once of the end`() {
    ScrollFixture.run { p in
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      #expect(p.y == 0)
      p.device.clock.advance(by: 0.15)
      #expect(p.y > 0 && p.y < 900)
      #expect(p.delegate.scrolls.last == p.scrollView.contentOffset)
      #expect(p.delegate.log == [])
      p.device.clock.advance(by: 0.15)
      #expect(p.y == 900)
      #expect(p.delegate.scrolls.count == 18)
      #expect(p.delegate.log == ["didEndScrollingAnimation"])
      p.device.clock.advance(by: 1)
      #expect(p.delegate.scrolls.count == 18)
      #expect(p.delegate.log == ["didEndScrollingAnimation"])
    }
  }

  // https://github.com/square/Listable/pull/628
  @Test func `S183: an animated offset to where the content is notifies nothing`() {
    ScrollFixture.run { p in
      p.scrollView.setContentOffset(.zero, animated: true)
      p.device.clock.advance(by: 1)
      #expect(p.delegate.scrolls == [])
      #expect(p.delegate.log == [])
    }
  }

  /// It is unknown whether the delegate is notified of the end.
  @Test(arguments: [false, true])
  func `S184: an offset without animation ends an animated one`(reports: Bool) {
    ScrollFixture.run(options: .with(\.reportsInterruptedScrollAnimation, reports)) { p in
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      p.device.clock.advance(by: 0.1)
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
      #expect(p.y == 40)
      p.device.clock.advance(by: 1)
      #expect(p.y == 40)
      #expect(p.delegate.log == (reports ? ["didEndScrollingAnimation"] : []))
    }
  }

  @Test(arguments: [false, true])
  func `S184: a finger stops an animated offset where it is`(reports: Bool) {
    ScrollFixture.run(options: .with(\.reportsInterruptedScrollAnimation, reports)) { p in
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      p.device.clock.advance(by: 0.1)
      let finger = HeadlessFinger()
      finger.touchDown(at: CGPoint(x: 100, y: 400))
      let caught = p.y
      #expect(caught > 0 && caught < 900)
      p.device.clock.advance(by: 1)
      #expect(p.y == caught)
      #expect(p.delegate.log == (reports ? ["didEndScrollingAnimation"] : []))
      finger.lift()
    }
  }
}
