import UIKit

/// One managed scroll view: reads it, gets a plan from ``InsetState``, and carries out the plan.
@MainActor
final class ManagedScrollView {
  private(set) weak var scrollView: UIScrollView?
  weak var owner: KeyboardScrollCoordinator?
  weak var bar: UIView? {
    didSet { configurationChanged() }
  }
  var configuration: KeyboardScrollCoordinator.Configuration {
    didSet { configurationChanged() }
  }
  /// The last report; nil before the first one.
  var adjustment: KeyboardScrollCoordinator.Adjustment?

  var state = InsetState()
  /// What the last update found, and decided.
  var coverage = KeyboardCoverage(reason: .notInWindow)
  /// The system inset that the last update is based on, in points.
  var systemInset: CGFloat = 0
  /// Re-entrancy: see `ManagedScrollView+Writing.swift`.
  var writeState = WriteState.idle
  var lastLook = LookState.none
  /// How much of the first responder was visible at the last look; nil if that is unknown.
  var sight: Sight?
  /// Who scrolled the content at the last look.
  private(set) var scroller = Scroller.nobody
  /// True if UIKit scrolled to the focus at the last look at the first responder.
  var wasScrolledBySystem = false
  /// True from the look at the end of a turn until turns are no longer looked at.
  private var isLookedAt = false
  private var barExpectation = BarExpectation()
  /// While the view is looked at again only when it is in a window: a closure that ends the wait.
  private var stopAwaitingWindow: MainRunLoop.Work? {
    didSet { oldValue?() }
  }
  /// A movement of the content in frames; see `ManagedScrollView+Moving.swift`.
  var movement: OffsetAnimation?

  /// Whether a write is under way, and whether management has ended.
  enum WriteState {
    case idle, writing, stoppedWhileWriting, stopped
  }

  /// The circumstances of a look or an update.
  struct Occasion {
    /// The position of the keyboard on the view's screen.
    var position = KeyboardPosition.unknown
    /// The present time; not used when adjustments are removed.
    var time: TimeInterval = 0
    var timing = AnimationTiming.none
    /// The top of the bar that is expected, in points, on the screen; nil if it is to be measured.
    var expectedBarTop: CGFloat?
  }

  /// The last look at the view in a window.
  enum LookState {
    /// No look since the view entered its window, or was managed.
    case none
    case current(ScrollSnapshot)
    /// The look at the end of a turn found a difference; the next turn updates the view.
    case outdated(ScrollSnapshot)

    var last: ScrollSnapshot? {
      switch self {
      case .none: nil
      case .current(let last), .outdated(let last): last
      }
    }
  }

  /// The values that a report compares, in points.
  struct Values {
    var contentInset: UIEdgeInsets
    var indicatorInsets: UIEdgeInsets
    /// The destination while a movement is under way.
    var contentOffset: CGPoint
    /// The height of a pixel of the screen, in points.
    var pixel: CGFloat

    func isSame(as other: Values) -> Bool {
      contentInset == other.contentInset && indicatorInsets == other.indicatorInsets
        && contentOffset.x.isSameOffset(as: other.contentOffset.x, pixel: pixel)
        && contentOffset.y.isSameOffset(as: other.contentOffset.y, pixel: pixel)
    }
  }

  init(_ scrollView: UIScrollView, configuration: KeyboardScrollCoordinator.Configuration) {
    self.scrollView = scrollView
    self.configuration = configuration
  }

  private func configurationChanged() {
    state.limit.reset()
    lastLook = .none
  }

  /// The present values; nil if the scroll view was deallocated.
  var values: Values? {
    guard let scrollView else { return nil }
    let offset = scrollView.contentOffset
    return Values(
      contentInset: scrollView.contentInset,
      indicatorInsets: scrollView.verticalScrollIndicatorInsets,
      contentOffset: CGPoint(x: offset.x, y: destination ?? offset.y),
      pixel: scrollView.window?.pixel ?? 1
    )
  }

  /// True while the view needs looks at the end of turns, even without a keyboard.
  var needsLooks: Bool {
    (state.isAdjusted || hasBar || keepsDistance || scroller != .nobody)
      && stopAwaitingWindow == nil
  }

  /// True for a view that keeps its distance to the end, whoever moves its edge.
  private var keepsDistance: Bool {
    configuration.keepsDistanceToEnd || lastLook.last?.place.facingEdge == .top
  }

  var hasBar: Bool { bar != nil }

  /// The scroll view; nil outside a window.
  var viewInWindow: UIScrollView? { scrollView?.window == nil ? nil : scrollView }

  // MARK: Looking

  /// Checks the view at the end of a turn without writing, and returns whether it has to be
  /// updated.
  func needsUpdate(at scrollView: UIScrollView, in window: UIWindow?, on occasion: Occasion) -> Bool
  {
    guard let window else { return needsUpdateOutsideWindow(scrollView, on: occasion) }
    stopAwaitingWindow = nil
    guard case .current(let last) = lastLook else { return true }
    let snapshot = snapshot(of: scrollView, in: window, on: occasion)
    barExpectation.measure(top: snapshot.barTopInScreen, keyboard: snapshot.keyboard)
    isLookedAt = true
    if snapshot.isScrolledByUser { state.nothingIsDueAtRest() }
    let isInPlace = state.placeAtRest(snapshot, configuration) == nil
    let isSame =
      !state.limit.beginSecond(at: occasion.time) && !snapshot.differs(from: last)
    if isSame { state.contentRests(at: snapshot.bounds.minY) }
    if coverage.reason == .waiting {
      guard !snapshot.isHeldByUser, !scrollView.isLeaving else { return false }
    } else {
      guard !isSame || !isInPlace else { return false }
    }
    lastLook = .outdated(last)
    return true
  }

  private func needsUpdateOutsideWindow(
    _ scrollView: UIScrollView,
    on occasion: Occasion
  ) -> Bool {
    lastLook = .none
    state.contentRests(at: nil)
    guard state.isAdjusted, isCoveredByKeyboard else {
      // On a tab that is not shown, a bar changes nothing. Each turn of the other tabs would be
      // looked at for it.
      if occasion.position == .hidden || occasion.position == .unknown { awaitWindow() }
      return false
    }
    // The keyboard was hidden while the user held the content.
    return occasion.position == .hidden && !scrollView.isScrolledByUser && !scrollView.isLeaving
  }

  private func awaitWindow() {
    guard stopAwaitingWindow == nil, let owner, let scrollView else { return }
    stopAwaitingWindow = owner.environment.runLoop.awaitWindow(scrollView) { [weak self] in
      guard let self else { return }
      stopAwaitingWindow = nil
      self.owner?.observeTurns(for: self)
    }
  }

  /// Handles the end of the looks: nothing is known any more about the turn before an update.
  func looksEnded() { isLookedAt = false }

  /// Finds out who scrolls the content, and ends UIKit's own scroll to the focus where the content
  /// goes elsewhere.
  ///
  /// It ends as soon as it is seen, because nothing tells when a scroll of the app's replaces it.
  func lookAtScroller() {
    guard let scrollView, let owner else { return }
    scroller = owner.environment.scrolls.scroller(of: scrollView, after: scroller)
    let isWanted = configuration.revealsFirstResponder && owner.revealState.wanted != nil
    guard scroller == .system, isWanted || destination != nil else { return }
    ScrollAnimations.end(in: scrollView)
    scroller = .nobody
  }

  func snapshot(
    of scrollView: UIScrollView,
    in window: UIWindow,
    on occasion: Occasion
  ) -> ScrollSnapshot {
    lookAtScroller()
    var snapshot = scrollView.snapshot(in: window, bar: bar, last: lastLook.last)
    snapshot.keyboard = occasion.position
    if let destination { snapshot.bounds.origin.y = destination }
    snapshot.isScrolledByApp = scroller == .app
    if isLookedAt, let last = lastLook.last {
      snapshot.isGrown =
        snapshot.contentSize.height > last.contentSize.height + CGFloat.insetTolerance
    }
    snapshot.isBarWithoutKeys = owner?.environment.keyboard.isBarWithoutKeys == true
    let keyboard = owner?.environment.keyboard
    snapshot.isAfterFinger = keyboard?.isCarried == true || keyboard?.isAfterCarried == true
    if snapshot.isHorizontalOnly {
      let responder = owner?.environment.focus.firstResponder
      snapshot.containsFocus = responder.map { isInnermost(around: $0) } ?? false
    }
    if let top = snapshot.barTopInScreen, let last = topOfCarriedBar(at: occasion.position) {
      snapshot.barTopInScreen = min(top, last)
    }
    if let top = occasion.expectedBarTop { snapshot.barTopInScreen = top }
    return snapshot
  }

  /// Returns the top of the bar that is expected with an announced position of the keyboard, in
  /// points, on the screen; nil if it has to be measured at the end of the turn.
  func expectedBarTop(with position: KeyboardPosition) -> CGFloat? {
    guard let bar, !bar.isHidden, let window = scrollView?.window, bar.window === window,
      owner?.environment.keyboard.isCarried == false
    else { return nil }
    let top = bar.convert(bar.bounds.origin, to: window.screenSpace).y
    return barExpectation.expect(top: top, with: position) { Self.line(below: bar, $0, in: window) }
  }

  /// The top of a docked keyboard, or the end of the safe area around the bar, on the screen; nil
  /// with a keyboard that is not docked.
  private static func line(
    below bar: UIView,
    _ keyboard: KeyboardPosition,
    in window: UIWindow
  ) -> CGFloat? {
    guard let container = bar.superview else { return nil }
    let end = CGPoint(x: 0, y: container.bounds.maxY - container.safeAreaInsets.bottom)
    let safe = container.convert(end, to: window.screenSpace).y
    let screen = window.screenSpace.bounds
    guard case .visible(let frame, _) = keyboard, frame.minY < screen.maxY else { return safe }
    return frame.maxY >= screen.maxY - 1 ? min(safe, frame.minY) : nil
  }

  /// Returns whether the view contains another one, and no managed view between them makes room.
  private func isInnermost(around view: UIView) -> Bool {
    var innermost: ManagedScrollView?
    owner?.environment.managedViews.forEachView(around: view) { managed in
      guard managed === self || managed.coverage.reason != .doesNotScroll else { return }
      innermost = innermost ?? managed
    }
    return innermost === self
  }

  /// The upper edge of a bar that a finger carries down with the keyboard, at the last look before;
  /// nil without one.
  private func topOfCarriedBar(at position: KeyboardPosition) -> CGFloat? {
    guard let last = lastLook.last, position == last.keyboard,
      owner?.environment.keyboard.isCarried == true
    else { return nil }
    return last.barTopInScreen
  }
}
