#if os(Linux)
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A device whose keyboard follows the focus, and a coordinator; the test adds controllers.
@MainActor struct ControllerStage {
  let device: HeadlessDevice
  let window: UIWindow
  let coordinator: KeyboardScrollCoordinator
  let requests: TurnRequests

  /// Runs a closure with a controller on the screen.
  ///
  /// Pass false for `reportsScrolls` to test as before iOS 17.4, where UIKit reports no animated
  /// scroll.
  static func run<Result>(
    _ root: UIViewController, on model: HeadlessDeviceModel = .iPhone14, _ option: Option,
    reportsScrolls: Bool = true, _ body: (ControllerStage) throws -> Result
  ) rethrows -> Result {
    let device = HeadlessDevice(model, options: option.options)
    return try device.run {
      let requests = TurnRequests()
      return try Environment.headless(
        device, readsScrollReports: reportsScrolls, countingIn: requests
      )
      .run {
        let stage = ControllerStage(
          device: device,
          window: device.makeWindow(rootViewController: root),
          coordinator: KeyboardScrollCoordinator(configuration: .init(revealPadding: 0)),
          requests: requests
        )
        return try body(stage)
      }
    }
  }

  func wait(_ seconds: TimeInterval) { device.clock.advance(by: seconds) }

  func film(_ seconds: TimeInterval, _ measure: @escaping @MainActor () -> CGFloat) -> [CGFloat] {
    var values: [CGFloat] = []
    device.clock.onFrame = { values.append(measure()) }
    wait(seconds)
    device.clock.onFrame = nil
    return values
  }

  func settle() { device.clock.settle() }

  func rotateThereAndBack() {
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      device.rotate(to: orientation)
      wait(2)
    }
  }

  /// Focuses a view and waits for all movement to end.
  func focus(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    view.takeFocus(sourceLocation: sourceLocation)
    device.clock.advance(by: 1)
  }

  func endEditing() {
    window.endEditing(true)
    device.clock.advance(by: 1)
  }

  /// Ends editing, and hides the keyboard that a form sheet keeps.
  func hideKeyboard() {
    endEditing()
    device.keyboard.leaveFormSheet()
    device.clock.advance(by: 1)
  }

  /// Posts a notification that UIKit would not post by itself, and runs no turn.
  func post(
    _ kind: KeyboardNotification.Kind, _ endFrame: CGRect, from beginFrame: CGRect? = nil,
    isLocal: Bool = true
  ) {
    device.keyboard.post(.init(kind, beginFrame: beginFrame, endFrame: endFrame, isLocal: isLocal))
  }

  /// Posts the hide of an iPhone's keyboard for a menu; the field keeps the focus.
  func hideForMenu() { post(.willHide, Keyboard.iPhoneHidden, from: Keyboard.iPhone) }

  func showAfterMenu() { post(.willShow, Keyboard.iPhone, from: Keyboard.iPhoneHidden) }

  func showAlert() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    window.rootViewController?.present(alert, animated: true)
    wait(1)
    alert.headlessTap(action)
  }

  func leaveApp() {
    device.keyboard.perform(.background)
    wait(1)
    device.keyboard.perform(.foreground)
    wait(1)
  }

  /// The keyboard's top edge, in the window; without a keyboard, the window's bottom edge.
  var keyboardTop: CGFloat { device.keyboard.frameInScreen?.minY ?? window.bounds.maxY }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window as UIView?) }

  /// Expects a view to be above the keyboard and below any bar at the top of the scroll view.
  func expectVisible(
    _ view: UIView, in scrollView: UIScrollView, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = frame(of: view)
    let around = self.frame(of: scrollView)
    let top = around.minY + scrollView.safeAreaInsets.top
    let bottom = min(around.maxY - scrollView.safeAreaInsets.bottom, keyboardTop)
    let isVisible = frame.minY >= top - 0.01 && frame.maxY <= bottom + 0.01
    #expect(isVisible, "\(frame) in \(top)...\(bottom)", sourceLocation: sourceLocation)
  }

  /// Expects a visible first responder, and content that has moved only up.
  func expectRevealed(
    _ view: UIView, in scrollView: UIScrollView, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectVisible(view, in: scrollView, sourceLocation: sourceLocation)
    let path = scrollView.headlessOffsetHistory
    let isUp = zip(path, path.dropFirst()).allSatisfy { $0.y <= $1.y + 0.01 }
    #expect(
      view.isFirstResponder && isUp && path.allSatisfy { $0.x == 0 }, "\(path)",
      sourceLocation: sourceLocation
    )
  }
}

extension HeadlessFinger {
  /// Touches the content at a height, to the right of all fields.
  static func touch(at y: CGFloat) -> HeadlessFinger {
    let finger = HeadlessFinger()
    finger.touchDown(at: CGPoint(x: 380, y: y))
    return finger
  }

  func move(along positions: [CGFloat], _ clock: HeadlessClock, each: () -> Void = {}) {
    for y in positions {
      move(to: CGPoint(x: 380, y: y))
      clock.advance(by: 1.0 / 60)
      each()
    }
  }
}

func steps(from start: CGFloat, to end: CGFloat, by step: CGFloat = 10) -> [CGFloat] {
  Array(stride(from: start, through: end, by: start < end ? step : -step))
}

extension FieldTable {
  /// Fourteen rows of 100 points with a field of 44 points in the middle.
  static func high(_ table: UITableView? = nil) -> FieldTable {
    FieldTable(count: 14, rowHeight: 100, margin: 28, table: table)
  }
}

final class FieldTableController: UITableViewController {
  private(set) lazy var rows = FieldTable.high(tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = rows
  }
}

final class FieldListController: UIViewController {
  let rows = FieldTable.high()
  var table: UITableView { rows.table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }
}

/// A chat whose controller becomes first responder to show its accessory bar.
final class AccessoryChatController: UIViewController {
  let list = UIScrollView()
  let field = UITextField(frame: CGRect(x: 16, y: 5, width: 300, height: 40))
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
    list.frame = view.bounds
    list.contentSize = CGSize(width: view.bounds.width, height: 3000)
    view.addSubview(list)
  }
}

/// A controller whose whole view is a scroll view with 1600 points of content and a field at 700.
class FormController: UIViewController {
  enum Moment: CaseIterable, Sendable { case viewDidLoad, viewWillAppear, viewDidAppear, never }

  let scrollView = UIScrollView()
  let field = UITextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
  var transition: LeavingTransition?
  private let focusesAt: Moment

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? super.transitionCoordinator
  }

  init(focusesAt moment: Moment = .never) {
    focusesAt = moment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 1600)
    scrollView.addSubview(field)
    view.addSubview(scrollView)
    focus(at: .viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    focus(at: .viewWillAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    focus(at: .viewDidAppear)
  }

  private func focus(at moment: Moment) {
    guard moment == focusesAt else { return }
    field.becomeFirstResponder()
  }
}
#endif
