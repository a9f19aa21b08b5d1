import CoreGraphics
import Testing

@testable import KeyboardScrolling

/// A field is lost, and revealed again, if something other than a scroll hides it.
struct SightTests {
  /// A field of 44 points, in a view whose part from 91 to 508 is visible.
  private func sight(
    field: CGFloat = 700, top: CGFloat? = nil, offset: CGFloat = 236, covered: CGFloat = 336,
    height: CGFloat = 844, inset: CGFloat = 91
  ) -> Sight {
    Sight(
      target: RevealTarget(extent: field...(field + 44)),
      top: top ?? field,
      metrics: ScrollMetrics(
        bounds: CGRect(x: 0, y: offset, width: 390, height: height),
        contentSize: CGSize(width: 390, height: 1600),
        adjustedInset: VerticalEdges(top: inset, bottom: max(34, covered)),
        systemInset: VerticalEdges(top: inset, bottom: max(34, covered)),
        covered: KeyboardOverlap(height: covered)
      )
    )
  }

  private func isLoss(_ now: Sight, since last: Sight, mayScrollToFocus: Bool = false) -> Bool {
    let cause = MovementCause(from: last.metrics, to: now.metrics)
    return now.isLoss(
      since: last, mayScrollToFocus: mayScrollToFocus, wasScrolled: cause == .userOrApp
    )
  }

  @Test
  func `222: a scroll that hides the field is no loss, but UIKit's own change of the offset is`() {
    #expect(!isLoss(sight(field: 720, offset: -91), since: sight()))
    #expect(!isLoss(sight(offset: -143, inset: 143), since: sight()))
    #expect(!isLoss(sight(offset: -91, covered: 380), since: sight()))
    // The scroll leaves the field visible, but the move of the field or the keyboard hides it.
    #expect(isLoss(sight(field: 820, offset: 300), since: sight()))
    #expect(isLoss(sight(offset: 250, covered: 380), since: sight()))
    // UIKit adapts the offset to new content or insets, and this change alone would hide the field.
    // Rows above the field are measured, a bar appears, or both.
    var measured = sight(field: 1200, offset: 736, covered: 380)
    measured.metrics.contentSize.height = 2100
    #expect(isLoss(measured, since: sight()))
    #expect(isLoss(sight(offset: -64, inset: 391), since: sight()))
    var both = sight(field: 1200, offset: 692, inset: 135)
    both.metrics.contentSize.height = 2100
    #expect(isLoss(both, since: sight()))
    // Content above the field shrinks so much that UIKit clamps the offset.
    var clamped = sight(field: 1010, offset: 552, covered: 346)
    clamped.metrics.contentSize.height = 1050
    #expect(isLoss(clamped, since: sight(field: 1500, offset: 1092)))
    // Content is laid out again for another size.
    var rotated = sight(field: 900, offset: 100)
    rotated.metrics.bounds.size.width = 844
    #expect(isLoss(rotated, since: sight()))
  }

  @Test
  func `a field is lost if the keyboard, a bar, the view or a layout hides over half a point`() {
    #expect(isLoss(sight(covered: 380), since: sight()))
    #expect(isLoss(sight(height: 800), since: sight()))
    // A bar above the field has grown.
    #expect(isLoss(sight(offset: 600, inset: 140), since: sight(offset: 600)))
    #expect(!isLoss(sight(field: 700.4), since: sight()))
    #expect(!isLoss(sight(field: 700.5), since: sight()))
    #expect(isLoss(sight(field: 700.75), since: sight()))
  }

  /// The field moves in the outer view: first by a scroll of the inner view, then by a layout.
  @Test func `a scroll of an inner view is not a loss, but a layout is`() {
    #expect(!isLoss(sight(field: 820, top: 700), since: sight()))
    #expect(isLoss(sight(field: 820, top: 820), since: sight()))
  }

  @Test func `while UIKit scrolls to the focus, a scroll that hides part of the field is a loss`() {
    #expect(isLoss(sight(offset: 216), since: sight(), mayScrollToFocus: true))
    #expect(!isLoss(sight(offset: 236.4), since: sight(), mayScrollToFocus: true))
  }

  @Test func `a part that was hidden before is not lost, nor a field with half a visible point`() {
    #expect(!isLoss(sight(field: 820, offset: 0), since: sight(offset: 0)))
    // 24 of 44 points are visible, then 14, and then more than before.
    #expect(isLoss(sight(field: 710, offset: 216), since: sight(offset: 216)))
    #expect(!isLoss(sight(field: 690, offset: 216), since: sight(offset: 216)))
    // A field of which half a point, or 0.75 points, were visible grows.
    for (field, expected) in [(743.5, false), (743.25, true)] as [(CGFloat, Bool)] {
      var grown = sight(field: field)
      grown.target = RevealTarget(extent: field...(field + 60))
      expectEqual(isLoss(grown, since: sight(field: field)), to: expected, note: "\(field)")
    }
  }

  @Test func `189: a hidden field is lost even if more of its companion becomes visible`() {
    // Of a button at 60 and a field at 700, only the field is visible.
    var last = sight()
    last.target = RevealTarget(extent: 700...744).joined(with: [60...104])
    // In a taller view, rows are added above the button and the field.
    var taller = sight(top: 820, height: 900)
    taller.target = RevealTarget(extent: 820...864).joined(with: [180...224])
    #expect(
      taller.target.visibleLength(in: taller.metrics) > last.target.visibleLength(in: last.metrics)
    )
    #expect(isLoss(taller, since: last))
    // In the opposite direction, the field stays visible.
    #expect(!isLoss(last, since: taller))
  }

  @Test func `a scroll changes only offsets`() {
    var last = sight()
    var now = sight(offset: 300)
    #expect(now.differsOnlyInOffsets(from: last))
    now.metrics.contentSize.height += 44
    #expect(!now.differsOnlyInOffsets(from: last))
    now = sight(offset: 300)
    now.size.height += 1
    #expect(!now.differsOnlyInOffsets(from: last))
    #expect(!sight(top: 820, offset: 300).differsOnlyInOffsets(from: last))
    // After this scroll by 64 points, a companion is in its place in the content, in its place on
    // the screen, or moved.
    last.companions = [600...644]
    let tops: [(CGFloat, Bool)] = [(600, true), (664, true), (536, false), (632, false)]
    for (top, isMoved) in tops {
      now = sight(offset: 300)
      now.companions = [top...(top + 44)]
      expectEqual(now.differsOnlyInOffsets(from: last), to: isMoved, note: "\(top)")
    }
  }

  @Test func `12: the field of a completely covered sheet is lost when the sheet moves up`() {
    let covered = sight(covered: 844)
    #expect(!isLoss(covered, since: covered))
    #expect(isLoss(sight(offset: 0), since: covered))
    // A sheet of which 0.75 points are visible is not completely covered.
    let low = sight(covered: 844 - 91 - 0.75)
    #expect(isLoss(low, since: covered) && !isLoss(low, since: low))
  }
}
