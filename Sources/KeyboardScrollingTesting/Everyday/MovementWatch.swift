import UIKit

/// Watches the scroll views of a window during one step: the rest before it, each frame, and the
/// rest after it.
@MainActor
struct MovementWatch {
  /// What is the same in all steps.
  @MainActor
  struct Subject {
    let witness: ScreenWitness
    let screen: JudgedScreen
    weak var window: UIWindow?
    /// Each view at its first rest without a keyboard.
    var first = PerView<Rest>()
  }

  /// What has happened in a step.
  struct Step {
    let event: String
    /// Who else scrolled.
    let mover: Movement.Mover
    /// How much more the keyboard covers than before, in points.
    let keyboardChange: CGFloat
    /// True if the system has announced a bar alone meanwhile, so that content may turn back.
    let hasBar: Bool
    /// The last announcement: its time on the clock of the simulator, and its duration.
    let announcement: (time: TimeInterval, duration: TimeInterval)?
    /// The first responder, and what the keyboard covers, after it.
    let focus: UIView?
    let cover: ScreenWitness.Cover
  }

  private var watched: [(view: UIScrollView, record: FrameRecord)]
  private(set) var stillFrames = 0
  private var missedFrames = false
  private let witness: ScreenWitness
  /// The time at which the display got what the step has done.
  private var beginning: TimeInterval

  /// The time that a keyboard needs to leave, in seconds.
  private static let timeOfKeyboard: TimeInterval = 0.5

  /// Reads the rest before a step.
  init(
    _ subject: inout Subject,
    focus: UIView?,
    cover: ScreenWitness.Cover,
    on clock: HostClock
  ) {
    witness = subject.witness
    beginning = clock.now()
    watched = []
    guard let window = subject.window else { return }
    for view in ScreenWitness.scrollViews(in: window) where !view.isBarContent(of: subject.screen) {
      let rest = Self.rest(of: view, witness, focus: focus, cover: cover)
      if subject.first[view] == nil, cover.keyboard == .absent { subject.first[view] = rest }
      var frame = MovementFrame(time: 0, offset: rest.offset)
      clock.perform {
        frame = Self.frame(of: view, subject.witness, time: 0, covered: rest.covered)
      }
      watched.append((view, FrameRecord(rest, frame)))
    }
  }

  /// Begins the time of the frames, after the step has been made.
  ///
  /// What the app does in its handlers may take longer than a frame, and is not on the screen before.
  mutating func begin(at now: TimeInterval) { beginning = now }

  /// Reads one frame on the way.
  mutating func look(at now: TimeInterval, isRegular: Bool) {
    if !isRegular { missedFrames = true }
    stillFrames += 1
    let time = now - beginning
    for index in watched.indices {
      // A keyboard on its way down still hides the rows that leave below it.
      let covered = time < Self.timeOfKeyboard ? watched[index].record.before.covered : 0
      let frame = Self.frame(of: watched[index].view, witness, time: time, covered: covered)
      if watched[index].record.add(frame) { stillFrames = 0 }
    }
  }

  /// Returns what each view did, and reads the rest after the step.
  func movements(
    after step: Step,
    of subject: Subject
  ) -> [(view: UIScrollView, movement: Movement)] {
    let screen = step.focus?.screenAround
    return watched.filter { $0.view.window != nil }.map { entry in
      var movement = Movement()
      movement.view = entry.view.spokenName
      movement.event = step.event
      movement.before = entry.record.before
      movement.frames = entry.record.frames
      movement.after = Self.rest(of: entry.view, witness, focus: step.focus, cover: step.cover)
      movement.first = subject.first[entry.view]
      movement.keepsDistance =
        subject.screen.keepsDistance(entry.view) || entry.view.isTurnedOver
      movement.isInSheet = entry.view.isPresented
      movement.isNested = JudgedScreen.isNested(entry.view)
      movement.isBesideFocus =
        !entry.view.scrollsSidewaysOnly && !entry.view.isAside
        && (movement.keepsDistance || screen.map { entry.view.isDescendant(of: $0) } ?? true)
      movement.lastAnnounced = max(0, (step.announcement?.time ?? 0) - beginning)
      if subject.screen.isStrict { movement.margin = Movement.tolerance }
      movement.padding = subject.screen.padding
      movement.ownSlack = subject.ownSlack(of: entry.view)
      movement.announced = step.keyboardChange > 0 && !missedFrames ? 0 : nil
      // Of what was not seen on its way, only the end is judged.
      movement.isAnimated =
        step.keyboardChange != 0 && !missedFrames && step.announcement?.duration ?? 0 > 0
      movement.pixel = 1 / max(1, entry.view.traitCollection.displayScale)
      movement.mover = step.mover
      movement.turnsBack = step.hasBar
      return (entry.view, movement)
    }
  }

  /// Reads a view, and what is in it and around it.
  private static func rest(
    of view: UIScrollView,
    _ witness: ScreenWitness,
    focus: UIView?,
    cover: ScreenWitness.Cover
  ) -> Rest {
    var rest = witness.rest(of: view, focus: focus, cover: cover)
    let insets = view.verticalScrollIndicatorInsets
    rest.indicatorInset = rest.isTurnedOver ? insets.top : insets.bottom
    if !rest.isTurnedOver { rest.lowest = view.lowestThing }
    rest.hasRows = view is UITableView || view is UICollectionView
    rest.wayAround = view.containers.map(\.wayDown).reduce(0, +)
    return rest
  }

  private static func frame(
    of view: UIScrollView,
    _ witness: ScreenWitness,
    time: TimeInterval,
    covered: CGFloat
  ) -> MovementFrame {
    let shown = view.shownGeometry.bounds
    var frame = witness.frame(
      of: view,
      shown: .init(
        bounds: shown,
        contentInset: view.contentInset,
        contentSize: view.contentSize
      ),
      time: time,
      fingerY: nil
    )
    frame.gap = witness.gap(in: view, shownBounds: shown, covered: covered)
    return frame
  }
}

extension MovementWatch.Subject {
  /// The app's own dead space; nil if insets are not judged.
  ///
  /// Content that has grown may be room for the keyboard, so that an inset is not needed. What scrolls
  /// sideways only has no end below the keyboard.
  fileprivate func ownSlack(of view: UIScrollView) -> CGFloat? {
    guard screen.hasInset(view), !view.scrollsSidewaysOnly,
      let first = first[view],
      abs(view.contentSize.height - first.contentHeight) <= Movement.tolerance
    else { return nil }
    return first.slack
  }
}

extension UIView {
  /// The view's name in findings.
  var spokenName: String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    return switch self {
    case let field as UITextField: field.placeholder ?? "text field"
    case let button as UIButton: button.configuration?.title ?? button.currentTitle ?? "button"
    case is UITextView: "text view"
    case is UIScrollView: kindOfScrollView + (controller.map { " of \($0)" } ?? "")
    case _ where type(of: self) != UIView.self: "\(type(of: self))"
    default: firstText.map { "view with “\($0)”" } ?? controller.map { "view of \($0)" } ?? "view"
    }
  }

  private var kindOfScrollView: String {
    switch self {
    case is UITableView: "table"
    case is UICollectionView: "collection"
    default: "scroll view"
    }
  }

  /// The type of the view controller around the view; nil without one.
  private var controller: UIViewController.Type? {
    sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { ($0 as? UIViewController).map { type(of: $0) } }.first
  }

  /// The first text inside a view; nil if there is none.
  private var firstText: String? {
    switch self {
    case let label as UILabel: label.text
    case is UIControl: spokenName
    default: subviews.lazy.compactMap(\.firstText).first
    }
  }

  /// The view of the controller that a view belongs to; nil for a view without one.
  fileprivate var screenAround: UIView? {
    sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { ($0 as? UIViewController)?.view }.first
  }

  /// True for a view beside the window, as a page that the person has not turned to.
  fileprivate var isAside: Bool {
    guard let window else { return true }
    let frame = convert(bounds, to: window)
    return frame.maxX <= window.bounds.minX + 1 || frame.minX >= window.bounds.maxX - 1
  }

  /// True in a controller that another one presents.
  fileprivate var isPresented: Bool {
    sequence(first: self as UIResponder, next: \.next)
      .contains { ($0 as? UIViewController)?.presentingViewController != nil }
  }

  fileprivate func isBarContent(of screen: JudgedScreen) -> Bool {
    screen.bar.map { isDescendant(of: $0) } ?? false
  }
}
