import Foundation
import MovementJudging
import UIKit

/// A screen whose app acts by itself.
@MainActor
protocol ActingScreen: UIViewController {
  /// The app's own scrolls, which have to arrive.
  var scrolls: AppScrolls { get }

  /// Does something.
  ///
  /// - Parameters:
  ///   - deed: What to do.
  ///   - share: From 0 to 1: picks a place, an amount or a way.
  /// - Returns: What was done, in a few words; nil if it cannot be done now.
  func act(_ deed: AppAction.Deed, share: Double) -> String?
}

/// Scrolls for an app, by UIKit's methods, and remembers where it has sent its content.
@MainActor
final class AppScrolls {
  private var last: [ObjectIdentifier: AppScroll] = [:]

  /// What is still to be done a little later.
  private var waitingCount = 0
  private var hasActedLater = false
  var isWaiting: Bool { waitingCount > 0 }

  /// Does something a little later, if a view is still on the screen then.
  func after(
    _ seconds: TimeInterval,
    on view: UIView,
    _ work: @escaping @MainActor () -> Void
  ) {
    waitingCount += 1
    HeadlessDevice.current.clock.after(seconds) { [weak view] in
      self.waitingCount -= 1
      self.hasActedLater = true
      if view?.window != nil { work() }
    }
  }

  /// Returns whether something was done later since the last question.
  func hasActed() -> Bool {
    defer { hasActedLater = false }
    return hasActedLater
  }

  /// Returns the last scroll of a view.
  func last(of view: UIScrollView) -> AppScroll? { last[ObjectIdentifier(view)] }

  /// Scrolls to a row.
  func scroll(
    _ table: UITableView,
    to row: IndexPath,
    at position: UITableView.ScrollPosition,
    animated: Bool
  ) {
    let start = table.contentOffset.y
    table.scrollToRow(at: row, at: position, animated: animated)
    let rect = table.rectForRow(at: row)
    let visible = Visible(table, at: start)
    let offset: CGFloat =
      switch position {
      case .top: rect.minY - visible.inset.top
      case .bottom: visible.offset(showingAtEnd: rect)
      case .middle: (rect.minY - visible.inset.top + visible.offset(showingAtEnd: rect)) / 2
      default: visible.offset(showing: rect)
      }
    note(offset, of: table, from: start)
  }

  /// Scrolls a rectangle of the content into sight.
  func scroll(_ view: UIScrollView, toShow rect: CGRect, animated: Bool) {
    let start = view.contentOffset.y
    view.scrollRectToVisible(rect, animated: animated)
    note(Visible(view, at: start).offset(showing: rect), of: view, from: start)
  }

  /// Scrolls to an offset in range.
  func scroll(_ view: UIScrollView, to offset: CGFloat, animated: Bool) {
    let start = view.contentOffset.y
    let target = Visible(view, at: start).range.clamped(offset)
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: target), animated: animated)
    note(target, of: view, from: start)
  }

  private func note(_ offset: CGFloat, of view: UIScrollView, from start: CGFloat) {
    let visible = Visible(view, at: start)
    let target = visible.range.clamped(offset)
    let isTurnedOver = ScreenWitness.isTurnedOver(view)
    let end = isTurnedOver ? visible.range.lowerBound : visible.range.upperBound
    last[ObjectIdentifier(view)] = AppScroll(
      time: HeadlessDevice.current.clock.now,
      offset: target,
      isToEnd: abs(target - end) < 0.5,
      contentHeight: view.contentSize.height,
      bottomInset: isTurnedOver ? visible.inset.top : visible.inset.bottom
    )
  }
}

/// What UIKit counts as visible when an app asks it to scroll.
@MainActor
private struct Visible {
  let start: CGFloat
  let height: CGFloat
  let inset: UIEdgeInsets
  let range: ClosedRange<CGFloat>

  init(_ view: UIScrollView, at start: CGFloat) {
    self.start = start
    height = view.bounds.height
    inset = view.adjustedContentInset
    let end = view.contentSize.height + inset.bottom - height
    range = -inset.top...max(-inset.top, end)
  }

  func offset(showingAtEnd rect: CGRect) -> CGFloat { rect.maxY - (height - inset.bottom) }

  /// The smallest move.
  func offset(showing rect: CGRect) -> CGFloat {
    let (first, last) = (offset(showingAtEnd: rect), rect.minY - inset.top)
    if rect.height > height - inset.top - inset.bottom { return first }
    return min(max(start, first), last)
  }
}

extension ClosedRange<CGFloat> {
  fileprivate func clamped(_ value: CGFloat) -> CGFloat {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
