import FilmstripKit
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

extension Sample {
  private static let lineDistance: CGFloat = 60

  /// Creates a picture of a device at a moment of a replay.
  ///
  /// A recording has no content, so lines at equal distances show how the content moves. Frames that
  /// no screen can have are left out.
  init(_ moment: ReplayMoment) {
    self.init()
    time = moment.time
    screen = moment.screen
    if let frame = moment.keyboard, frame.isDrawable { keyboard = frame }
    guard let geometry = moment.geometry, let window = geometry.windowInScreen,
      let frame = geometry.frameInWindow, window.isDrawable, frame.isDrawable,
      geometry.isDrawable
    else { return }
    let origin = window.origin
    keyboard = keyboard?.offsetBy(dx: -origin.x, dy: -origin.y)
    homeArea = geometry.safeArea.bottom
    scrollView = frame
    contentSize = geometry.contentSize
    contentOffset = geometry.bounds.origin
    contentInset = UIEdgeInsets(geometry.contentInset)
    adjustedContentInset = UIEdgeInsets(geometry.adjustedContentInset)
    verticalScrollIndicatorInsets = UIEdgeInsets(geometry.indicatorInset)
    if let bar = geometry.bar, bar.isDrawable { barOnKeyboard = bar }
    if moment.isDocked, let resting = moment.restingKeyboard, resting.isDrawable {
      let covered = frame.intersection(resting.offsetBy(dx: -origin.x, dy: -origin.y))
      if min(covered.width, covered.height) >= 1 { overlap = frame.maxY - covered.minY }
    }
    elements = lines(frame: frame, bounds: geometry.bounds)
    guard let responder = geometry.responder, responder.frame.isDrawable else { return }
    focus = responder.frame
    var element = Element(kind: .field, frame: responder.frame)
    element.isFirstResponder = true
    element.name = "\(responder.number)"
    elements.append(element)
  }

  private func lines(frame: CGRect, bounds: CGRect) -> [Element] {
    guard frame.height < 10_000 else { return [] }
    let first = max(0, (bounds.minY / Self.lineDistance).rounded(.down))
    let end = min(contentSize.height, bounds.maxY)
    return stride(from: first * Self.lineDistance, to: end, by: Self.lineDistance).map { y in
      let top = frame.minY + y - bounds.minY
      let line = CGRect(x: frame.minX, y: top, width: frame.width, height: Self.lineDistance)
      return Element(kind: .row, frame: line)
    }
  }
}

extension CGRect {
  fileprivate var isDrawable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) < 1e6 }
  }
}

extension Recording.Geometry {
  fileprivate var isDrawable: Bool {
    let insets = [contentInset, adjustedContentInset, indicatorInset, safeArea]
    let numbers = insets.flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
    return bounds.isDrawable
      && (numbers + [contentSize.width, contentSize.height]).allSatisfy { abs($0) < 1e6 }
  }
}
