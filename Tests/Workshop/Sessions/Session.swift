package import Foundation
package import KeyboardScrollingHeadless

/// A person's use of one screen, in everyday steps.
package struct Session: Codable, Equatable, Sendable {
  package enum Orientation: String, Codable, Sendable { case portrait, landscape }

  /// What a person does.
  ///
  /// A share is a number from 0 to 1, which picks one of what can be seen then. So a step keeps its
  /// meaning when others are removed.
  package enum Action: Codable, Equatable, Sendable {
    /// A tap on a field in sight.
    case tap(Double)
    /// A tap on a field in sight, and a touch that holds the content while the keyboard comes.
    case tapAndHold(Double)
    /// A tap on a button in sight.
    case press(Double)
    /// Letters; one of them may begin a line.
    case type(String)
    case delete(Int)
    case returnKey
    /// The key that puts the keyboard away.
    case dismiss
    /// A slow drag by a share of the screen, down if positive.
    case drag(Double)
    /// A flick with a velocity in points per second, down if positive.
    case fling(Double)
    /// A drag over the keyboard down to the screen's edge.
    case dragKeyboardAway
    /// The same, but the finger goes back up before it lifts.
    case dragKeyboardAndBack
    case tapStatusBar
    /// To emoji, whose keyboard has another height, or back.
    case emoji
    /// The bar of suggestions goes or comes back.
    case suggestions
    case rotate
    case leaveAndComeBack
    case lockAndUnlock
    case autoFill
    /// To another screen of the app; `comeBack` returns.
    case push
    case comeBack
    /// An alert over the screen, which is confirmed at once.
    case alert
    case undock
    case float
    case dock
    case wait(Double)
    /// Another text size, in the Control Centre; shares are sizes, the smallest first.
    case textSize(Double)
    /// A keyboard of another height, in points: of another language, or another company's.
    case keyboard(height: Double)
    /// Another size of the app's window, on an iPad.
    case resize(Double)
    /// What the app does by itself. After a quick step it is a part of the same event.
    case app(AppAction)
  }

  /// An action, and whether the next one comes before everything is at rest.
  package struct Step: Codable, Equatable, Sendable {
    package var action: Action
    package var isQuick = false

    package init(action: Action, isQuick: Bool = false) {
      self.action = action
      self.isQuick = isQuick
    }
  }

  /// The name of the ``SessionKind``.
  package var kind: String
  package var seed: Int
  package var steps: [Step]
  /// What is rough about the phone; nil for nothing.
  package var rough: Roughness?

  /// Reads a session from JSON.
  package init(json: Data) throws {
    self = try JSONDecoder().decode(Session.self, from: json)
  }

  package init(kind: String, seed: Int, steps: [Step]) {
    self.kind = kind
    self.seed = seed
    self.steps = steps
  }

  /// The session as JSON, for a file.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(self)
    }
  }
}
