package import KeyboardScrollingHeadless

package struct Session: ReplayFile, Equatable, Sendable {
  /// An action of the user.
  ///
  /// A value from 0 to 1 selects one of the visible elements, because an index could exceed their
  /// number.
  package enum Action: Codable, Equatable, Sendable {
    case tap(Double)
    /// A tap on a visible field, and a touch on the content while the keyboard shows.
    case tapAndHold(Double)
    case press(Double)
    case type(String)
    case delete(Int)
    case returnKey
    case dismiss
    /// A slow drag by a fraction of the screen, down if positive.
    case drag(Double)
    /// A flick with a velocity in points per second, down if positive.
    case fling(Double)
    /// A drag from above the keyboard to the bottom edge of the screen.
    case dragKeyboardAway
    case dragKeyboardAndBack
    case tapStatusBar
    /// Two fingers that zoom to a scale.
    case pinch(Double)
    /// A switch to emoji, or back.
    case emoji
    case suggestions
    case rotate
    case leaveAndComeBack
    case lockAndUnlock
    case autoFill
    /// A push to another screen of the app; `comeBack` returns.
    case push
    case comeBack
    /// An alert over the screen, which the user confirms at once.
    case alert
    case undock
    case float
    case dock
    case wait(Double)
    /// A change of the text size in the Control Centre: 0 is the smallest, 1 the largest.
    case textSize(Double)
    /// A switch to a keyboard of a different height in points, such as one for a different
    /// language.
    case keyboard(height: Double)
    /// A change of the size of the app's window on an iPad.
    case resize(Double)
    /// A change of the pose of a folding device, for example to half open.
    case fold(Double)
    /// A move of the app to the left half, the right half, or the whole of the display.
    case share(Double)
    /// A show or a hide of the keyboard by the app in the other half of the display.
    case neighbor
    /// An action of the app, judged together with the step before if that step is quick.
    case app(AppAction)
  }

  /// An action and its timing: after a quick step, the next one begins while content still moves.
  package struct Step: Codable, Equatable, Sendable {
    package var action: Action
    package var isQuick = false

    package init(action: Action, isQuick: Bool = false) {
      self.action = action
      self.isQuick = isQuick
    }
  }

  package var kind: String
  package var seed: Int
  package var steps: [Step]
  package var rough: Roughness?

  package init(kind: String, seed: Int, steps: [Step]) {
    self.kind = kind
    self.seed = seed
    self.steps = steps
  }
}
