import Testing
@_spi(Headless) import UIKit

/// A window on its own device, with a timeline of its events.
final class KeyboardFixture {
  let device: HeadlessDevice
  let window: UIWindow
  let root = UIViewController()
  /// One line per event: `willShow`, `field begin`, or a line that the test adds.
  var timeline: [String] = []
  /// Runs during the delivery of a keyboard notification.
  var onKeyboard: ((HeadlessKeyboardEvent.Name) -> Void)?
  private var names: [ObjectIdentifier: String] = [:]
  private let tokens = Tokens()

  init(_ model: HeadlessDeviceModel = .iPhone14, options: HeadlessOptions = HeadlessOptions()) {
    device = HeadlessDevice(model, options: options)
    device.makeCurrent()
    window = device.makeWindow(rootViewController: root)
    device.keyboard.notificationCenter = NotificationCenter()
    for name in HeadlessKeyboardEvent.Name.allCases {
      observe(name.notificationName) { [weak self] _ in
        self?.timeline.append("\(name)")
        self?.onKeyboard?(name)
      }
    }
    for (name, word) in [
      (UITextField.textDidBeginEditingNotification, "begin"),
      (UITextField.textDidEndEditingNotification, "end"),
      (UITextField.textDidChangeNotification, "change"),
      (UITextView.textDidBeginEditingNotification, "begin"),
      (UITextView.textDidEndEditingNotification, "end"),
      (UITextView.textDidChangeNotification, "change"),
    ] {
      observe(name) { [weak self] sender in
        guard let self else { return }
        let name = sender.flatMap { names[$0] } ?? "?"
        timeline.append("\(name) \(word)")
      }
    }
  }

  var keyboard: HeadlessKeyboard { device.keyboard }
  var events: [HeadlessKeyboardEvent] { keyboard.log.map(\.event) }
  var eventNames: [HeadlessKeyboardEvent.Name] { events.map(\.name) }

  /// Returns what the keyboard posts during the work, and in the seconds after it.
  func posted(within seconds: TimeInterval = 0, by work: () -> Void) -> [HeadlessKeyboardEvent] {
    let count = keyboard.log.count
    work()
    if seconds > 0 { device.clock.advance(by: seconds) }
    return Array(events[count...])
  }

  func observe(
    _ name: Notification.Name, _ body: @escaping @MainActor (ObjectIdentifier?) -> Void
  ) {
    let center = keyboard.notificationCenter
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
      MainActor.assumeIsolated { body(sender) }
    }
    tokens.all.append((center, token))
  }

  @discardableResult
  func addField(_ name: String = "field", y: CGFloat = 100, to view: UIView? = nil) -> UITextField {
    add(UITextField(frame: CGRect(20, y, 350, 44)), name, to: view)
  }

  /// Adds and focuses a field, and returns when the keyboard is up.
  @discardableResult func addFocusedField(
    _ name: String = "field", y: CGFloat = 100, to view: UIView? = nil
  ) -> UITextField {
    let field = addField(name, y: y, to: view)
    field.becomeFirstResponder()
    device.clock.advance(by: 1)
    return field
  }

  @discardableResult
  func addTextView(_ name: String = "view", y: CGFloat = 200, to view: UIView? = nil) -> UITextView
  { add(UITextView(frame: CGRect(20, y, 350, 100)), name, to: view) }

  /// Adds a scroll view that fills the root view, with 2000 points of content.
  func addScrollView<View: UIScrollView>(_ view: View = UIScrollView()) -> View {
    view.frame = root.view.bounds
    view.contentSize = CGSize(390, 2000)
    root.view.addSubview(view)
    return view
  }

  func add<View: UIView>(_ view: View, _ name: String, to superview: UIView? = nil) -> View {
    names[ObjectIdentifier(view)] = name
    (superview ?? root.view).addSubview(view)
    device.clock.settle()
    return view
  }

  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    device.clock.settle()
  }

  private nonisolated final class Tokens {
    var all: [(NotificationCenter, any NSObjectProtocol)] = []

    deinit {
      for (center, token) in all { center.removeObserver(token) }
    }
  }
}

/// A chat whose bar, with a field inside, is the accessory view of its controller.
final class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(0, 0, 390, 50))
  let field = UITextField(frame: CGRect(10, 5, 300, 40))

  override func viewDidLoad() { bar.addSubview(field) }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

final class RevealSpy: UIScrollView {
  var requests: [CGRect] = []
  var insetsAtRequest: [UIEdgeInsets] = []

  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    requests.append(rect)
    insetsAtRequest.append(adjustedContentInset)
    super.scrollRectToVisible(rect, animated: animated)
  }
}

typealias Names = [HeadlessKeyboardEvent.Name]

nonisolated extension [HeadlessKeyboardEvent.Name] {
  static var show: Self { [.willChangeFrame, .willShow, .didChangeFrame, .didShow] }
  static var willShow: Self { [.willChangeFrame, .willShow] }
  static var didShow: Self { [.didChangeFrame, .didShow] }
  static var hide: Self { [.willChangeFrame, .willHide, .didChangeFrame, .didHide] }
  static var willHide: Self { [.willChangeFrame, .willHide] }
  static var didHide: Self { [.didChangeFrame, .didHide] }
}
