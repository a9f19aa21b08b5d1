import KeyboardScrollingTesting

/// The frequencies of a user's actions on a screen.
struct Habits: Sendable {
  enum Habit: CaseIterable, Sendable {
    case tap, tapAndHold, press, type, delete, returnKey, dismiss, drag, fling, dragKeyboardAway
    case dragKeyboardAndBack, tapStatusBar, emoji, suggestions, rotate, leaveAndComeBack
    case lockAndUnlock, autoFill, push, comeBack, alert, undock, float, dock, wait
    case textSize, keyboard, resize, pinch, app
    case fold, share, neighbor
  }

  private var weights: [Habit: Int]
  private var deeds: [AppAction.Deed] = []

  static let form = Habits(weights: [
    .tap: 20, .tapAndHold: 14, .type: 10, .delete: 2, .returnKey: 12, .dismiss: 12, .drag: 14,
    .fling: 6, .dragKeyboardAway: 6, .dragKeyboardAndBack: 3, .tapStatusBar: 2, .emoji: 3,
    .suggestions: 2, .rotate: 1, .leaveAndComeBack: 1, .lockAndUnlock: 1, .wait: 2,
  ])
  static let login = form.with([.press: 3, .autoFill: 12])
  // Without an unlock, for which UIKit announces empty keyboard frames and moves a sheet down and up.
  static let sheet = form.with([.rotate: 0, .leaveAndComeBack: 0, .lockAndUnlock: 0])
  static let chat = form.with([
    .type: 24, .press: 8, .drag: 20, .returnKey: 8, .dragKeyboardAway: 20, .dragKeyboardAndBack: 14,
  ])
  static let dragging = form.with([.dragKeyboardAway: 20, .dragKeyboardAndBack: 8])
  static let writing = form.with([.type: 30, .returnKey: 14, .delete: 6, .press: 4])
  static let search = form.with([.type: 20, .press: 0, .lockAndUnlock: 0])
  static let tableController = form.with([.lockAndUnlock: 0])
  static let pushing = form.with([.push: 10, .comeBack: 14])
  static let alerts = form.with([.alert: 10])
  static let zooming = form.with([.pinch: 24, .rotate: 0])
  static let tablet = form.with([.undock: 4, .float: 4, .dock: 8])

  func with(_ changes: [Habit: Int]) -> Habits {
    var habits = self
    habits.weights.merge(changes) { $1 }
    return habits
  }

  /// Adds actions of the app; an action that is listed twice is twice as frequent.
  func acting(_ deeds: AppAction.Deed..., weight: Int = 36) -> Habits {
    acting(deeds, weight: weight)
  }

  func acting(_ deeds: [AppAction.Deed], weight: Int = 36) -> Habits {
    var habits = with([.app: weight])
    habits.deeds = deeds
    return habits
  }

  func action(_ random: inout SeededGenerator) -> Session.Action {
    var number = Int.random(in: 0..<weights.values.reduce(0, +), using: &random)
    for habit in Habit.allCases {
      number -= weights[habit] ?? 0
      if number < 0 {
        return habit == .app ? .app(appAction(&random)) : Self.action(habit, &random)
      }
    }
    return .dismiss
  }

  private func appAction(_ random: inout SeededGenerator) -> AppAction {
    AppAction(
      deed: deeds.randomElement(using: &random) ?? .flicker,
      share: Double(Int.random(in: 0...100, using: &random)) / 100,
      // The app acts while the keyboard moves, or after that.
      delay: [0.02, 0.05, 0.1, 0.2, 0.3, 0.5].randomElement(using: &random) ?? 0.1
    )
  }

  private static func action(_ habit: Habit, _ random: inout SeededGenerator) -> Session.Action {
    func share() -> Double { Double(Int.random(in: 0...100, using: &random)) / 100 }
    switch habit {
    case .tap: return .tap(share())
    case .tapAndHold: return .tapAndHold(share())
    case .press: return .press(share())
    case .type:
      let texts = [
        "a", "Ada", "a longer sentence that may wrap to another line", "one\ntwo\nthree",
      ]
      return .type(texts.randomElement(using: &random) ?? "a")
    case .delete: return .delete(Int.random(in: 1...12, using: &random))
    case .returnKey: return .returnKey
    case .dismiss: return .dismiss
    case .drag: return .drag(Double(Int.random(in: -50...50, using: &random)) / 100)
    case .fling: return .fling(Double(Int.random(in: -20...20, using: &random)) * 100)
    case .dragKeyboardAway: return .dragKeyboardAway
    case .dragKeyboardAndBack: return .dragKeyboardAndBack
    case .tapStatusBar: return .tapStatusBar
    case .emoji: return .emoji
    case .suggestions: return .suggestions
    case .rotate: return .rotate
    case .leaveAndComeBack: return .leaveAndComeBack
    case .lockAndUnlock: return .lockAndUnlock
    case .autoFill: return .autoFill
    case .push: return .push
    case .comeBack: return .comeBack
    case .alert: return .alert
    case .undock: return .undock
    case .float: return .float
    case .dock: return .dock
    case .textSize: return .textSize(share())
    case .keyboard:
      let heights = [216, 260, 301, 336, 380, 407] as [Double]
      return .keyboard(height: heights.randomElement(using: &random) ?? 336)
    case .resize: return .resize(share())
    case .pinch: return .pinch(Double(Int.random(in: 6...24, using: &random)) / 10)
    case .fold: return .fold(share())
    case .share: return .share(share())
    case .neighbor: return .neighbor
    case .wait, .app: return .wait(share())
    }
  }
}

extension Session {
  /// Makes a session from a seed; consecutive seeds use the kinds in turn.
  @MainActor package init(seed: Int, stepCount: Int = 14) {
    let kinds = SessionKind.all
    let kind = kinds[((seed % kinds.count) + kinds.count) % kinds.count]
    self.init(kind: kind, seed: seed, stepCount: stepCount)
  }

  @MainActor package init(kind: SessionKind, seed: Int, stepCount: Int = 14) {
    var random = SeededGenerator(seed: seed)
    var steps: [Step] = []
    for _ in 0..<stepCount {
      let action = kind.habits.action(&random)
      // The app may act while the last action of the user still has effects.
      if action.appAction != nil, Bool.random(using: &random), !kind.isPatient,
        let last = steps.indices.last
      {
        // Wait for the end of a scroll: the judge cannot know where decelerating content will stop.
        steps[last].isQuick = !steps[last].action.isScroll
      }
      let isQuick = Int.random(in: 0..<12, using: &random) == 0 && !kind.isPatient
      steps.append(Step(action: action, isQuick: isQuick))
    }
    self.init(kind: kind.name, seed: seed, steps: steps)
  }
}
