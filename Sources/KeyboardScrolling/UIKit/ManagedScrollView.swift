import UIKit

/// One managed scroll view: reads it, asks ``InsetState``, and carries out the plan.
@MainActor
final class ManagedScrollView {
  private(set) weak var scrollView: UIScrollView?
  weak var owner: KeyboardScrollCoordinator?
  private weak var bar: UIView?
  private(set) var configuration: KeyboardScrollCoordinator.Configuration
  /// How often a configuration was put in force.
  private(set) var configurationNumber = 0

  var state = InsetState()
  /// Re-entrancy: see `ManagedScrollView+Writing.swift`.
  var phase = Phase.idle
  var look = LookState.none
  var sight = Sight.unknown
  /// The height of the bar above what it stands on, in points, as the end of the last turn has found
  /// it; nil before that.
  private(set) var barHeight: CGFloat?
  /// An animated scroll of ours, until it should have ended.
  var scroll: (destination: CGFloat, end: TimeInterval)?

  /// Whether a write is under way, and whether management has ended.
  enum Phase {
    case idle, writing, stoppedWhileWriting, stopped
  }

  /// When a view is looked at, and how a change is made.
  struct Occasion {
    /// Where the keyboard is on the view's screen.
    var position = KeyboardPosition.unknown
    var firstResponder: UIView?
    /// The present time; it does not matter for a change that is taken back.
    var time: TimeInterval = 0
    var timing = AnimationTiming.none
    /// True while UIKit itself may have scrolled to the focus since the last look.
    var isSettling = false
    /// False where the content has been moved already, or not yet.
    var movesContent = true
  }

  /// What a look saw of the view, and what came of it.
  struct Look {
    var snapshot: ScrollSnapshot
    var position: KeyboardPosition
    var coverage: KeyboardCoverage
    var systemInset: CGFloat
  }

  /// The last look at the view in a window.
  enum LookState {
    /// No look since the view came into its window, or was managed.
    case none
    case current(Look)
    /// The end of a turn found a difference, which the next turn acts on.
    case outdated(Look)

    var last: Look? {
      switch self {
      case .none: nil
      case .current(let look), .outdated(let look): look
      }
    }
  }

  /// How much of the first responder was in sight.
  enum Sight {
    case unknown
    case measured(TargetSight)
    /// Something has changed since.
    case outdated(TargetSight)

    var last: TargetSight? {
      switch self {
      case .unknown: nil
      case .measured(let sight), .outdated(let sight): sight
      }
    }
  }

  /// What an update saw and found.
  struct Update {
    var coverage: KeyboardCoverage
    /// The system inset that the update is based on, in points.
    var systemInset: CGFloat
    var contentInsetBefore: UIEdgeInsets
    var indicatorInsetsBefore: UIEdgeInsets
    var contentOffsetBefore: CGPoint
    /// True when the keyboard covers a part of the view, and covered none before.
    var isNewlyCovered = false
  }

  init(_ scrollView: UIScrollView, configuration: KeyboardScrollCoordinator.Configuration) {
    self.scrollView = scrollView
    self.configuration = configuration
  }

  /// Puts another bar and configuration in force, with the next update.
  func configure(_ configuration: KeyboardScrollCoordinator.Configuration, bar: UIView?) {
    self.configuration = configuration
    configurationNumber += 1
    self.bar = bar
    barHeight = nil
    state.configurationChanged()
    look = .none
  }

  /// The last look as an update that changes nothing; nil without a look.
  var lastUpdate: Update? {
    guard let scrollView else { return nil }
    guard let last = look.last else {
      return makeUpdate(KeyboardCoverage(reason: .notInWindow), of: scrollView)
    }
    return makeUpdate(last.coverage, systemInset: last.systemInset, of: scrollView)
  }

  /// Returns an update that has not changed anything yet.
  func makeUpdate(
    _ coverage: KeyboardCoverage,
    systemInset: CGFloat = 0,
    of scrollView: UIScrollView
  ) -> Update {
    Update(
      coverage: coverage,
      systemInset: systemInset,
      contentInsetBefore: scrollView.contentInset,
      indicatorInsetsBefore: scrollView.verticalScrollIndicatorInsets,
      contentOffsetBefore: contentOffset(of: scrollView)
    )
  }

  /// True while the end of turns has to be observed for the view, whatever the keyboard does.
  var needsLooks: Bool { state.isAdjusted || bar != nil }

  /// The vertical content offset that an animated scroll of ours will end at, in points.
  var scrollDestination: CGFloat? { scroll?.destination }

  /// Returns the content offset, in points; the destination while an animated scroll of ours runs.
  func contentOffset(of scrollView: UIScrollView) -> CGPoint {
    CGPoint(x: scrollView.contentOffset.x, y: scrollDestination ?? scrollView.contentOffset.y)
  }

  // MARK: Looking

  /// Looks at the view at the end of a turn, and writes nothing.
  func lookAtEndOfTurn(_ occasion: Occasion) -> Bool {
    guard let scrollView, phase == .idle else { return false }
    guard let window = scrollView.window else {
      look = .none
      // The keyboard has gone while a finger held the content.
      return state.isAdjusted && occasion.position == .hidden
        && !scrollView.isScrolledByUser && !scrollView.isLeavingInteractively
    }
    state.turnEnded()
    guard case .current(let last) = look else { return true }
    let snapshot = snapshot(of: scrollView, in: window, on: occasion)
    let barHeight = snapshot.barHeight(on: last.coverage.keyboardHeight)
    let isSame =
      !state.beginSecondAttempt(at: occasion.time)
      && !snapshot.differs(from: last.snapshot) && occasion.position == last.position
      && barHeight.isClose(to: self.barHeight ?? barHeight)
    self.barHeight = barHeight
    noteOffset(snapshot, isGeometrySame: isSame, occasion)
    switch last.coverage.reason {
    case .waitsForScrolling where snapshot.isScrolledByUser: return false
    case .waitsForTransition where scrollView.isLeavingInteractively: return false
    case .waitsForScrolling, .waitsForTransition: break
    default: guard !isSame else { return false }
    }
    look = .outdated(last)
    outdateSight()
    return true
  }

  /// Records who has scrolled: UIKit while it settles, otherwise the user.
  private func noteOffset(
    _ snapshot: ScrollSnapshot,
    isGeometrySame: Bool,
    _ occasion: Occasion
  ) {
    let metrics = snapshot.metrics(covered: state.overlap)
    state.contentWasFound(snapshot, configuration, isSettling: occasion.isSettling)
    // What was measured before a change is kept for the comparison after it.
    guard var measured = sight.last else { return }
    let isOutdated = if case .outdated = sight { true } else { false }
    measured.contentWasFound(
      in: metrics,
      isGeometrySame: isGeometrySame && !isOutdated,
      isSettling: occasion.isSettling && !snapshot.isScrolledByUser,
      at: occasion.time
    )
    sight =
      isOutdated || measured.isMovedBySystem ? .outdated(measured) : .measured(measured)
  }

  func snapshot(
    of scrollView: UIScrollView,
    in window: UIWindow,
    on occasion: Occasion
  ) -> ScrollSnapshot {
    var snapshot = snapshot(of: scrollView, in: window, at: occasion.time)
    if snapshot.isHorizontalOnly {
      snapshot.containsFocus = occasion.firstResponder?.isDescendant(of: scrollView) == true
    }
    return snapshot
  }

  func snapshot(
    of scrollView: UIScrollView,
    in window: UIWindow,
    at time: TimeInterval
  ) -> ScrollSnapshot {
    if let scroll,
      time > scroll.end || scrollView.isScrolledByUser
        || scroll.destination.isClose(to: scrollView.contentOffset.y)
    {
      self.scroll = nil
    }
    return scrollView.snapshot(in: window, bar: bar, scrollDestination: scroll?.destination)
  }
}
