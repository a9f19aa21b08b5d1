@_spi(Headless) import UIKit

enum Scenario: String, CaseIterable {
  /// The two notifications of a show, and turns until the library has nothing left to do.
  case firstEvent = "first event"
  /// The first event again, while the keyboard is up.
  case equalRepeat = "equal repeat"
  /// The notification that editing began, without the turn after it, which is an `idleCheck`.
  case focusChange = "focus change"
  /// The notification of a letter, without the turn after it.
  case letter = "typed letter"
  /// The two notifications of a hide, and turns until the library has nothing left to do.
  case hide
  case manage
  case stopManaging = "stop managing"
  /// The end of a turn in which nothing has changed, with the keyboard up.
  case idleCheck = "idle check"
  /// A scroll by one point and the end of the turn, with the keyboard up.
  case scrollStep = "scroll step"
  /// A layout of the window and of each scroll view, with the keyboard up.
  case layout

  /// The number of events in one sample.
  var repetitions: Int {
    switch self {
    case .firstEvent, .hide, .manage, .stopManaging: 1
    case .equalRepeat, .scrollStep, .layout: 4
    case .focusChange, .letter, .idleCheck: 16
    }
  }

  @MainActor func prepare(_ bench: Bench) {
    switch self {
    case .firstEvent, .stopManaging: break
    case .manage: bench.stopManaging()
    case .equalRepeat, .focusChange, .letter, .hide, .idleCheck, .scrollStep, .layout:
      bench.show()
      if bench.subject == .standIn { bench.writeInsets(336) }
    }
  }

  @MainActor func run(_ bench: Bench) {
    switch self {
    case .firstEvent, .equalRepeat: bench.show()
    case .focusChange: bench.begin(editing: bench.fields[bench.fields[0].isEdited ? 1 : 0])
    case .letter: bench.type(in: bench.fields[bench.fields[0].isEdited ? 0 : 1])
    case .hide: bench.hide()
    case .manage: bench.manage()
    case .stopManaging: bench.stopManaging()
    case .idleCheck: bench.endTurn()
    case .scrollStep:
      bench.scrollViews[0].contentOffset.y += 1
      bench.endTurn()
    case .layout:
      bench.window.setNeedsLayout()
      for scrollView in bench.scrollViews { scrollView.setNeedsLayout() }
      bench.window.layoutIfNeeded()
    }
  }

  @MainActor func finish(_ bench: Bench) {
    switch self {
    case .hide, .manage: break
    case .stopManaging: bench.manage()
    case .scrollStep:
      bench.passTurns()
      bench.hide()
      bench.scrollViews[0].contentOffset.y = 0
    case .firstEvent, .equalRepeat, .focusChange, .letter, .idleCheck, .layout:
      bench.passTurns()
      bench.hide()
    }
    bench.passTurns()
    if bench.subject == .standIn { bench.writeInsets(0) }
    for scrollView in bench.scrollViews { scrollView.headlessOffsetHistory = [] }
  }
}
