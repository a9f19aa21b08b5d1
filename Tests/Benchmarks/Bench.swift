import CoreGraphics
import Foundation
import KeyboardScrolling
import UIKit

/// A window with managed scroll views in it, a notification centre of its own, and turns that pass
/// when told, so that nothing but the coordinator is at work.
@MainActor
final class Bench {
  static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  static let shown = CGRect(x: 0, y: 508, width: 390, height: 336)
  static let shorter = CGRect(x: 0, y: 553, width: 390, height: 291)
  static let hidden = CGRect(x: 0, y: 844, width: 390, height: 336)

  let scrollViews: [CountedScrollView]
  private let center = NotificationCenter()
  private let window = UIWindow(frame: Bench.bounds)
  private let coordinator: KeyboardScrollCoordinator
  private let turns = Turns()
  private(set) var notifications = 0

  /// Work for the next turn.
  private final class Turns {
    var waiting: [@MainActor () -> Void] = []
    var observer: (@MainActor () -> Void)?
    var time: TimeInterval = 0
  }

  /// Builds the window.
  ///
  /// - Parameters:
  ///   - managed: How many scroll views the coordinator manages.
  ///   - siblings: How many views lie beside the fields in each of them.
  init(managed: Int = 1, siblings: Int = 0) {
    scrollViews = (0..<managed).map { _ in CountedScrollView(frame: Bench.bounds) }
    let turns = turns
    let environment = Environment(
      notificationCenter: center,
      now: { turns.time },
      onNextTurn: { turns.waiting.append($0) },
      after: { turns.waiting.append($1) },
      observeTurns: { work in
        turns.observer = work
        return { turns.observer = nil }
      }
    )
    coordinator = environment.run {
      KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
    }
    window.isHidden = false
    for scrollView in scrollViews {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scrollView.contentSize = CGSize(width: 390, height: 1600)
      window.addSubview(scrollView)
      for number in 0..<siblings {
        scrollView.addSubview(
          UIView(frame: CGRect(x: 0, y: CGFloat(number % 1600), width: 1, height: 1))
        )
      }
      coordinator.manage(scrollView)
    }
  }

  // MARK: Happenings

  /// Adds a field at the end of a scroll view's subviews, and focuses it.
  func focusField<Field: UIView>(_ field: Field, in scrollView: CountedScrollView) {
    field.frame = CGRect(x: 16, y: 700, width: 358, height: 44)
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    let name: Notification.Name? =
      switch field {
      case is UITextField: UITextField.textDidBeginEditingNotification
      case is UITextView: UITextView.textDidBeginEditingNotification
      default: nil
      }
    guard let name else { return }
    center.post(name: name, object: field)
    turn()
  }

  /// Announces a keyboard, or that it leaves, and lets the turn after it pass.
  func announce(_ frame: CGRect) {
    let isHide = frame == Bench.hidden
    post(UIResponder.keyboardWillChangeFrameNotification, frame)
    post(
      isHide ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
      frame
    )
    turn()
  }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    notifications += 1
    center.post(
      name: name,
      object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: frame,
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ]
    )
  }

  private func turn() {
    // No answer of a test run is part of the exchange before.
    turns.time += 2
    repeat {
      let work = turns.waiting
      turns.waiting = []
      for piece in work { piece() }
      turns.observer?()
    } while !turns.waiting.isEmpty
  }

  // MARK: Counting

  /// Counts what happens while a closure runs.
  func count(_ body: () -> Void) -> Cost {
    HeadlessCounters.current = HeadlessCounters()
    for scrollView in scrollViews { scrollView.forget() }
    let before = notifications
    body()
    let counters = HeadlessCounters.current
    return Cost(
      notifications: notifications - before,
      writes: scrollViews.reduce(0) { $0 + $1.writes },
      moves: scrollViews.reduce(0) { $0 + $1.moves },
      conversions: counters.conversions,
      visits: counters.subviewReads
    )
  }
}
