import KeyboardScrollingTesting
import UIKit

/// One change of a scroll view in a recording, and UIKit's reaction on the device.
struct GeometryStep: Equatable, Sendable {
  var time: TimeInterval
  var before: Recording.Geometry
  var after: Recording.Geometry
  var rule: ReplayRule

  /// Returns the changes of a recording that the headless UIKit, the stand-in, can repeat.
  ///
  /// In such a change, only one value differs: an inset, the view's height, or the content's height.
  /// No finger or animated scroll moves the content meanwhile.
  static func steps(of recording: Recording) -> [GeometryStep] {
    let changes = recording.entries.compactMap { entry in
      entry.geometry.map { (time: entry.time, geometry: $0) }
    }
    var lastMove = -TimeInterval.infinity
    return zip(changes, changes.dropFirst()).compactMap { before, after in
      let isCalm = after.time - lastMove > 0.5
      let moves = before.geometry.bounds.origin != after.geometry.bounds.origin
      if moves || after.geometry.isMoving { lastMove = after.time }
      guard isCalm, !before.geometry.isMoving, !after.geometry.isMoving,
        let rule = rule(from: before.geometry, to: after.geometry)
      else { return nil }
      return GeometryStep(
        time: after.time, before: before.geometry, after: after.geometry, rule: rule
      )
    }
  }

  private static func rule(
    from before: Recording.Geometry, to after: Recording.Geometry
  ) -> ReplayRule? {
    guard before.isJudged, after.isJudged, before.behavior == after.behavior,
      isClose(before.systemInset, after.systemInset)
    else { return nil }
    let top = after.contentInset.top - before.contentInset.top
    let bottom = after.contentInset.bottom - before.contentInset.bottom
    let height = after.bounds.height - before.bounds.height
    let content = after.contentSize.height - before.contentSize.height
    guard before.bounds.width == after.bounds.width,
      [top, bottom, height, content].count(where: { $0 != 0 }) == 1
    else { return nil }
    if top != 0 { return top > 0 ? .topInsetGrows : .topInsetShrinks }
    if bottom != 0 { return bottom > 0 ? .bottomInsetGrows : .bottomInsetShrinks }
    if height != 0 { return height > 0 ? .viewGrows : .viewShrinks }
    return content > 0 ? .contentGrows : .contentShrinks
  }

  private static func isClose(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
    abs(one.top - other.top) < 0.01 && abs(one.bottom - other.bottom) < 0.01
  }

  // MARK: Judging

  /// Compares the offset on the device with the offset in the stand-in.
  ///
  /// The app may have assigned the device's offset. So a difference is reported in two cases only: the
  /// offset changes only in the stand-in, or UIKit clamps the offset only on the device.
  func difference(standIn: CGFloat) -> ReplayDifference? {
    let (old, device) = (before.bounds.minY, after.bounds.minY)
    guard abs(device - standIn) > 0.5 else { return nil }
    let range = after.offsets
    let isAtAnEnd = min(abs(device - range.lowerBound), abs(device - range.upperBound)) <= 0.5
    let wasBeyond = old < range.lowerBound - 0.5 || old > range.upperBound + 0.5
    guard abs(device - old) <= 0.5 || (abs(standIn - old) <= 0.5 && isAtAnEnd && wasBeyond) else {
      return nil
    }
    return .numbers("content offset", at: time, device: device, standIn: standIn, rule)
  }
}

extension Recording.Geometry {
  /// True for a view in a window, without a transform and without extreme numbers.
  var isJudged: Bool {
    guard let frameInWindow, frameInWindow.isFinite, bounds.isFinite else { return false }
    let numbers = [
      contentSize.width, contentSize.height, contentInset.top, contentInset.bottom,
      adjustedContentInset.top, adjustedContentInset.bottom, bounds.minY, bounds.height,
    ]
    return frameInWindow.size == bounds.size && numbers.allSatisfy { abs($0) < 1e7 }
      && systemInset.top >= 0 && systemInset.bottom >= 0
  }

  var isMoving: Bool { isTracking || isDecelerating }

  var systemInset: UIEdgeInsets {
    UIEdgeInsets(
      top: adjustedContentInset.top - contentInset.top,
      left: adjustedContentInset.left - contentInset.left,
      bottom: adjustedContentInset.bottom - contentInset.bottom,
      right: adjustedContentInset.right - contentInset.right
    )
  }

  var offsets: ClosedRange<CGFloat> {
    let top = -adjustedContentInset.top
    let bottom = contentSize.height + adjustedContentInset.bottom - bounds.height
    return top...max(top, bottom)
  }
}
