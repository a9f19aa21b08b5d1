import Testing
import UIKit

@testable import KeyboardScrolling

/// A scroll view in a window, with turns that run only on request.
///
/// UIKit adds nothing to the view's insets, so ``Keyboard/iPhone`` covers 336 points of the view on
/// every device.
@MainActor final class Workbench: ScrollFixture {
  static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  let center = NotificationCenter()
  let turns = TurnQueue()
  let delays = WorkQueue()
  var time: TimeInterval { delays.time }
  let environment: Environment
  let window = TestApplication.makeWindow(frame: Workbench.bounds)
  let scrollView: CountingScrollView
  private var kept: KeyboardScrollCoordinator?

  init() {
    environment = Environment(
      notificationCenter: center,
      runLoop: MainRunLoop(
        now: { [delays] in delays.time }, onNextTurn: turns.add,
        after: { [delays] _, work in delays.add(work) }, observeTurns: turns.observe
      )
    )
    #if DEBUG
    environment.hints.print { _ in }
    #endif
    scrollView = Workbench.makeScrollView()
    window.isHidden = false
    window.addSubview(scrollView)
    scrollView.forget()
  }

  static func makeScrollView(frame: CGRect = bounds) -> CountingScrollView {
    let scrollView = CountingScrollView(frame: frame)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    scrollView.contentSize = CGSize(width: frame.width, height: 1600)
    return scrollView
  }

  func makeCoordinator(
    _ configuration: KeyboardScrollCoordinator.Configuration = .init(revealPadding: 0)
  ) -> KeyboardScrollCoordinator {
    environment.run { KeyboardScrollCoordinator(configuration: configuration) }
  }

  @discardableResult func manage() -> KeyboardScrollCoordinator {
    let coordinator = makeCoordinator()
    coordinator.manage(scrollView)
    kept = coordinator
    return coordinator
  }

  static func managing() -> (bench: Workbench, coordinator: KeyboardScrollCoordinator) {
    let bench = Workbench()
    return (bench, bench.manage())
  }

  static func managing(_ count: Int) -> (bench: Workbench, others: [CountingScrollView]) {
    let (bench, coordinator) = managing()
    let others = (1..<count).map { _ in makeScrollView() }
    for other in others {
      bench.window.addSubview(other)
      coordinator.manage(other)
    }
    return (bench, others)
  }

  @discardableResult func addFocusedField(at y: CGFloat = 700) -> ClaimingTextField {
    let field = ClaimingTextField(frame: CGRect(x: 16, y: y, width: 358, height: 44))
    scrollView.addSubview(field)
    center.post(name: UITextField.textDidBeginEditingNotification, object: field)
    return field
  }

  func addBar(height: CGFloat) -> UIView {
    let bounds = Workbench.bounds
    let top = bounds.height - window.safeAreaInsets.bottom - height
    let bar = RidingBar(
      frame: CGRect(x: 0, y: top, width: bounds.width, height: height), notificationCenter: center
    )
    window.addSubview(bar)
    return bar
  }

  func post(
    _ kind: KeyboardNotification.Kind, _ endFrame: CGRect, duration: Double = 0.25,
    isLocal: Bool = true, screen: UIScreen? = nil
  ) {
    post(
      kind,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: endFrame,
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
      ],
      object: screen
    )
  }

  func post(_ kind: KeyboardNotification.Kind, userInfo: [String: Any]?, object: Any? = nil) {
    center.post(name: kind.notificationName, object: object, userInfo: userInfo)
  }

  func show(_ endFrame: CGRect = Keyboard.iPhone) {
    post(.willChangeFrame, endFrame)
    post(.willShow, endFrame)
    turns.run()
  }

  func hide() {
    post(.willChangeFrame, Keyboard.iPhoneHidden)
    post(.willHide, Keyboard.iPhoneHidden)
    turns.run()
    delays.run()
    turns.run()
  }

  var history: ScrollHistory { scrollView.counts }
}

@MainActor final class WorkQueue {
  var time: TimeInterval = 0
  private var waiting: [@MainActor () -> Void] = []

  var count: Int { waiting.count }

  func add(_ work: @escaping @MainActor () -> Void) { waiting.append(work) }

  func run() {
    time += 1
    let work = waiting
    waiting = []
    for piece in work { piece() }
  }
}

@MainActor final class TurnQueue {
  private var waiting: [@MainActor () -> Void] = []
  private var observers: [(number: Int, work: @MainActor () -> Void)] = []
  private var number = 0

  var count: Int { waiting.count }
  var observerCount: Int { observers.count }

  func add(_ work: @escaping @MainActor () -> Void) { waiting.append(work) }

  func observe(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    number += 1
    let number = number
    observers.append((number, work))
    return { [weak self] in self?.observers.removeAll { $0.number == number } }
  }

  func runOnce() {
    let work = waiting
    waiting = []
    for piece in work { piece() }
    for observer in observers { observer.work() }
  }

  func run() {
    for _ in 0..<1000 {
      runOnce()
      guard !waiting.isEmpty else { return }
    }
    Issue.record("Each turn requests another turn.")
  }
}

final class CountingScrollView: UIScrollView {
  private(set) var insetWrites = 0
  private(set) var indicatorWrites = 0
  private(set) var horizontalIndicatorWrites = 0
  private(set) var offsets: [CGFloat] = []
  private(set) var firstOffset: CGFloat = 0
  /// The animation duration of each assignment of the content inset; zero without animation.
  private(set) var insetDurations: [TimeInterval] = []
  var isTouched = false

  override var isTracking: Bool { isTouched || super.isTracking }

  private(set) var scrollReads = 0

  @available(iOS 17.4, *)
  override var isScrollAnimating: Bool {
    scrollReads += 1
    return super.isScrollAnimating
  }

  override var contentInset: UIEdgeInsets {
    didSet {
      insetWrites += 1
      insetDurations.append(UIView.areAnimationsEnabled ? UIView.inheritedAnimationDuration : 0)
    }
  }

  override var verticalScrollIndicatorInsets: UIEdgeInsets { didSet { indicatorWrites += 1 } }

  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    didSet { horizontalIndicatorWrites += 1 }
  }

  override var contentOffset: CGPoint {
    didSet { if contentOffset.y != oldValue.y { offsets.append(contentOffset.y) } }
  }

  var counts: ScrollHistory {
    ScrollHistory(
      start: firstOffset, path: offsets, insetWrites: insetWrites, indicatorWrites: indicatorWrites,
      offsetWrites: offsetWrites, writes: writes
    )
  }
  var writes: Int { insetWrites + indicatorWrites + horizontalIndicatorWrites }

  var offsetWrites: Int {
    #if os(Linux)
    headlessOffsetWrites
    #else
    offsets.count
    #endif
  }

  func forget() {
    insetWrites = 0
    indicatorWrites = 0
    horizontalIndicatorWrites = 0
    scrollReads = 0
    offsets = []
    firstOffset = contentOffset.y
    insetDurations = []
    #if os(Linux)
    forgetHeadlessWrites()
    #endif
  }
}

class ClaimingTextField: UITextField {
  /// The claimed value of `isFirstResponder`; nil for UIKit's own.
  var claims: Bool? = true

  override var isFirstResponder: Bool { claims ?? super.isFirstResponder }
}
