import Judging
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

@MainActor protocol ActingScreen: UIViewController {
  /// Carries out the app's scrolls, and remembers the offset at which each has to end.
  var scrolls: AppScrolls { get }

  /// Performs an action of the app, and returns its description; nil if the action is impossible now.
  ///
  /// The share, from 0 to 1, selects a row, an amount or a variant of the action.
  func act(_ deed: AppAction.Deed, share: Double) -> String?
}

@MainActor final class AppScrolls {
  private var last: [ObjectIdentifier: AppScroll] = [:]
  private var endOfAnimation: [ObjectIdentifier: TimeInterval] = [:]

  /// The turn in which the app last focused a field, if UIKit reports its own scroll to that field
  /// too late for the coordinator.
  private var turnOfUnreportedFocus: Int?
  private var begunScrolls: (turn: Int, views: [ObjectIdentifier]) = (0, [])

  private var waitingCount = 0
  private var hasActedLater = false
  var isWaiting: Bool { waitingCount > 0 }

  func after(_ seconds: TimeInterval, on view: UIView, _ work: @escaping @MainActor () -> Void) {
    waitingCount += 1
    HeadlessDevice.current.clock.after(seconds) { [weak view] in
      self.waitingCount -= 1
      self.hasActedLater = true
      if view?.window != nil { work() }
    }
  }

  func completion(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    waitingCount += 1
    return {
      self.waitingCount -= 1
      self.hasActedLater = true
      work()
    }
  }

  func resetHasActed() -> Bool {
    defer { hasActedLater = false }
    return hasActedLater
  }

  func edit(_ field: UITextField) {
    let device = HeadlessDevice.current
    let count = device.keyboard.log.count
    field.becomeFirstResponder()
    let isReported = device.keyboard.log.count > count && device.options.tellsScrollAtOnce
    let turn = device.clock.turnCount
    turnOfUnreportedFocus = isReported ? nil : turn
    // The coordinator cannot tell a scroll in the turn of the focus from UIKit's own scroll.
    guard !isReported, begunScrolls.turn == turn else { return }
    for view in begunScrolls.views { last[view]?.mayBeUIKitsOwn = true }
  }

  func last(of view: UIScrollView) -> AppScroll? { last[ObjectIdentifier(view)] }

  func scroll(
    _ table: UITableView, to row: IndexPath, at position: UITableView.ScrollPosition,
    animated: Bool, isToEnd: Bool = false
  ) {
    let start = Start(table)
    table.scrollToRow(at: row, at: position, animated: animated)
    let rect = table.rectForRow(at: row)
    let visible = Visible(table, at: start.offset)
    let offset: CGFloat =
      switch position {
      case .top: rect.minY - visible.inset.top
      case .bottom: visible.offset(showingAtEnd: rect)
      case .middle: (rect.minY - visible.inset.top + visible.offset(showingAtEnd: rect)) / 2
      default: visible.offset(showing: rect)
      }
    // With `.none`, UIKit does nothing if the row is already visible.
    guard position != .none || offset != start.offset else { return }
    note(.init(offset: offset, isToEnd: isToEnd), of: table, from: start, animated: animated)
  }

  /// Scrolls a rectangle of the content into view.
  ///
  /// If the rectangle is already visible, UIKit does nothing, and a scroll in progress continues.
  func scroll(_ view: UIScrollView, toShow rect: CGRect, animated: Bool) {
    let start = Start(view)
    view.scrollRectToVisible(rect, animated: animated)
    let offset = Visible(view, at: start.offset).offset(showing: rect)
    guard offset != start.offset else { return }
    note(.init(offset: offset), of: view, from: start, animated: animated)
  }

  /// Scrolls to an offset, or to the nearest offset in range; `isToEnd` is true for a scroll to the
  /// end at which new rows appear.
  func scroll(_ view: UIScrollView, to offset: CGFloat, animated: Bool, isToEnd: Bool = false) {
    let start = Start(view)
    let target = Visible(view, at: start.offset).range.nearest(to: offset)
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: target), animated: animated)
    note(.init(offset: target, isToEnd: isToEnd), of: view, from: start, animated: animated)
  }

  func shift(_ view: UIScrollView, by distance: CGFloat) {
    let start = Start(view)
    let target = Visible(view, at: start.offset).range.nearest(to: start.offset + distance)
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: target), animated: false)
    note(.init(offset: target, shift: distance), of: view, from: start, animated: false)
  }

  private struct Destination {
    var offset: CGFloat
    var isToEnd = false
    var shift: CGFloat?
  }

  private static let duration = 0.3

  private func note(
    _ destination: Destination, of view: UIScrollView, from start: Start, animated: Bool
  ) {
    let visible = Visible(view, at: start.offset)
    let isFlipped = ScreenWitness.isFlipped(view)
    let end = isFlipped ? visible.range.lowerBound : visible.range.upperBound
    let target = visible.range.nearest(to: destination.offset)
    let now = HeadlessDevice.current.clock.now
    var scroll = AppScroll(
      time: now,
      offset: target,
      // A scroll to the newest row does not reach the end if a footer follows that row.
      isToEnd: destination.isToEnd && abs(target - end) < 0.5,
      contentHeight: view.contentSize.height,
      bottomInset: isFlipped ? visible.inset.top : visible.inset.bottom
    )
    scroll.shift = destination.shift
    scroll.rowCount = ScreenWitness.rowCount(of: view)
    scroll.isRounding =
      !destination.isToEnd && abs(target - start.offset) <= 1 / view.traitCollection.displayScale
    scroll.firstResponder = HeadlessDevice.current.keyboard.focus.map(ObjectIdentifier.init)
    scroll.mayBeUIKitsOwn =
      animated && turnOfUnreportedFocus == HeadlessDevice.current.clock.turnCount
    // A busy main thread delays a scroll by a hitch at most.
    let longestDelay = HeadlessDevice.current.roughness.mainThread.hitch.upperBound
    scroll.replacesOther =
      endOfAnimation[ObjectIdentifier(view)].map {
        now < $0 || (start.isScrolling && now < $0 + longestDelay)
      } ?? false
    endOfAnimation[ObjectIdentifier(view)] = animated ? now + Self.duration : nil
    last[ObjectIdentifier(view)] = scroll
    guard animated else { return }
    let turn = HeadlessDevice.current.clock.turnCount
    if begunScrolls.turn != turn { begunScrolls = (turn, []) }
    begunScrolls.views.append(ObjectIdentifier(view))
  }
}

/// The state of a view before the app's scroll.
@MainActor private struct Start {
  let offset: CGFloat
  /// True during an animated scroll of the app, or during UIKit's scroll to the focus, which may
  /// have replaced the app's scroll.
  let isScrolling: Bool

  init(_ view: UIScrollView) {
    offset = view.contentOffset.y
    isScrolling =
      view.headlessIsScrollingToFocus || (view.isScrollAnimating && !view.isDecelerating)
  }
}

/// The rectangle that UIKit treats as visible when the app scrolls.
@MainActor private struct Visible {
  let start: CGFloat
  let height: CGFloat
  let inset: UIEdgeInsets
  let range: ClosedRange<CGFloat>

  init(_ view: UIScrollView, at start: CGFloat) {
    self.start = start
    height = view.bounds.height
    inset = view.adjustedContentInset
    range = view.offsetsInRange
  }

  func offset(showingAtEnd rect: CGRect) -> CGFloat { rect.maxY - (height - inset.bottom) }

  func offset(showing rect: CGRect) -> CGFloat {
    let (first, last) = (offset(showingAtEnd: rect), rect.minY - inset.top)
    if rect.height > height - inset.top - inset.bottom { return first }
    return min(max(start, first), last)
  }
}
