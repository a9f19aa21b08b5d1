import KeyboardScrolling
import UIKit

/// A window with scroll views, and a run loop whose turns run only on request.
@MainActor final class Bench {
  enum Subject: CaseIterable {
    case library
    /// The headless UIKit alone, with as many observers, conversions and writes as the library makes.
    ///
    /// This subject also references the views weakly: on Linux, Swift retains and releases an object
    /// more slowly once a weak reference to it exists.
    case standIn
  }

  let size: Size
  let subject: Subject
  let window = UIWindow(frame: Bench.bounds)
  let scrollViews: [UIScrollView]
  let fields = [BenchField(), BenchField()]
  private let center = NotificationCenter()
  private let turns = Turns()
  private var coordinators: [KeyboardScrollCoordinator] = []
  private var tokens: [any NSObjectProtocol] = []
  private var references: [WeakReference] = []

  private struct WeakReference {
    weak var view: UIView?
  }

  static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  private static let shown = userInfo(CGRect(x: 0, y: 508, width: 390, height: 336))
  private static let hidden = userInfo(CGRect(x: 0, y: 844, width: 390, height: 336))

  @MainActor private final class Observations {
    var count = 0
  }

  init(_ size: Size, _ subject: Subject) {
    self.size = size
    self.subject = subject
    scrollViews = (0..<size.managed).map { _ in UIScrollView(frame: Bench.bounds) }
    window.isHidden = false
    addViews()
    switch subject {
    case .library:
      let environment = turns.makeEnvironment(center)
      coordinators = (0..<(size.isOneEach ? size.managed : 1)).map { _ in
        environment.run { KeyboardScrollCoordinator(configuration: .init(revealPadding: 0)) }
      }
      manage()
    case .standIn:
      references = (scrollViews + fields).map { WeakReference(view: $0) }
      let observations = Observations()
      tokens = Self.observedNames.map {
        center.addObserver(forName: $0, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { observations.count += 1 }
        }
      }
    }
    begin(editing: fields[0])
    passTurns()
  }

  private func addViews() {
    let container = (1..<size.depth).reduce(window as UIView) { superview, _ in
      let view = UIView(frame: Bench.bounds)
      superview.addSubview(view)
      return view
    }
    for scrollView in scrollViews {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scrollView.contentSize = CGSize(width: 390, height: 1600)
      container.addSubview(scrollView)
    }
    guard let first = scrollViews.first else { return }
    for number in 0..<size.views {
      let y = CGFloat(number % 1600)
      first.addSubview(UIView(frame: CGRect(x: 0, y: y, width: 1, height: 1)))
    }
    // Place the fields above the keyboard, so that the library has nothing to scroll.
    for (field, y) in zip(fields, [100, 200]) {
      field.frame = CGRect(x: 16, y: y, width: 358, height: 44)
      first.addSubview(field)
    }
    window.layoutIfNeeded()
  }

  // MARK: Events

  func manage() {
    for (scrollView, coordinator) in managements { coordinator.manage(scrollView) }
  }

  func stopManaging() {
    for (scrollView, coordinator) in managements { coordinator.stopManaging(scrollView) }
  }

  private var managements: some Sequence<(UIScrollView, KeyboardScrollCoordinator)> {
    scrollViews.enumerated().lazy.compactMap { [coordinators] number, scrollView in
      guard !coordinators.isEmpty else { return nil }
      return (scrollView, coordinators[number % coordinators.count])
    }
  }

  func show() {
    post(UIResponder.keyboardWillChangeFrameNotification, Self.shown)
    post(UIResponder.keyboardWillShowNotification, Self.shown)
    passTurns()
  }

  /// Posts a hide, and passes turns until the library has removed its insets.
  func hide() {
    post(UIResponder.keyboardWillChangeFrameNotification, Self.hidden)
    post(UIResponder.keyboardWillHideNotification, Self.hidden)
    passTurns()
  }

  func begin(editing field: BenchField) {
    for other in fields { other.isEdited = other === field }
    center.post(name: UITextField.textDidBeginEditingNotification, object: field)
  }

  func type(in field: BenchField) {
    center.post(name: UITextField.textDidChangeNotification, object: field)
  }

  func endTurn() { turns.observer?() }

  func passTurns() { turns.passAll() }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    center.post(name: name, object: nil, userInfo: userInfo)
  }

  private static func userInfo(_ endFrame: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameEndUserInfoKey: endFrame,
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private static let observedNames: [Notification.Name] = [
    UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
    UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
  ]

  // MARK: The stand-in alone

  func imitate(_ counts: Counts) {
    for scrollView in scrollViews {
      for _ in 0..<(counts.conversions / scrollViews.count) {
        _ = scrollView.convert(CGPoint.zero, to: window.screen.coordinateSpace)
      }
    }
    // Only shows and hides write, and they write both insets of every view.
    guard counts.writes >= 2 * scrollViews.count else { return }
    writeInsets(scrollViews[0].contentInset.bottom == 0 ? 336 : 0)
  }

  func writeInsets(_ bottom: CGFloat) {
    for scrollView in scrollViews {
      UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
        scrollView.contentInset.bottom = bottom
        scrollView.verticalScrollIndicatorInsets.bottom = bottom
      }
    }
  }
}

/// A field that only claims to be first responder: UIKit's own focus needs an application.
final class BenchField: UITextField {
  var isEdited = false

  override var isFirstResponder: Bool { isEdited }
}
