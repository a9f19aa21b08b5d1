import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct MonitorTests {
  @MainActor private final class Log {
    var focus: [String] = []
    var kinds: [KeyboardNotification.Kind] = []
    var durations: [TimeInterval] = []

    func add(_ event: FocusMonitor.Event, of view: UIView) {
      focus.append("\(event) \(type(of: view))")
    }

    func connect(to monitor: KeyboardMonitor) {
      monitor.connect { [weak self, weak monitor] notification in
        guard monitor?.isHolding == false else { return }
        self?.kinds.append(notification.kind)
        self?.durations.append(notification.timing.duration)
      }
    }
  }

  private let log = Log()

  private let center = NotificationCenter()

  @Test func `fields and text views cause the same events`() {
    let monitor = FocusMonitor(notificationCenter: center)
    monitor.connect { [log] in log.add($0, of: $1) }
    let field = ClaimingTextField()
    let textView = UITextView()
    center.post(name: UITextField.textDidBeginEditingNotification, object: field)
    center.post(name: UITextField.textDidChangeNotification, object: field)
    center.post(name: UITextField.textDidEndEditingNotification, object: field)
    center.post(name: UITextView.textDidBeginEditingNotification, object: textView)
    // The app may write into a text view that is not being edited.
    center.post(name: UITextView.textDidChangeNotification, object: textView)
    center.post(name: UITextView.textDidEndEditingNotification, object: textView)
    expectEqual(
      log.focus,
      to: [
        "editingBegan ClaimingTextField", "textChanged ClaimingTextField",
        "editingEnded ClaimingTextField",
        "editingBegan UITextView", "editingEnded UITextView",
      ]
    )
  }

  @Test func `an object that is not a view does not become the focus`() {
    let monitor = FocusMonitor(notificationCenter: center)
    monitor.connect { [log] in log.add($0, of: $1) }
    for object in [nil, NSObject(), "field", NSNull()] as [Any?] {
      center.post(name: UITextField.textDidBeginEditingNotification, object: object)
      center.post(name: UITextView.textDidChangeNotification, object: object)
    }
    expectEqual(log.focus, to: [])
    expectNil(monitor.firstResponder)
  }

  @Test func `the last focused view is the first responder as long as it claims to be`() {
    let monitor = FocusMonitor(notificationCenter: center)
    let first = ClaimingTextField()
    let second = ClaimingTextField()
    expectNil(monitor.firstResponder)
    center.post(name: UITextField.textDidBeginEditingNotification, object: first)
    #expect(monitor.firstResponder === first)
    center.post(name: UITextField.textDidBeginEditingNotification, object: second)
    // UIKit posts the end of the first view's editing late if the focus moves from a text view to a
    // field.
    center.post(name: UITextField.textDidEndEditingNotification, object: first)
    #expect(monitor.firstResponder === second)
    second.claims = false
    expectNil(monitor.firstResponder)
    center.post(name: UITextField.textDidEndEditingNotification, object: second)
    expectNil(monitor.firstResponder)
  }

  private final class PresentingController: UIViewController {
    var presented: UIViewController? = UIViewController()

    override var presentedViewController: UIViewController? { presented }
  }

  private func begin(_ field: ClaimingTextField) {
    field.claims = true
    center.post(name: UITextField.textDidBeginEditingNotification, object: field)
  }

  private func end(_ field: ClaimingTextField) {
    field.claims = false
    center.post(name: UITextField.textDidEndEditingNotification, object: field)
  }

  /// Shows a controller in a window, with fields in its view.
  private func show(_ controller: UIViewController, with fields: ClaimingTextField...) -> UIWindow {
    let window = TestApplication.makeWindow(frame: Workbench.bounds)
    window.rootViewController = controller
    window.isHidden = false
    for field in fields { controller.view.addSubview(field) }
    return window
  }

  @Test func `a field under a sheet is first responder even before its editing begins again`() {
    let monitor = FocusMonitor(notificationCenter: center)
    monitor.connect { [log] in log.add($0, of: $1) }
    let field = ClaimingTextField()
    let window = show(PresentingController(), with: field)
    begin(field)
    end(field)
    expectNil(monitor.firstResponder)
    #expect(monitor.isEditing { $0 === field })
    // UIKit may announce the keyboard first.
    field.claims = true
    #expect(monitor.firstResponder === field)
    begin(field)
    expectEqual(log.focus.last, to: "focusReturned ClaimingTextField")
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [true, false])
  func `below a nonmodal sheet, only an alert suspends a field`(hasAlert: Bool) {
    let monitor = FocusMonitor(notificationCenter: center)
    let (controller, sheet) = (PresentingController(), PresentingController())
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    if !hasAlert { sheet.presented = nil }
    controller.presented = sheet
    let field = ClaimingTextField()
    let window = show(controller, with: field)
    begin(field)
    end(field)
    expectEqual(monitor.isEditing { $0 === field }, to: hasAlert)
    withExtendedLifetime(window) {}
  }

  @Test func `a field that does not get its focus back has a new focus when it begins again`() {
    let monitor = FocusMonitor(notificationCenter: center)
    monitor.connect { [log] in log.add($0, of: $1) }
    let controller = PresentingController()
    let (field, other) = (ClaimingTextField(), ClaimingTextField())
    let window = show(controller, with: field, other)
    begin(field)
    end(field)
    controller.presented = nil
    begin(other)
    end(other)
    begin(field)
    expectEqual(log.focus.last, to: "editingBegan ClaimingTextField")
    withExtendedLifetime(window) {}
  }

  @Test func `a field is first responder after two begins and one end, or a change of its text`() {
    let begin = UITextField.textDidBeginEditingNotification
    for names in [
      [begin, begin, UITextField.textDidEndEditingNotification],
      [UITextField.textDidChangeNotification],
    ] {
      let center = NotificationCenter()
      let monitor = FocusMonitor(notificationCenter: center)
      let field = ClaimingTextField()
      for name in names { center.post(name: name, object: field) }
      #expect(monitor.firstResponder === field, "\(names)")
    }
  }

  @Test func `the library does not search for a first responder that a notification names`() {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    let queried = QueriedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.scrollView.addSubview(queried)
    let outside = ClaimingTextField(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
    bench.window.addSubview(outside)
    coordinator.manage(bench.scrollView)
    bench.center.post(name: UITextField.textDidBeginEditingNotification, object: outside)
    queried.queries = 0
    bench.show()
    bench.center.post(name: UITextField.textDidChangeNotification, object: outside)
    bench.turns.run()
    bench.hide()
    coordinator.revealFirstResponder(animated: false)
    expectEqual(queried.queries, to: 0)
  }

  private final class QueriedView: UIView {
    var queries = 0

    override var isFirstResponder: Bool {
      queries += 1
      return super.isFirstResponder
    }
  }

  @Test func `a scroll in progress when the coordinator begins to observe turns is the app's`() {
    let bench = Workbench()
    let monitor = ScrollMonitor(runLoop: bench.environment.runLoop, readsScrollReports: true)
    guard monitor.reportsScrolls else { return }
    var scrollers: [ScrollSource] = []
    monitor.connect { [unowned monitor] in
      scrollers.append(
        monitor.source(of: bench.scrollView, after: .none, isWindowResized: false, focus: nil)
      )
    }
    // UIKit may scroll to the focus only in the turn after the announcement. As long as the
    // coordinator observes no turns, the monitor does not know that this turn has ended.
    monitor.keyboardWasAnnounced(hasNewFrame: true)
    bench.turns.run()
    bench.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    monitor.checksBegin()
    expectEqual(scrollers, to: [.none, .none, .app])
  }

  @Test func `in a drag, a hide without duration stays unanimated even if the clock advances`() {
    let bench = Workbench()
    var readings = 0.0
    let monitor = makeKeyboardMonitor(bench.center, after: bench.delays.add) {
      readings += 0.001
      return readings
    }
    log.connect(to: monitor)
    bench.addFocusedField(at: 300)
    bench.post(.willShow, Keyboard.iPhone)
    bench.scrollView.isTouched = true
    bench.post(.willHide, Keyboard.iPhoneHidden, duration: 0)
    expectEqual(log.kinds, to: [.willShow, .willHide])
    expectEqual(log.durations, to: [0.25, 0])
    expectEqual(bench.delays.count, to: 0)
  }

  private final class DraggedScrollView: UIScrollView {
    override var isTracking: Bool { true }
    override var isDragging: Bool { true }
  }

  /// Makes a monitor whose turns and timers run only if `after` runs them.
  private func makeKeyboardMonitor(
    _ center: NotificationCenter, _ views: ManagedViews = ManagedViews(),
    after: @escaping (@escaping @MainActor () -> Void) -> Void = { _ in },
    now: @escaping @MainActor () -> TimeInterval = { 0 },
    onAnnouncement: @escaping @MainActor () -> Void = {}
  ) -> KeyboardMonitor {
    let runLoop = MainRunLoop(now: now, onNextTurn: { _ in }, after: { _, work in after(work) })
    let scrolls = ScrollMonitor(runLoop: runLoop, readsScrollReports: true)
    scrolls.connect(updateSources: onAnnouncement)
    return KeyboardMonitor(
      notificationCenter: center,
      focus: FocusMonitor(notificationCenter: center),
      scrolls: scrolls,
      views: views,
      runLoop: runLoop
    )
  }

  private func announce(
    _ kind: KeyboardNotification.Kind, _ frame: CGRect, screen: UIScreen? = nil
  ) {
    let info: [String: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: frame,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
    ]
    center.post(name: kind.notificationName, object: screen, userInfo: info)
  }

  @Test func `a drag is remembered for 0.3 s, and during a transition announced in that time`() {
    let bench = Workbench()
    let delays = WorkQueue()
    delays.time = 1
    let (views, owner) = (ManagedViews(), Owner())
    let monitor = makeKeyboardMonitor(center, views, now: { delays.time })
    func announce(_ kind: KeyboardNotification.Kind, _ frame: CGRect) {
      self.announce(kind, frame)
      #expect(monitor.endTurn())
    }
    let dragged = DraggedScrollView()
    announce(.willShow, Keyboard.iPhone)
    #expect(!monitor.isDragged && !monitor.isAfterDrag(of: dragged))
    bench.window.addSubview(dragged)
    let managed = ManagedScrollView(dragged, environment: bench.environment)
    views.assign(managed, of: dragged, to: owner)
    delays.time = 1.25
    monitor.checkForDrag()
    delays.time = 1.6
    #expect(monitor.announcement != nil && !monitor.isAfterDrag(of: dragged))
    delays.time = 2
    monitor.checkForDrag()
    views.remove(managed)
    delays.time = 2.29
    #expect(monitor.isDragged && monitor.isAfterDrag(of: dragged))
    announce(.willHide, Keyboard.iPhoneHidden)
    delays.time = 2.6
    #expect(!monitor.isDragged && monitor.isAfterDrag(of: dragged))
    announce(.willHide, Keyboard.iPhoneHidden)
    #expect(!monitor.isAfterDrag(of: dragged))
  }

  @Test func `a keyboard that the app hides during the announcement stays hidden`() {
    var announcements = 0
    // UIKit's scroll to the focus ends before the new position applies, and the app ends editing in
    // its `scrollViewDidScroll`.
    let monitor = makeKeyboardMonitor(
      center,
      onAnnouncement: {
        announcements += 1
        if announcements == 1 { announce(.willHide, Keyboard.iPhoneHidden) }
      }
    )
    monitor.connect { [log] notification in log.kinds.append(notification.kind) }
    announce(.willShow, Keyboard.iPhone)
    #expect(!monitor.isVisible)
    expectEqual(log.kinds, to: [.willHide])
  }

  @Test func `the keyboard's position is known in a window on its screen, and without a window`() {
    let monitor = makeKeyboardMonitor(center)
    let window = Workbench().window
    expectEqual(monitor.keyboard(in: window).position, to: .unknown)
    expectEqual(monitor.keyboard(in: nil).position, to: .unknown)
    #expect(!monitor.isVisible)
    announce(.willShow, Keyboard.iPhone, screen: window.screen)
    expectEqual(monitor.keyboard(in: window).position, to: .visible(Keyboard.iPhone, isLocal: true))
    expectEqual(monitor.keyboard(in: nil).position, to: .visible(Keyboard.iPhone, isLocal: true))
    #expect(monitor.isVisible)
    announce(.willHide, Keyboard.iPhone)
    expectEqual(monitor.keyboard(in: window).position, to: .hidden)
    expectEqual(monitor.keyboard(in: nil).position, to: .hidden)
    #expect(!monitor.isVisible)
  }
}
