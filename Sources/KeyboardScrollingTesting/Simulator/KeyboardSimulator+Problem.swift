import UIKit

extension KeyboardSimulator {
  /// Something that a simulator cannot work with.
  public struct Problem: Error, Equatable, Sendable, CustomStringConvertible {
    enum Kind: Equatable, Sendable {
      case windowIsGone
      case systemKeyboard(KeyboardEvent)
      case noFields
      case notInWindow(String)
      case cannotFocus(String)
      case tableViewController(String)
    }

    let kind: Kind

    /// The window was released before the simulator was used: there is no screen to post for.
    public static let windowIsGone = Problem(kind: .windowIsGone)

    /// There is no field to visit.
    public static let noFields = Problem(kind: .noFields)

    /// Returns the problem of a field that is not in the simulator's window.
    static func notInWindow(_ name: String) -> Problem { Problem(kind: .notInWindow(name)) }

    /// Returns the problem of a field that did not become first responder.
    static func cannotFocus(_ name: String) -> Problem { Problem(kind: .cannotFocus(name)) }

    /// Returns the problem of a table that a controller adjusts to the system's keyboard only.
    static func tableViewController(_ name: String) -> Problem {
      Problem(kind: .tableViewController(name))
    }

    /// Whether a keyboard that the simulator did not post covered the screen.
    public var isSystemKeyboard: Bool {
      if case .systemKeyboard = kind { true } else { false }
    }

    /// The problem, and what to do about it.
    public var description: String {
      switch kind {
      case .windowIsGone:
        "The simulator's window was released. Keep a strong reference to it during the test."
      case .noFields:
        "There is no field to visit."
      case .notInWindow(let name):
        "“\(name)” is not in the simulator's window. Load the screen and lay it out first."
      case .cannotFocus(let name):
        """
        “\(name)” did not become first responder. It must be enabled and visible, its window key, \
        and the test hosted by an app.
        """
      case .tableViewController(let name):
        """
        “\(name)” belongs to a UITableViewController, which adjusts it to the system’s keyboard, and \
        not to a simulated one. It cannot be judged here.
        """
      case .systemKeyboard(let event):
        """
        A keyboard that the simulator did not post was announced: \(event.name)\
        \(event.endFrame.map { " to \($0.shown)" } ?? ""). The simulator posts nothing while it is \
        up. Give the field an empty input view before it becomes first responder, or connect a \
        hardware keyboard to the simulator.
        """
      }
    }
  }
}

// MARK: - The system's keyboard

extension KeyboardSimulator {
  /// Observes the keyboard notifications that no simulator has posted.
  func observeSystemKeyboard() {
    for name in KeyboardEvent.Name.allCases {
      tokens.observe(
        name.notificationName,
        in: notificationCenter,
        read: { notification in
          KeyboardEvent(notification).map { ($0, notification.object as? UIScreen) }
        },
        handle: { [weak self] event, screen in self?.systemDidPost(event, screen: screen) }
      )
    }
  }

  private func systemDidPost(_ event: KeyboardEvent, screen: UIScreen?) {
    guard !Self.postedNames.contains(event.name), let window else { return }
    // A keyboard on another screen is another keyboard. UIKit may have several objects for one.
    if let screen, !screen.isEqual(window.screen) { return }
    let bounds = window.screen.bounds
    var keyboard = SimulatedKeyboard(screen: bounds)
    keyboard.record(event)
    let wasUp = systemFrame != nil
    let isBar = keyboard.frame.map { bounds.maxY - $0.minY < keyboard.heights.leastKeys } ?? false
    (systemFrame, barFrame) = isBar ? (nil, keyboard.frame) : (keyboard.frame, nil)
    announcedFrame = keyboard.frame
    if isBar, event.name.isWill { barCount += 1 }
    guard systemFrame != nil, !wasUp else { return }
    endSequence()
    note(Problem(kind: .systemKeyboard(event)))
  }
}
