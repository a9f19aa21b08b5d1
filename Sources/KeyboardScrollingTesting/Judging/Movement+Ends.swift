package import CoreGraphics

extension Movement {
  /// Returns the offsets at which content may end, after the smallest move or UIKit's own scroll to
  /// the first responder.
  package func ends(showing target: Rest.Target, from baseOffset: CGFloat) -> ClosedRange<CGFloat> {
    var ends = smallestMoves(showing: target, from: baseOffset)
    if let end = endBeforeKeyboard(showing: target) { ends = ends.joined(with: end) }
    if let end = endOfFirstLetter(showing: target, from: baseOffset) {
      ends = ends.joined(with: end)
    }
    let shrunk = before.contentHeight - after.contentHeight
    if before.target?.responder != target.responder, shrunk > 0 {
      // A message above the field can disappear after UIKit has scrolled to the field.
      ends = ends.joined(with: after.range.nearest(to: ends.upperBound + shrunk))
    }
    if viewMoves {
      // In a sheet, UIKit scrolls to the first responder before it moves the sheet.
      let moved = abs(before.frame.maxY - after.frame.maxY)
      ends = ends.joined(with: after.range.nearest(to: ends.upperBound + moved))
    }
    return endsOfMovedSheet(showing: target).reduce(ends) { $0.joined(with: $1) }
  }

  func smallestMoves(
    showing target: Rest.Target, from baseOffset: CGFloat
  ) -> ClosedRange<CGFloat> {
    let moves = [target.extent, target.joined].flatMap { extent in
      [
        (extent, after.covered),
        (extent.padded(by: padding), max(after.covered, after.bottomInset)),
      ].map { extent, hidden in
        after.ends(showing: extent, around: target.extent, hidden: hidden, from: baseOffset)
      }
    }
    return moves.dropFirst().reduce(moves[0]) { $0.joined($1) }
  }

  /// Returns the end of UIKit's own scroll to the first responder; nil if the target is hidden
  /// there.
  ///
  /// That scroll uses the inset from before the keyboard changes.
  private func endBeforeKeyboard(showing target: Rest.Target) -> CGFloat? {
    guard
      before.target?.responder != target.responder || before.keyboard != after.keyboard
        || abs(before.covered - after.covered) > Self.tolerance
    else { return nil }
    let end = before.ends(
      showing: target.extent, around: target.extent, hidden: before.bottomInset, from: start
    )
    .lowerBound
    // UIKit's destination does not change when the inset shrinks during the scroll.
    return after.shows(target.extent, at: end) ? end : nil
  }

  /// Returns the end of a reveal for the previous caret; nil if the new caret is hidden there.
  private func endOfFirstLetter(showing target: Rest.Target, from baseOffset: CGFloat) -> CGFloat? {
    guard isTyping, let old = before.target else { return nil }
    let ends = after.ends(
      showing: old.extent.padded(by: padding), around: old.extent,
      hidden: max(after.covered, after.bottomInset), from: baseOffset
    )
    return after.shows(target.extent, at: ends.lowerBound) ? ends.lowerBound : nil
  }

  /// Returns the offsets at which a reveal may end in a sheet that moves up.
  ///
  /// UIKit scrolls for the sheet's old position, and thus further than the new position needs.
  private func endsOfMovedSheet(showing target: Rest.Target) -> [CGFloat] {
    guard topMoves else { return [] }
    let room = after.frame.maxY - after.covered - before.frame.minY
    // If the target was too tall at the old position, UIKit aligned the target's start with the top
    // edge.
    let start = target.extent.lowerBound - after.topInset
    return [target.extent.upperBound - room, target.extent.upperBound + padding - room]
      .map { min($0, start) }
      .filter { after.range.contains($0) && after.shows(target.extent, at: $0) }
  }
}
