import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

@Suite("TargetSight", .tags(.state))
struct TargetSightTests {
  /// 91 to 508 of an iPhone 14 are visible.
  private func metrics(
    offset: CGFloat,
    covered: CGFloat = 336,
    content: CGFloat = 1600,
    top: CGFloat = 91
  ) -> ScrollMetrics {
    ScrollMetrics(
      bounds: CGRect(x: 0, y: offset, width: 390, height: 844),
      contentSize: CGSize(width: 390, height: content),
      adjustedInset: VerticalEdges(top: top, bottom: max(34, covered)),
      systemInset: VerticalEdges(top: top, bottom: max(34, covered)),
      covered: KeyboardOverlap(height: covered)
    )
  }

  private let field = RevealTarget(extent: 700...744)

  @Test func `151: content that grows above the field loses it`() {
    let sight = TargetSight(of: field, in: metrics(offset: 236))
    #expect(sight.isLost(RevealTarget(extent: 820...864), in: metrics(offset: 236)))
  }

  @Test func `a keyboard that grows over the field loses it`() {
    let sight = TargetSight(of: field, in: metrics(offset: 191, covered: 291))
    #expect(sight.isLost(field, in: metrics(offset: 191)))
  }

  @Test func `a scroll is no loss`() {
    let sight = TargetSight(of: field, in: metrics(offset: 236))
    #expect(!sight.isLost(field, in: metrics(offset: 0)))
  }

  @Test func `a scroll of UIKit's goes on after the keyboard has come to rest`() {
    /// Whether a move found a while after the last one is attributed to UIKit.
    func isSystem(after seconds: TimeInterval) -> Bool {
      var sight = TargetSight(of: field, in: metrics(offset: 236))
      sight.contentWasFound(in: metrics(offset: 230), isGeometrySame: true, isSettling: true, at: 5)
      sight = TargetSight(of: field, in: metrics(offset: 230), after: sight)
      #expect(!sight.isMovedBySystem)
      let (now, found) = (5 + seconds, metrics(offset: 180))
      sight.contentWasFound(in: found, isGeometrySame: true, isSettling: false, at: now)
      #expect(sight.isLost(field, in: found) == sight.isMovedBySystem)
      return sight.isMovedBySystem
    }
    #expect(isSystem(after: 0))
    #expect(isSystem(after: 0.09))
    // After a rest, the next move is attributed to the user.
    #expect(!isSystem(after: 0.11))
  }

  @Test func `a part that was scrolled away before is not lost again`() {
    var sight = TargetSight(of: field, in: metrics(offset: 236))
    sight.contentWasFound(in: metrics(offset: 0), isGeometrySame: true, isSettling: false, at: 0)
    #expect(!sight.isLost(RevealTarget(extent: 820...864), in: metrics(offset: 0)))
  }

  @Test func `a visible part that is covered is lost as well`() {
    var sight = TargetSight(of: field, in: metrics(offset: 236))
    // 24 of 44 points show.
    sight.contentWasFound(in: metrics(offset: 216), isGeometrySame: true, isSettling: false, at: 0)
    #expect(sight.isLost(RevealTarget(extent: 710...754), in: metrics(offset: 216)))
    #expect(!sight.isLost(RevealTarget(extent: 690...734), in: metrics(offset: 216)))
  }

  @Test func `a loss by a scroll in the same update as a change of geometry is not counted`() {
    let sight = TargetSight(of: field, in: metrics(offset: 236))
    // At 236 the content that has grown below would still show the field.
    #expect(!sight.isLost(field, in: metrics(offset: 0, content: 2000)))
  }

  @Test func `149: UIKit's clamp does not count as a scroll`() {
    var sight = TargetSight(of: field, in: metrics(offset: 236, content: 900))
    // The app assigns its inset: the range ends at 90.
    sight.contentWasFound(
      in: metrics(offset: 90, covered: 0, content: 900),
      isGeometrySame: false,
      isSettling: false,
      at: 0
    )
    #expect(sight.isLost(field, in: metrics(offset: 90, content: 900)))
  }

  @Test func `UIKit's move along with the inset at the top is no scroll`() {
    var sight = TargetSight(of: field, in: metrics(offset: 236))
    // A bar of 50 comes in at the top.
    let moved = metrics(offset: 186, top: 141)
    sight.contentWasFound(in: moved, isGeometrySame: false, isSettling: false, at: 0)
    #expect(sight.isLost(field, in: moved))
    var scrolled = TargetSight(of: field, in: metrics(offset: 236))
    let elsewhere = metrics(offset: 150, top: 141)
    scrolled.contentWasFound(in: elsewhere, isGeometrySame: false, isSettling: false, at: 0)
    #expect(!scrolled.isLost(field, in: elsewhere))
  }

  @Test(arguments: [true, false])
  func `UIKit's scroll while the keyboard moves is no scroll`(_ isGeometrySame: Bool) {
    var sight = TargetSight(of: field, in: metrics(offset: 236))
    // UIKit computed it for the view without the keyboard.
    let found = metrics(offset: -91)
    sight.contentWasFound(in: found, isGeometrySame: isGeometrySame, isSettling: true, at: 0)
    #expect(sight.isMovedBySystem)
    #expect(sight.isLost(field, in: found))
  }

  @Test func `a scroll that ends outside the range is UIKit's, also later`() {
    // The range is -91 to 92.
    var sight = TargetSight(
      of: RevealTarget(extent: 70...114),
      in: metrics(offset: 0, content: 600)
    )
    let found = metrics(offset: 200, content: 600)
    sight.contentWasFound(in: found, isGeometrySame: true, isSettling: false, at: 0)
    #expect(sight.isLost(RevealTarget(extent: 70...114), in: found))
  }

  @Test func `a scroll of UIKit's that leaves the field in sight loses nothing`() {
    var sight = TargetSight(of: field, in: metrics(offset: 236))
    let found = metrics(offset: 300)
    sight.contentWasFound(in: found, isGeometrySame: true, isSettling: true, at: 0)
    #expect(!sight.isLost(field, in: found))
  }

  @Test func `a move back from a pull beyond the start is no scroll`() {
    // A header above the content that stays in sight during a pull of 50 below insets of 200.
    let header = RevealTarget(extent: -44...0)
    var sight = TargetSight(of: header, in: metrics(offset: -250, top: 200))
    let back = metrics(offset: -141, top: 141)
    sight.contentWasFound(in: back, isGeometrySame: false, isSettling: false, at: 0)
    #expect(sight.isLost(header, in: back))
  }

  @Test func `content that was beyond its end is brought back`() {
    let row = RevealTarget(extent: 181...215)
    // Content of 308 does not scroll in 844, but would in 120.
    var sight = TargetSight(of: row, in: metrics(offset: 121, content: 308))
    var back = metrics(offset: 0, covered: 0, content: 308, top: 0)
    back.bounds.size.height = 120
    sight.contentWasFound(in: back, isGeometrySame: false, isSettling: false, at: 0)
    #expect(sight.isMovedBySystem)
    #expect(sight.isLost(row, in: back))
  }

  @Test func `content under the app's own inset counts as visible`() {
    func metrics(offset: CGFloat) -> ScrollMetrics {
      var metrics = self.metrics(offset: offset, covered: 100)
      metrics.adjustedInset.bottom += 700
      return metrics
    }
    #expect(metrics(offset: 236).visibleHeight == 0)
    var sight = TargetSight(of: field, in: metrics(offset: 236))
    let found = metrics(offset: 700)
    sight.contentWasFound(in: found, isGeometrySame: true, isSettling: true, at: 0)
    #expect(sight.isLost(field, in: found))
  }

  @Test func `a scroll from either end of the content is one while geometry changes`() {
    let first = RevealTarget(extent: 0...44)
    var start = TargetSight(of: first, in: metrics(offset: -91))
    let further = metrics(offset: 100, covered: 291)
    start.contentWasFound(in: further, isGeometrySame: false, isSettling: false, at: 0)
    #expect(!start.isLost(first, in: further))
    // 900 + 34 - 844.
    let last = RevealTarget(extent: 856...900)
    var end = TargetSight(of: last, in: metrics(offset: 90, covered: 0, content: 900))
    let back = metrics(offset: 0, covered: 0, content: 900, top: 141)
    end.contentWasFound(in: back, isGeometrySame: false, isSettling: false, at: 0)
    #expect(!end.isLost(last, in: back))
  }

  @Test func `a move of the coordinator's with an inset is no scroll`() {
    var sight = TargetSight(of: field, in: metrics(offset: 236))
    sight.contentWasMovedWithInset()
    #expect(sight.isLost(field, in: metrics(offset: 0)))
  }

  @Test func `a change of geometry that moves nothing leaves a later scroll one`() {
    var sight = TargetSight(of: field, in: metrics(offset: 236))
    sight.contentWasFound(
      in: metrics(offset: 236, content: 2000),
      isGeometrySame: false,
      isSettling: false,
      at: 0
    )
    #expect(!sight.isLost(field, in: metrics(offset: 0, content: 2000)))
  }

  @Test func `a view that comes out from under the keyboard shows the field`() {
    // 753 of 844 are left below the bar.
    let covered = TargetSight(of: field, in: metrics(offset: 0, covered: 753))
    #expect(covered.isLost(field, in: metrics(offset: 0)))
    #expect(covered.isLost(field, in: metrics(offset: 0, covered: 752)))
    // Nothing can be shown yet.
    #expect(!covered.isLost(field, in: metrics(offset: 100, covered: 753)))
    // A part could be shown, but the user scrolled the field away.
    let barely = TargetSight(of: field, in: metrics(offset: 0, covered: 752))
    #expect(!barely.isLost(field, in: metrics(offset: 0)))
  }

  @Test func `less than half a point is ignored`() {
    let sight = TargetSight(of: field, in: metrics(offset: 236))
    #expect(!sight.isLost(RevealTarget(extent: 700.4...744.4), in: metrics(offset: 236)))
    #expect(sight.isLost(RevealTarget(extent: 700.75...744.75), in: metrics(offset: 236)))
    // At 192 the field begins where the keyboard does.
    let below = RevealTarget(extent: 710...754)
    for (shown, isLost) in [(0.4, false), (0.75, true)] as [(CGFloat, Bool)] {
      let metrics = metrics(offset: 192 + shown)
      #expect(TargetSight(of: field, in: metrics).isLost(below, in: metrics) == isLost)
    }
  }
}
