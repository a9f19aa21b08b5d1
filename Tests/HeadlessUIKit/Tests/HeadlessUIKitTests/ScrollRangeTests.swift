import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("UIScrollView: range and insets")
struct ScrollRangeTests {
  @Test func `S13: the content offset is the origin of the bounds`() {
    ScrollFixture.run { p in
      p.scrollView.contentOffset = CGPoint(x: 0, y: 300)
      #expect(p.scrollView.bounds.origin == CGPoint(x: 0, y: 300))
      p.scrollView.bounds.origin.y = 120
      #expect(p.y == 120)
      #expect(p.delegate.scrolls == [CGPoint(x: 0, y: 300), CGPoint(x: 0, y: 120)])
    }
  }

  @Test(arguments: [5000.0, -500.0])
  func `S14, S15: an offset set without animation is not clamped`(y: Double) {
    ScrollFixture.run { p in
      p.scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: false)
      #expect(p.y == CGFloat(y))
      p.device.clock.settle()
      #expect(p.y == CGFloat(y))
      // The minimum is -47, the maximum 2000 + 34 - 844 = 1190: the next clamp brings it back.
      p.scrollView.contentInset.bottom = 1
      #expect(p.y == (y > 0 ? 1191 : -47))
    }
  }

  @Test func `S16: a growing bottom inset moves nothing`() {
    ScrollFixture.run { p in
      p.scrollView.contentOffset.y = 1190
      p.delegate.scrolls = []
      p.scrollView.contentInset.bottom = 302
      #expect(p.y == 1190)
      #expect(p.i.bottom == 336)
      #expect(p.delegate.scrolls.isEmpty)
      p.scrollView.contentOffset.y = 5000
      p.scrollView.contentInset.right = 1
      #expect(p.y == 1492, "2000 + 336 - 844")
    }
  }

  @Test func `S17: a shrinking inset clamps before the setter returns`() {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = 302
      p.scrollView.contentOffset.y = 1492
      p.delegate.scrolls = []
      p.scrollView.contentInset.bottom = 0
      #expect(p.y == 1190)
      #expect(p.delegate.scrolls == [CGPoint(x: 0, y: 1190)])
    }
  }

  @Test func `S17, option: without the clamp the offset stays past the end`() {
    ScrollFixture.run(options: .with(\.clampsOnInsetShrink, false)) { p in
      p.scrollView.contentInset.bottom = 302
      p.scrollView.contentOffset.y = 1492
      p.scrollView.contentInset.bottom = 0
      #expect(p.y == 1492)
    }
  }

  @Test func `S18: an offset still in range stays when the inset shrinks`() {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = 302
      p.scrollView.contentOffset.y = 1000
      p.delegate.scrolls = []
      p.scrollView.contentInset.bottom = 0
      #expect(p.y == 1000)
      #expect(p.delegate.scrolls.isEmpty)
    }
  }

  @Test func `S19, S20: a top inset grows over the content and takes it along when it goes`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.contentInset.top = 62
      #expect(n.y == 0)
      n.scrollView.contentOffset.y = -62
      n.scrollView.contentInset.top = 0
      #expect(n.y == 0)
    }
  }

  @Test func `S21: a top inset that goes leaves an offset in range alone`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.contentInset.top = 62
      n.scrollView.contentOffset.y = 300
      n.scrollView.contentInset.top = 0
      #expect(n.y == 300)
    }
  }

  @Test(arguments: [true, false])
  func `S22: the offset is clamped even under a finger`(clamps: Bool) {
    ScrollFixture.run(
      .never,
      contentSize: CGSize(width: 390, height: 100),
      options: .with(\.clampsWhileTracking, clamps)
    ) {
      n in
      n.scrollView.contentInset = UIEdgeInsets(top: 115, left: 0, bottom: 300, right: 0)
      n.scrollView.contentOffset.y = -131
      let finger = HeadlessFinger()
      finger.touchDown(at: CGPoint(x: 100, y: 400))
      #expect(n.scrollView.isTracking)
      n.scrollView.contentInset.bottom = 290
      #expect(n.y == (clamps ? -115 : -131))
    }
  }

  @Test func `S23: assigning an equal inset changes nothing`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.contentOffset.y = 5000
      n.scrollView.contentInset = .zero
      #expect(n.y == 5000)
      #expect(n.scrollView.headlessWrites.contentInset == 1)
      #expect(n.scrollView.insetChanges == 0)
    }
  }

  @Test func `S24: an inset may be negative`() {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = -34
      #expect(p.i.bottom == 0)
      p.scrollView.contentOffset.y = 5000
      p.scrollView.contentInset.right = 1
      #expect(p.y == 1156, "2000 + 0 - 844")
    }
  }

  @Test func `S25: an inset is kept exactly as set`() {
    ScrollFixture.run { p in
      let inset = UIEdgeInsets(top: 1.1, left: 2.2, bottom: 3.3, right: 4.4)
      p.scrollView.contentInset = inset
      #expect(p.scrollView.contentInset == inset)
    }
  }

  @Test func `S26: a change of the adjusted inset is reported once, after it is readable`() {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = 302
      let expected = UIEdgeInsets(top: 47, left: 0, bottom: 336, right: 0)
      #expect(p.scrollView.insetChanges == 1)
      #expect(p.scrollView.insetAtChange == expected)
      #expect(p.delegate.insets == [expected])
    }
  }

  @Test func `S27: content shorter than the view rests at the minimum`() {
    ScrollFixture.run(contentSize: CGSize(width: 390, height: 300)) { p in
      p.scrollView.contentOffset.y = 200
      p.scrollView.contentInset.right = 1
      #expect(p.y == -47)
      p.scrollView.contentOffset.y = -200
      p.scrollView.contentInset.right = 0
      #expect(p.y == -47)
    }
  }

  @Test func `S28: the horizontal range has the same shape and its own insets`() {
    ScrollFixture.run(.never, contentSize: CGSize(width: 1000, height: 2000)) { n in
      n.scrollView.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
      n.scrollView.contentOffset.x = 630
      n.scrollView.contentInset.bottom = 302
      #expect(n.scrollView.contentOffset.x == 630)
      n.scrollView.contentInset.right = 0
      #expect(n.scrollView.contentOffset.x == 610, "1000 + 0 - 390")
      n.scrollView.contentOffset.x = -10
      n.scrollView.contentInset.left = 0
      #expect(n.scrollView.contentOffset.x == 0)
    }
  }

  @Test func `S29: inside an animation the model values are final at once`() {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = 302
      p.scrollView.contentOffset.y = 1492
      UIView.animate(withDuration: 0.25) { p.scrollView.contentInset.bottom = 0 }
      #expect(p.scrollView.contentInset.bottom == 0)
      #expect(p.y == 1190)
      #expect(p.scrollView.headlessPresentationBounds.minY == 1492)
      p.device.clock.advance(by: 0.25)
      #expect(p.scrollView.headlessPresentationBounds.minY == 1190)
    }
  }

  @Test func `S30: without animation nothing is added to the layer`() {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = 302
      p.scrollView.contentOffset.y = 1492
      UIView.animate(withDuration: 0.25) {
        UIView.performWithoutAnimation { p.scrollView.contentInset.bottom = 0 }
      }
      #expect(p.y == 1190)
      #expect(p.scrollView.layer.animationKeys() == nil)
    }
  }

  @Test func `S31: a content that shrinks under the end takes the offset along`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.frame.size.height = 700
      n.scrollView.contentSize.height = 14244.7
      n.scrollView.contentOffset.y = 13544.7
      n.delegate.scrolls = []
      n.scrollView.contentSize.height = 14232
      #expect(abs(n.y - 13532) < 0.001)
      #expect(n.delegate.scrolls.count == 1)
    }
  }

  @Test func `S32: a content that grows moves nothing`() {
    ScrollFixture.run { p in
      p.scrollView.contentOffset.y = 500
      p.delegate.scrolls = []
      p.scrollView.contentSize.height = 3000
      #expect(p.y == 500)
      #expect(p.delegate.scrolls.isEmpty)
    }
  }

  @Test func `S33: a content that becomes short goes to the top`() {
    ScrollFixture.run { p in
      p.scrollView.contentOffset.y = 1190
      p.scrollView.contentSize.height = 400
      #expect(p.y == -47)
    }
  }

  @Test func `S34: a new content size undoes a rubber band`() {
    ScrollFixture.run(options: .with(\.clampsWhileTracking, false)) { p in
      let finger = HeadlessFinger()
      finger.touchDown(at: CGPoint(x: 100, y: 300))
      finger.move(to: CGPoint(x: 100, y: 310))
      p.scrollView.contentOffset.y = -120
      #expect(p.scrollView.isDragging)
      p.scrollView.contentSize.height = 1999
      #expect(p.y == -47)
    }
  }

  @Test func `S35, S36: a view that shrinks keeps its offset, one that grows is clamped at layout`()
  {
    ScrollFixture.run { p in
      p.scrollView.contentOffset.y = 1190
      p.scrollView.frame.size.height = 744
      p.device.clock.settle()
      #expect(p.y == 1190)
      #expect(p.i.bottom == 0)
      // 2000 + 0 - 744
      p.scrollView.contentOffset.y = 1256
      p.scrollView.frame.size.height = 844
      #expect(p.y == 1256)
      p.scrollView.layoutIfNeeded()
      #expect(p.i.bottom == 34)
      #expect(p.y == 1190)
    }
  }

  @Test func `S36, option: without the clamp a view that grows shows more than there is`() {
    ScrollFixture.run(.never, options: .with(\.clampsOnFrameGrow, false)) { n in
      n.scrollView.frame.size.height = 744
      n.scrollView.contentOffset.y = 1256
      n.scrollView.frame.size.height = 844
      n.device.clock.settle()
      #expect(n.y == 1256)
    }
  }

  @Test func `S37: growing without content loses the offset`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.frame.size.height = 744
      n.scrollView.contentSize = .zero
      n.scrollView.contentOffset.y = 200
      n.scrollView.frame.size.height = 844
      n.device.clock.settle()
      #expect(n.y == 0)
    }
  }

  @Test func `S38: a content size asks for no layout, a moved offset does`() {
    ScrollFixture.run(.never) { n in
      n.scrollView.contentSize.height = 3000
      n.device.clock.settle()
      #expect(n.scrollView.layouts == 0)
      n.scrollView.contentOffset.y = 10
      #expect(n.scrollView.layouts == 0)
      n.device.clock.settle()
      #expect(n.scrollView.layouts == 1)
    }
  }

  @Test func `S39: layout leaves the inset alone`() {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = 302
      p.scrollView.frame.size.height = 500
      p.scrollView.layoutIfNeeded()
      #expect(p.scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 302, right: 0))
    }
  }

  @Test func `numbers that are not finite are ignored and counted`() {
    ScrollFixture.run { p in
      p.scrollView.contentOffset.y = 100
      p.scrollView.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
      p.scrollView.setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true)
      p.scrollView.contentInset.bottom = .infinity
      p.scrollView.verticalScrollIndicatorInsets.bottom = .nan
      p.scrollView.contentSize.height = .nan
      p.device.clock.advance(by: 1)
      #expect(p.scrollView.contentOffset == CGPoint(x: 0, y: 100))
      #expect(p.scrollView.contentInset == .zero)
      #expect(p.scrollView.verticalScrollIndicatorInsets == .zero)
      #expect(p.scrollView.contentSize.height == 2000)
      #expect(p.scrollView.headlessWrites.nonFinite == 5)
    }
  }

  @Test func `writes of clients are counted, moves of the view are not`() {
    ScrollFixture.run { p in
      p.scrollView.contentInset.bottom = 302
      p.scrollView.contentOffset.y = 1492
      p.scrollView.contentInset.bottom = 0
      p.scrollView.setContentOffset(CGPoint(x: 0, y: 3), animated: false)
      p.scrollView.scrollIndicatorInsets = .zero
      p.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1900, width: 1, height: 1), animated: false)
      var expected = HeadlessScrollWrites()
      expected.contentInset = 2
      expected.contentOffset = 2
      expected.verticalScrollIndicatorInsets = 1
      expected.horizontalScrollIndicatorInsets = 1
      #expect(p.scrollView.headlessWrites == expected)
      // 1901 + 34 - 844 is where the rectangle ends at the home indicator.
      #expect(p.scrollView.headlessOffsetHistory.map(\.y) == [1492, 1190, 3, 1091])
      #expect(p.scrollView.offsetsSeenByOverride.suffix(4).map(\.y) == [1492, 1190, 3, 1091])
    }
  }
}
