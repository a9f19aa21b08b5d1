import CoreGraphics
import Foundation
import Testing
import UIKit

/// Statements from 213 on, where they need the clock.
@MainActor
@Suite("Statements: edges")
struct EdgeStatementTests {
  // MARK: Offsets

  @Test func `S214: an offset over content without a size stays for a second`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.contentSize = .zero
      n.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      n.device.clock.advance(by: 1)
      #expect(n.scrollView.contentOffset == CGPoint(x: 0, y: 100))
    }
  }

  @Test func `S214: an animated scroll to the present offset does not end either`() {
    ScrollFixture.run { p in
      let recorder = ScrollDelegateSpy()
      p.scrollView.delegate = recorder
      p.scrollView.setContentOffset(p.scrollView.contentOffset, animated: true)
      p.device.clock.advance(by: 1)
      #expect(recorder.scrolls == [])
      #expect(recorder.log == [])
    }
  }
}
