import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Monitors", .tags(.uikit))
struct MonitorTests {
  @MainActor
  private final class Listener: FocusMonitor.Listener, KeyboardMonitor.Listener {
    var focus: [String] = []
    var kinds: [KeyboardEvent.Kind] = []

    func focusMonitor(_ monitor: FocusMonitor, didObserve event: FocusMonitor.Event) {
      switch event {
      case .began(let view): focus.append("began \(type(of: view))")
      case .changed(let view): focus.append("changed \(type(of: view))")
      case .ended(let view): focus.append("ended \(type(of: view))")
      case .textSizeChanged: focus.append("text size")
      }
    }

    func keyboardMonitor(_ monitor: KeyboardMonitor, didRecord transition: KeyboardTransition) {
      kinds.append(transition.event.kind)
    }
  }

  private let center = NotificationCenter()

  // MARK: Focus

  @Test func `fields and text views tell the same story`() {
    let monitor = FocusMonitor(notificationCenter: center)
    let listener = Listener()
    monitor.add(listener)
    let field = UITextField()
    let textView = UITextView()
    center.post(name: UITextField.textDidBeginEditingNotification, object: field)
    center.post(name: UITextField.textDidChangeNotification, object: field)
    center.post(name: UITextField.textDidEndEditingNotification, object: field)
    center.post(name: UITextView.textDidBeginEditingNotification, object: textView)
    center.post(name: UITextView.textDidChangeNotification, object: textView)
    center.post(name: UITextView.textDidEndEditingNotification, object: textView)
    #expect(
      listener.focus == [
        "began UITextField", "changed UITextField", "ended UITextField",
        "began UITextView", "changed UITextView", "ended UITextView",
      ]
    )
  }

  @Test func `what is no view is no focus`() {
    let monitor = FocusMonitor(notificationCenter: center)
    let listener = Listener()
    monitor.add(listener)
    for object in [nil, NSObject(), "field", NSNull()] as [Any?] {
      center.post(name: UITextField.textDidBeginEditingNotification, object: object)
      center.post(name: UITextView.textDidChangeNotification, object: object)
    }
    #expect(listener.focus == [])
    #expect(monitor.firstResponder == nil)
  }

  @Test func `the first responder is the last one that still is it`() {
    let monitor = FocusMonitor(notificationCenter: center)
    let first = ClaimingTextField()
    let second = ClaimingTextField()
    #expect(monitor.firstResponder == nil)
    center.post(name: UITextField.textDidBeginEditingNotification, object: first)
    #expect(monitor.firstResponder === first)
    center.post(name: UITextField.textDidBeginEditingNotification, object: second)
    // The first one's end comes late, as from a text view to a field.
    center.post(name: UITextField.textDidEndEditingNotification, object: first)
    #expect(monitor.firstResponder === second)
    second.claims = false
    #expect(monitor.firstResponder == nil)
    second.claims = true
    center.post(name: UITextField.textDidEndEditingNotification, object: second)
    #expect(monitor.firstResponder == nil)
  }

  @Test func `a change tells of a focus that was missed`() {
    let monitor = FocusMonitor(notificationCenter: center)
    let field = ClaimingTextField()
    center.post(name: UITextField.textDidChangeNotification, object: field)
    #expect(monitor.firstResponder === field)
  }

  @Test func `a focus that was told is not searched for`() {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    let asked = AskedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.scrollView.addSubview(asked)
    let elsewhere = ClaimingTextField(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
    bench.window.addSubview(elsewhere)
    coordinator.manage(bench.scrollView)
    bench.center.post(name: UITextField.textDidBeginEditingNotification, object: elsewhere)
    asked.questions = 0
    bench.show()
    bench.center.post(name: UITextField.textDidChangeNotification, object: elsewhere)
    bench.turns.run()
    bench.hide()
    coordinator.revealFirstResponder(animated: false)
    #expect(asked.questions == 0)
  }

  /// Counts how often it is asked whether it is the first responder.
  private final class AskedView: UIView {
    var questions = 0

    override var isFirstResponder: Bool {
      questions += 1
      return super.isFirstResponder
    }
  }

  // MARK: Keyboard

  private let delays = WorkQueue()

  private func makeKeyboardMonitor() -> KeyboardMonitor {
    KeyboardMonitor(
      notificationCenter: center,
      focus: FocusMonitor(notificationCenter: center),
      after: { [delays] _, work in delays.add(work) },
      onNextTurn: delays.add
    )
  }

  @Test func `every notification is recorded and passed on`() {
    let monitor = makeKeyboardMonitor()
    let listener = Listener()
    monitor.add(listener)
    for kind in KeyboardEvent.Kind.allCases {
      center.post(name: kind.notificationName, object: nil)
    }
    #expect(listener.kinds == KeyboardEvent.Kind.allCases)
  }

  @Test func `the record answers for a screen`() {
    let monitor = makeKeyboardMonitor()
    let screen = Workbench().window.screen
    #expect(monitor.state(on: screen).rest == .unknown)
    #expect(monitor.restSomewhere == .unknown)
    let info: [String: Any] = [UIResponder.keyboardFrameEndUserInfoKey: Keyboard.iPhone]
    center.post(
      name: UIResponder.keyboardWillShowNotification,
      object: screen,
      userInfo: info
    )
    #expect(monitor.state(on: screen).rest == .resting(Keyboard.iPhone))
    #expect(monitor.restSomewhere == .resting(Keyboard.iPhone))
    center.post(name: UIResponder.keyboardWillHideNotification, object: nil, userInfo: info)
    #expect(monitor.state(on: screen).rest == .hidden)
    #expect(monitor.restSomewhere == .hidden)
  }

  @Test func `listeners are held weakly and hear in the order they were added`() {
    let monitor = makeKeyboardMonitor()
    var first: Listener? = Listener()
    let second = Listener()
    if let first { monitor.add(first) }
    monitor.add(second)
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    #expect(first?.kinds == [.willShow])
    let isGone = { [weak first] in first == nil }
    first = nil
    #expect(isGone())
    center.post(name: UIResponder.keyboardDidShowNotification, object: nil)
    #expect(second.kinds == [.willShow, .didShow])
  }
}
