import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

/// A scroll view in a window, a notification centre of its own, and turns that pass when told.
///
/// The view is as large as an iPhone 14 and UIKit adds nothing to its insets, so that the numbers
/// are the keyboard's on every device: ``Keyboard/iPhone`` covers 336 points of it.
@MainActor
final class Workbench {
  static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  let center = NotificationCenter()
  let turns = WorkQueue()
  /// Work for a later time, however late.
  let delays = WorkQueue()
  /// Work that wants to be done in each turn in which nobody scrolls.
  let repeated = WorkQueue()
  let surroundings: Surroundings
  let window = UIWindow(frame: Workbench.bounds)
  let scrollView: CountingScrollView

  init() {
    surroundings = Surroundings(
      notificationCenter: center,
      onNextTurn: turns.add,
      after: { [delays] _, work in delays.add(work) },
      inEachTurn: repeated.addRepeated
    )
    scrollView = Workbench.makeScrollView()
    window.isHidden = false
    window.addSubview(scrollView)
    scrollView.forget()
  }

  /// A view that UIKit leaves alone, with room to scroll.
  static func makeScrollView(frame: CGRect = bounds) -> CountingScrollView {
    let scrollView = CountingScrollView(frame: frame)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    scrollView.contentSize = CGSize(width: frame.width, height: 1600)
    return scrollView
  }

  /// Makes a coordinator that hears this centre only.
  func makeCoordinator(
    _ configuration: KeyboardScrollCoordinator.Configuration = .init(revealPadding: 0)
  ) -> KeyboardScrollCoordinator {
    Surroundings.$current.withValue(surroundings) {
      KeyboardScrollCoordinator(configuration: configuration)
    }
  }

  // MARK: Posting

  func post(
    _ kind: KeyboardEvent.Kind,
    _ endFrame: CGRect,
    duration: Double = 0.25,
    isLocal: Bool = true,
    screen: UIScreen? = nil
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

  func post(_ kind: KeyboardEvent.Kind, userInfo: [String: Any]?, object: Any? = nil) {
    center.post(name: kind.notificationName, object: object, userInfo: userInfo)
  }

  /// The two notifications of a show, and the turn after them.
  func show(_ endFrame: CGRect = Keyboard.iPhone) {
    post(.willChangeFrame, endFrame)
    post(.willShow, endFrame)
    turns.run()
  }

  /// The two notifications of a hide, and the time in which the keyboard might come back.
  func hide() {
    post(.willChangeFrame, Keyboard.iPhoneHidden)
    post(.willHide, Keyboard.iPhoneHidden)
    turns.run()
    delays.run()
    turns.run()
  }

  // MARK: Reading

  var bottomInset: CGFloat { scrollView.contentInset.bottom }
  var bottomIndicatorInset: CGFloat { scrollView.verticalScrollIndicatorInsets.bottom }
}

/// Work that waits until it is run.
@MainActor
final class WorkQueue {
  private var waiting: [@MainActor () -> Void] = []

  var count: Int { waiting.count }

  func add(_ work: @escaping @MainActor () -> Void) {
    waiting.append(work)
  }

  /// Adds work that waits again each time it returns true.
  func addRepeated(_ work: @escaping @MainActor () -> Bool) {
    add { [weak self] in
      if work() { self?.addRepeated(work) }
    }
  }

  /// Runs what waits now; what is added meanwhile waits for the next time.
  func run() {
    let work = waiting
    waiting = []
    for piece in work { piece() }
  }
}

/// A scroll view that counts assignments, equal ones included.
final class CountingScrollView: UIScrollView {
  private(set) var insetWrites = 0
  private(set) var indicatorWrites = 0
  private(set) var horizontalIndicatorWrites = 0
  private(set) var offsets: [CGFloat] = []
  /// The duration in force at each assignment of the content inset; zero where nothing animates.
  private(set) var insetDurations: [TimeInterval] = []
  /// What a test makes of the state that a finger would bring.
  var isHeld = false

  override var isTracking: Bool { isHeld || super.isTracking }

  override var contentInset: UIEdgeInsets {
    didSet {
      insetWrites += 1
      insetDurations.append(UIView.areAnimationsEnabled ? UIView.inheritedAnimationDuration : 0)
    }
  }

  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    didSet { indicatorWrites += 1 }
  }

  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    didSet { horizontalIndicatorWrites += 1 }
  }

  override var contentOffset: CGPoint {
    didSet { if contentOffset.y != oldValue.y { offsets.append(contentOffset.y) } }
  }

  var writes: Int { insetWrites + indicatorWrites + horizontalIndicatorWrites }

  func forget() {
    insetWrites = 0
    indicatorWrites = 0
    horizontalIndicatorWrites = 0
    offsets = []
    insetDurations = []
  }
}

/// A text field that says it is first responder, where no application can make it one.
final class ClaimingTextField: UITextField {
  var claims = true

  override var isFirstResponder: Bool { claims }
}
