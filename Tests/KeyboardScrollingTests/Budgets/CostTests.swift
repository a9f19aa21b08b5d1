#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Counted costs of events; times differ between machines.
@MainActor struct CostTests {
  enum Focus: CaseIterable, Sendable { case textField, textView, fieldOutside }

  private struct Cost: Equatable {
    var writes: Int
    var conversions: Int
    var visits: Int
  }

  private func fill(_ view: UIView, with count: Int) {
    for _ in 0..<count { view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))) }
  }

  private func focus(_ focus: Focus, on bench: Workbench) {
    let frame = CGRect(x: 16, y: 700, width: 358, height: 44)
    switch focus {
    case .textField, .fieldOutside:
      let field = ClaimingTextField(frame: frame)
      if focus == .textField {
        bench.scrollView.addSubview(field)
      } else {
        bench.window.addSubview(field)
      }
      bench.center.post(name: UITextField.textDidBeginEditingNotification, object: field)
    case .textView:
      let textView = UITextView(frame: frame)
      bench.scrollView.addSubview(textView)
      textView.takeFocus()
      bench.center.post(name: UITextView.textDidBeginEditingNotification, object: textView)
    }
    bench.turns.run()
  }

  private func count(_ bench: Workbench, _ body: () -> Void) -> Cost {
    bench.scrollView.forget()
    HeadlessCounters.current = HeadlessCounters()
    body()
    let counters = HeadlessCounters.current
    return Cost(
      writes: bench.scrollView.writes, conversions: counters.conversions,
      visits: counters.subviewReads
    )
  }

  private func costs(siblings: Int, _ focused: Focus) -> [Cost] {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    fill(bench.scrollView, with: siblings)
    fill(bench.window, with: siblings)
    coordinator.manage(bench.scrollView)
    focus(focused, on: bench)
    return [
      count(bench) { bench.show() },
      count(bench) {
        bench.show(Keyboard.iPhoneShort)
        // The coordinator waits before it applies a shorter keyboard.
        bench.delays.run()
        bench.turns.run()
      },
      count(bench) { bench.hide() },
    ]
  }

  @Test(arguments: Focus.allCases)
  func `an event costs the same with ten views and with ten thousand`(_ focus: Focus) {
    let few = costs(siblings: 10, focus)
    expectEqual(few, to: costs(siblings: 10_000, focus))
    expectEqual(few.map(\.visits), to: [0, 0, 0])
    // One write of the content inset, and one of the indicator inset.
    expectEqual(few.map(\.writes), to: [2, 2, 2])
  }

  @Test(arguments: Focus.allCases)
  func `a repeated event writes nothing and costs no more`(_ focus: Focus) {
    let bench = Workbench.managing().bench
    self.focus(focus, on: bench)
    let first = count(bench) { bench.show() }
    for _ in 0..<3 {
      let repeated = count(bench) { bench.show() }
      expectEqual(repeated.writes, to: 0)
      expectEqual(repeated.visits, to: 0)
      #expect(repeated.conversions <= first.conversions)
      bench.expect(path: [])
    }
  }

  @Test func `each further view costs one conversion per announcement and per end of a turn`() {
    func conversions(managed: Int) -> [Int] {
      let bench = Workbench.managing(managed).bench
      focus(.textField, on: bench)
      let announcement = count(bench) { bench.post(.willShow, Keyboard.iPhone) }
      let turn = count(bench) { bench.turns.runOnce() }
      let reveal = count(bench) { bench.turns.runOnce() }
      expectEqual(bench.turns.count, to: 0)
      return [announcement.conversions, turn.conversions, reveal.conversions]
    }
    let further = zip(conversions(managed: 2), conversions(managed: 1)).map { $0 - $1 }
    expectEqual(further, to: [1, 1, 1])
  }

  @Test func `a first responder that posts no notification costs one tree search`() {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    fill(bench.scrollView, with: 10)
    let quiet = QuietResponder(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
    bench.scrollView.addSubview(quiet)
    coordinator.manage(bench.scrollView)
    // The search visits the scroll view and ten views before the responder.
    let show = count(bench) { bench.show() }
    #expect(show.visits <= 11)
    bench.expect(offset: 236)
    let hide = count(bench) { bench.hide() }
    expectEqual(hide.visits, to: 0)
  }

  @Test func `an idle turn converts one point of each view, and writes nothing`() {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    let others = (0..<9).map { _ in Workbench.makeScrollView() }
    for other in others { bench.window.addSubview(other) }
    let outside = Workbench.makeScrollView()
    for view in [bench.scrollView, outside] + others { coordinator.manage(view) }
    focus(.textField, on: bench)
    bench.show()
    for other in others { other.forget() }
    let check = count(bench) { bench.turns.runOnce() }
    expectEqual(check.conversions, to: 11)
    expectEqual(check.writes, to: 0)
    expectEqual(check.visits, to: 0)
    expectEqual(bench.turns.count, to: 0)
    #expect((others + [outside]).allSatisfy { $0.writes == 0 })
  }

  @Test func `typing and focusing read other managed views only at the end of a turn`() {
    func cost(managed: Int) -> (letter: Cost, focus: Cost, writes: Int) {
      let (bench, others) = Workbench.managing(managed)
      focus(.textField, on: bench)
      bench.show()
      for other in others { other.forget() }
      let field = ClaimingTextField(frame: CGRect(x: 16, y: 600, width: 358, height: 44))
      bench.scrollView.addSubview(field)
      let focus = count(bench) {
        bench.center.post(name: UITextField.textDidBeginEditingNotification, object: field)
      }
      bench.turns.run()
      let letter = count(bench) {
        bench.center.post(name: UITextField.textDidChangeNotification, object: field)
      }
      bench.turns.run()
      return (letter, focus, others.reduce(0) { $0 + $1.writes })
    }
    let one = cost(managed: 1)
    let hundred = cost(managed: 100)
    expectEqual(one.letter, to: hundred.letter)
    expectEqual(one.focus, to: hundred.focus)
    expectEqual(hundred.letter, to: Cost(writes: 0, conversions: 0, visits: 0))
    expectEqual(hundred.writes, to: 0)
  }

  @Test func `typing in a visible field reads the scroll state of no other view`() {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    let other = Workbench.makeScrollView()
    bench.window.addSubview(other)
    for view in [bench.scrollView, other] { coordinator.manage(view) }
    focus(.textField, on: bench)
    bench.show()
    let field = ClaimingTextField(frame: CGRect(x: 16, y: 300, width: 358, height: 44))
    bench.scrollView.addSubview(field)
    for view in [bench.scrollView, other] { view.forget() }
    bench.center.post(name: UITextField.textDidBeginEditingNotification, object: field)
    bench.center.post(name: UITextField.textDidChangeNotification, object: field)
    // UIKit may still be scrolling this view to the field that was focused before.
    expectEqual(bench.scrollView.scrollReads, to: 1)
    expectEqual(other.scrollReads, to: 0)
  }

  @Test func `160: managing a thousand views reads each position once, and releasing reads none`() {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    let others = (0..<1000).map { _ in Workbench.makeScrollView() }
    for other in others { bench.window.addSubview(other) }
    let managing = count(bench) { for other in others { coordinator.manage(other) } }
    // The position of each view is read once, which takes two points.
    expectEqual(managing.conversions, to: 2000)
    expectEqual(managing.writes, to: 0)
    bench.show()
    #expect(others.allSatisfy { $0.contentInset.bottom == 336 && $0.insetWrites == 1 })
    let stopping = count(bench) { for other in others { coordinator.stopManaging(other) } }
    expectEqual(stopping.conversions, to: 0)
    #expect(others.allSatisfy { $0.contentInset.bottom == 0 })
    bench.turns.run()
    expectEqual(bench.turns.observerCount, to: 0)
  }

  @Test func `turns are observed only while there is something to check`() {
    let (bench, coordinator) = Workbench.managing()
    expectEqual(bench.turns.observerCount, to: 0)
    bench.show()
    expectEqual(bench.turns.observerCount, to: 1)
    bench.hide()
    expectEqual(bench.turns.observerCount, to: 0)
    coordinator.manage(bench.scrollView, bar: bench.addBar(height: 50))
    expectEqual(bench.turns.observerCount, to: 1)
    coordinator.stopManaging(bench.scrollView)
    bench.turns.run()
    expectEqual(bench.turns.observerCount, to: 0)
  }

  @Test func `the library adds nothing to the app's views`() {
    let bench = Workbench.managing().bench
    let subviews = bench.scrollView.subviews.count
    bench.show()
    expectEqual(bench.scrollView.subviews.count, to: subviews)
    #expect(bench.scrollView.constraints.isEmpty && bench.window.constraints.isEmpty)
  }

  @Test func `typing searches no view tree`() {
    let bench = Workbench()
    let coordinator = bench.makeCoordinator()
    fill(bench.scrollView, with: 1000)
    coordinator.manage(bench.scrollView)
    let field = bench.addFocusedField(at: 300)
    bench.show()
    let cost = count(bench) {
      for _ in 0..<20 {
        bench.center.post(name: UITextField.textDidChangeNotification, object: field)
        bench.turns.run()
      }
    }
    expectEqual(cost.visits, to: 0)
    expectEqual(cost.writes, to: 0)
    bench.expect(path: [])
  }
}

private final class QuietResponder: UIView {
  override var isFirstResponder: Bool { true }
}
#endif
