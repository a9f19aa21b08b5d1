import UIKit

/// Records the scroll views of a window during one step of the simulated user.
@MainActor struct MovementWatch {
  /// A window, and how its views were each time that nothing moved.
  @MainActor struct Subject {
    let screen: JudgedScreen
    weak var window: UIWindow?
    var restsWithoutKeyboard = PerView<Rest>()
    var memories = PerView<RestMemory>()
  }

  private let event: String
  private let mover: Movement.Mover
  private let keyboard: KeyboardSimulator
  private var watched: [(view: UIScrollView, record: FrameRecord)] = []
  private(set) var stillFrames = 0
  private(set) weak var lastMoved: UIScrollView?
  private var missedFrames = false
  /// Whether the rules for the movement do not apply, because frames of a moving keyboard were missed.
  var isJudgedAtRest: Bool { missedFrames && coveredChange != 0 }
  private let witness: ScreenWitness
  private let keylessBarCount: Int
  private let coveredHeight: CGFloat
  private var coveredChange: CGFloat = 0
  private var beginning: TimeInterval

  private static let keyboardDuration: TimeInterval = 0.5

  init(
    _ event: String, by mover: Movement.Mover, of subject: inout Subject, focus: UIView?,
    _ keyboard: KeyboardSimulator
  ) {
    (self.event, self.mover, self.keyboard) = (event, mover, keyboard)
    witness = ScreenWitness(screen: subject.screen)
    beginning = keyboard.clock.now()
    keylessBarCount = keyboard.keylessBarCount
    let cover = keyboard.cover
    coveredHeight = cover.frame?.height ?? 0
    guard let window = subject.window else { return }
    for view in ScreenWitness.scrollViews(in: window) where !view.isBarContent(of: subject.screen) {
      let rest = Self.rest(of: view, witness, focus: focus, cover: cover)
      if subject.restsWithoutKeyboard[view] == nil, cover.keyboard == .absent {
        subject.restsWithoutKeyboard[view] = rest
      }
      var frame = MovementFrame(time: 0, offset: rest.offset)
      keyboard.clock.perform { frame = self.frame(of: view, time: 0, covered: rest.covered) }
      watched.append((view, FrameRecord(rest, frame)))
    }
  }

  /// Begins the measured time, after the app's handlers have run: the display does not change while
  /// they run.
  mutating func begin() {
    beginning = keyboard.clock.now()
    coveredChange = (keyboard.cover.frame?.height ?? 0) - coveredHeight
  }

  mutating func addFrame(isRegular: Bool) {
    if !isRegular { missedFrames = true }
    stillFrames += 1
    let time = keyboard.clock.now() - beginning
    for index in watched.indices {
      // While the keyboard moves down, it still hides the rows behind it.
      let covered = time < Self.keyboardDuration ? watched[index].record.before.covered : 0
      let frame = frame(of: watched[index].view, time: time, covered: covered)
      guard watched[index].record.add(frame) else { continue }
      (stillFrames, lastMoved) = (0, watched[index].view)
    }
  }

  func movements(
    of subject: inout Subject, focus: UIView?
  ) -> [(view: UIScrollView, movement: Movement)] {
    let (focused, cover) = (focus?.screenAround, keyboard.cover)
    let announcement = keyboard.lastAnnouncement
    return watched.filter { $0.view.window != nil }.map { entry in
      var movement = Movement()
      movement.view = entry.view.spokenName
      movement.event = event
      movement.before = entry.record.before
      movement.frames = entry.record.frames
      movement.after = Self.rest(of: entry.view, witness, focus: focus, cover: cover)
      movement.restWithoutKeyboard = subject.restsWithoutKeyboard[entry.view]
      movement.keepsDistance = subject.screen.isChat(entry.view) || entry.view.isFlipped
      movement.isInSheet = entry.view.isPresented
      movement.isNested = JudgedScreen.isNested(entry.view)
      movement.isOnFocusedScreen =
        !entry.view.scrollsSidewaysOnly && !entry.view.isBesideWindow
        && (movement.keepsDistance || focused.map { entry.view.isDescendant(of: $0) } ?? true)
      movement.lastAnnounced = max(0, (announcement?.time ?? 0) - beginning)
      if subject.screen.isStrict { movement.margin = Movement.tolerance }
      movement.padding = subject.screen.padding
      movement.ownSlack = subject.ownSlack(of: entry.view)
      movement.firstReactionTime = coveredChange > 0 && !missedFrames ? 0 : nil
      // If frames were missed, the judge checks only the end.
      movement.isAnimated = coveredChange != 0 && !missedFrames && announcement?.duration ?? 0 > 0
      movement.pixel = 1 / max(1, entry.view.traitCollection.displayScale)
      movement.mover = mover
      // If the system announces a bar during the step, content may reverse its direction.
      movement.turnsBack = keyboard.keylessBarCount > keylessBarCount
      subject.memories[entry.view, default: RestMemory()].recordRestInFocus(&movement)
      movement.earlier = subject.memories[entry.view, default: RestMemory()].record(movement)
      return (entry.view, movement)
    }
  }

  private static func rest(
    of view: UIScrollView, _ witness: ScreenWitness, focus: UIView?, cover: ScreenWitness.Cover
  ) -> Rest {
    var rest = witness.rest(of: view, focus: focus, cover: cover)
    let insets = view.verticalScrollIndicatorInsets
    rest.indicatorInset = rest.isFlipped ? insets.top : insets.bottom
    if !rest.isFlipped { rest.lowest = view.lowestView }
    rest.hasRows = view is UITableView || view is UICollectionView
    rest.distanceToEndAround = view.containers.map(\.distanceToEnd).reduce(0, +)
    return rest
  }

  private func frame(of view: UIScrollView, time: TimeInterval, covered: CGFloat) -> MovementFrame {
    var frame = witness.frame(of: view, time: time, fingerY: nil)
    frame.gap = witness.gap(in: view, covered: covered)
    return frame
  }
}

extension KeyboardSimulator {
  /// The simulated keyboard, or a bar that the system shows without keys.
  var cover: ScreenWitness.Cover {
    guard let frame = keyboard.coverInScreen, frame.minY < keylessBarFrame?.minY ?? .infinity else {
      let isLoose = frameInScreen != nil && keyboard.coverInScreen == nil
      return .init(frame: keylessBarFrame, keyboard: isLoose ? .loose : .absent)
    }
    return .init(frame: frame, keyboard: keyboard.isLocal ? .docked : .foreign)
  }
}

extension MovementWatch.Subject {
  /// The `Rest.slack` from before the keyboard; nil if the judge does not check insets.
  ///
  /// The judge skips content that scrolls only sideways, or has grown: the app may have added the
  /// keyboard's height. It also skips a page beside the window, which nobody sees.
  fileprivate func ownSlack(of view: UIScrollView) -> CGFloat? {
    guard screen.hasInset(view), !view.scrollsSidewaysOnly, !view.isBesideWindow,
      let first = restsWithoutKeyboard[view],
      abs(view.contentSize.height - first.contentHeight) <= Movement.tolerance
    else { return nil }
    return first.slack
  }
}

extension UIView {
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

  private var controllers: [UIViewController] {
    sequence(first: self as UIResponder, next: \.next).compactMap { $0 as? UIViewController }
  }

  private var controller: UIViewController.Type? { controllers.first.map { type(of: $0) } }

  private var firstText: String? {
    switch self {
    case let label as UILabel: label.text
    case is UIControl: spokenName
    default: subviews.lazy.compactMap(\.firstText).first
    }
  }

  fileprivate var screenAround: UIView? { controllers.first?.view }

  /// True for a view left or right of the window, such as another page.
  fileprivate var isBesideWindow: Bool {
    guard let window else { return true }
    let frame = convert(bounds, to: window)
    return frame.maxX <= window.bounds.minX + 1 || frame.minX >= window.bounds.maxX - 1
  }

  fileprivate var isPresented: Bool { controllers.contains { $0.presentingViewController != nil } }

  fileprivate func isBarContent(of screen: JudgedScreen) -> Bool {
    screen.bar.map { isDescendant(of: $0) } ?? false
  }
}
