public import Foundation
import UIKit

extension KeyboardSimulator {
  /// A condition that a simulator cannot work with.
  public enum Problem: Error, LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// The window was released, so there is no screen.
    case windowIsGone
    /// A keyboard that the simulator did not post covers the screen.
    case systemKeyboard(KeyboardEvent)
    /// The list of fields is empty.
    case noFields
    /// There is no scroll view to compare.
    case noScrollViews
    /// The view with this name is not in the simulator's window, or has left it before its visit.
    case notInWindow(String)
    /// The view with this name takes no text, and has no field inside.
    case notAField(String)
    /// The field with this name did not become first responder.
    case cannotFocus(String)
    /// The field with this name did not resign first responder.
    case cannotResign(String)
    /// The content of the scroll view with this name still moves, six seconds after a step.
    case neverRests(String)
    /// The table with this name belongs to a table view controller, which adjusts to the system's
    /// keyboard only.
    case tableViewController(String)

    /// The problem, and its solution.
    public var description: String {
      switch self {
      case .windowIsGone:
        "The simulator's window was released. Keep a strong reference to it during the test."
      case .noFields:
        "There is no field to visit. Pass fields, or views around them."
      case .noScrollViews:
        "The window has no scroll view to compare. Load the screen and lay it out first."
      case .notInWindow(let name):
        """
        “\(name)” is not in the simulator's window. Load the screen and lay it out first. Do not pass \
        a field that the app removes during the check.
        """
      case .notAField(let name):
        "“\(name)” is not a field, and none is inside it. Pass fields, or views around them."
      case .cannotFocus(let name):
        """
        “\(name)” did not become first responder. It must be enabled and visible, its window key, \
        and the test hosted by an app. Its delegate must permit editing: do not pass a field that \
        opens another screen.
        """
      case .cannotResign(let name):
        """
        “\(name)” did not resign first responder. Does its delegate permit the end of editing, with the \
        text that the check has typed?
        """
      case .neverRests(let name):
        """
        The content of “\(name)” still moves, six seconds after a step. Switch off in the test what \
        moves it.
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
        up. Give the field an empty input view before it becomes first responder; a view that \
        overrides inputView has to return one. Or connect a hardware keyboard to the simulator.
        """
      }
    }

    /// The description, which Xcode shows for an error.
    public var errorDescription: String? { description }
  }
}

// MARK: - The system's keyboard

extension KeyboardSimulator {
  func observerOfSystemKeyboard() -> NotificationObserver {
    NotificationObserver(
      KeyboardEvent.Name.allCases.map { ($0.notificationName, ()) },
      center: notificationCenter,
      read: { notification, _ in
        KeyboardEvent(notification).map { ($0, notification.object as? UIScreen) }
      },
      handle: { [weak self] event, screen in self?.systemDidPost(event, screen: screen) }
    )
  }

  private func systemDidPost(_ event: KeyboardEvent, screen: UIScreen?) {
    guard !Self.postedNames.contains(event.name), let window else { return }
    // A keyboard on another screen does not cover this window. UIKit may have several objects for
    // one screen.
    if let screen, !screen.isEqual(window.screen) { return }
    let bounds = window.screen.bounds
    var keyboard = SimulatedKeyboard(screen: bounds)
    keyboard.record(event)
    let wasUp = systemFrame != nil
    let isKeylessBar =
      keyboard.frame.map { bounds.maxY - $0.minY < keyboard.heights.leastHeightWithKeys } ?? false
    (systemFrame, keylessBarFrame) = isKeylessBar ? (nil, keyboard.frame) : (keyboard.frame, nil)
    announcedFrame = keyboard.frame
    if isKeylessBar, event.name.isWill { keylessBarCount += 1 }
    guard systemFrame != nil, !wasUp else { return }
    endSequence()
    report(.systemKeyboard(event))
  }
}
