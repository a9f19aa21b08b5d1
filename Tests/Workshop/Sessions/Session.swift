package import KeyboardScrollingHeadless

package struct Session: ReplayFile, Equatable, Sendable {
  package enum Orientation: String, Codable, Sendable { case portrait, landscape }

  /// An action of the user.
  ///
  /// A value from 0 to 1 selects one of the visible elements, so that a step keeps its meaning when
  /// other steps are removed.
  package enum Action: Codable, Equatable, Sendable {
    case tap(Double)
    /// A tap on a visible field, and a touch that holds the content while the keyboard shows.
    case tapAndHold(Double)
    /// A tap on a visible button.
    case press(Double)
    /// Letters, one of which may begin a line.
    case type(String)
    case delete(Int)
    case returnKey
    case dismiss
    /// A slow drag by a fraction of the screen, down if positive.
    case drag(Double)
    /// A flick with a velocity in points per second, down if positive.
    case fling(Double)
    /// A drag over the keyboard down to the screen's edge.
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
    /// Another text size, set in the Control Centre: 0 is the smallest, 1 the largest.
    case textSize(Double)
    /// A keyboard of another height, in points, such as for another language or by another company.
    case keyboard(height: Double)
    /// Another size of the app's window, on an iPad.
    case resize(Double)
    /// Another pose of a device that folds.
    case fold(Double)
    /// A half of the display for the app, the other half, or the whole display.
    case share(Double)
    /// A keyboard of the app in the other half of the display, which shows or hides.
    case neighbor
    /// An action of the app.
    ///
    /// After a quick step, the action is a part of that step's event.
    case app(AppAction)
  }

  /// An action of a session.
  ///
  /// After a quick step, the next one begins before everything is at rest.
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
