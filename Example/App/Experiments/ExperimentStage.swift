import Foundation
import UIKit

/// The screen of one experiment, with a record of the notifications.
@MainActor
final class ExperimentStage {
  struct Posted {
    var name: String
    var time: TimeInterval = 0
    var beginFrame: CGRect?
    var endFrame: CGRect?
    var duration: Double?
    var curve: Int?
    var isLocal: Bool?
    var hasScreen: Bool
    var probe: Bool
  }

  let window: UIWindow
  let display: ExperimentDisplay
  /// An empty controller, alone in a navigation controller without a bar.
  let controller = UIViewController()
  let navigation: UINavigationController
  /// A condition that is read in each notification, and stored in ``Posted/probe``.
  var probe: () -> Bool = { false }
  /// Runs in each notification, inside the keyboard's animation.
  var onPosted: (Posted) -> Void = { _ in }
  private(set) var posted: [Posted] = []
  /// True if a keyboard was higher than the bar that UIKit shows for a hardware keyboard.
  private(set) var hasSeenKeyboard = false
  private var tokens: [any NSObjectProtocol] = []

  private static let names: [(Notification.Name, String)] = [
    (UIResponder.keyboardWillShowNotification, "willShow"),
    (UIResponder.keyboardDidShowNotification, "didShow"),
    (UIResponder.keyboardWillHideNotification, "willHide"),
    (UIResponder.keyboardDidHideNotification, "didHide"),
    (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
    (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    (UITextField.textDidBeginEditingNotification, "didBeginEditing"),
    (UITextField.textDidEndEditingNotification, "didEndEditing"),
    (UITextView.textDidBeginEditingNotification, "didBeginEditing"),
    (UITextView.textDidEndEditingNotification, "didEndEditing"),
  ]

  init(in window: UIWindow, display: ExperimentDisplay) {
    self.window = window
    self.display = display
    navigation = UINavigationController(rootViewController: controller)
    navigation.isNavigationBarHidden = true
    controller.view.backgroundColor = .systemBackground
    window.rootViewController = navigation
    window.layoutIfNeeded()
    tokens = Self.names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let posted = Posted(notification, name: text)
        MainActor.assumeIsolated { self?.add(posted) }
      }
    }
  }

  func close() {
    window.endEditing(true)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  func forget() { posted = [] }

  func names(withEditing: Bool = false) -> String {
    let names = posted.map(\.name).filter { withEditing || !$0.hasSuffix("Editing") }
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  func first(_ name: String) -> Posted? { posted.first { $0.name == name } }

  private func add(_ posted: Posted) {
    var posted = posted
    posted.time = display.now()
    posted.probe = probe()
    if posted.name == "willShow", let frame = posted.endFrame,
      window.screen.bounds.maxY - frame.minY > 100
    {
      hasSeenKeyboard = true
    }
    self.posted.append(posted)
    onPosted(posted)
  }

  func sample(frames: Int, _ read: @escaping @MainActor () -> Void) {
    for frame in 1...frames { display.after(Double(frame) / 60, read) }
  }

  // MARK: Views

  func addField(y: CGFloat = 100, to view: UIView? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 16, y: y, width: 280, height: 44))
    field.autocorrectionType = .no
    (view ?? controller.view).addSubview(field)
    return field
  }

  func addScrollView(contentHeight: CGFloat) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 60, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: contentHeight)
    controller.view.addSubview(view)
    view.layoutIfNeeded()
    return view
  }
}

extension ExperimentStage.Posted {
  /// Reads a notification, which cannot be sent to the main actor.
  nonisolated init(_ notification: Notification, name: String) {
    let info = notification.userInfo ?? [:]
    func number(_ key: String) -> NSNumber? { info[key] as? NSNumber }
    self.init(
      name: name,
      beginFrame: info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      endFrame: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      duration: number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue,
      curve: number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue,
      isLocal: number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue,
      hasScreen: notification.object is UIScreen,
      probe: false
    )
  }
}
