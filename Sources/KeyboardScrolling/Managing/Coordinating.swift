import Foundation
import UIKit

/// A coordinator, as far as the environment and the managed views know it.
@MainActor
protocol Coordinating: AnyObject {
  /// The managed views, in the order they were added.
  var views: [ManagedScrollView] { get }
  /// True while looks at the end of turns are needed.
  var needsLooks: Bool { get }
  /// True while a reveal is pending.
  var isRevealPending: Bool { get }
  /// Returns the content offset at which a view that is on its way to another one shows the first
  /// responder, as far as it has to.
  func offsetAfterReveal(from offset: CGFloat, in managed: ManagedScrollView) -> CGFloat

  /// Ends the management of a view, whose insets stay: another coordinator takes them over.
  func giveUp(_ managed: ManagedScrollView)
  /// Handles a new or repeated position of the keyboard.
  func keyboardDidChange(_ notification: KeyboardNotification)
  /// Handles a keyboard that leaves, but may come back for another field.
  func keyboardMayLeave(_ notification: KeyboardNotification)
  /// Handles a new focus, or typed text, in one of its views.
  func responderDidChange(_ causes: PendingReveal.Causes)
  /// Looks at all views at the end of a turn, and writes nothing to them.
  func look()
  /// Makes the next step of each movement, and returns whether one goes on.
  func makeSteps(at time: TimeInterval) -> Bool
  /// Begins to look at the end of turns, if looks are needed; with a view, only that one is asked.
  func startLooking(at managed: ManagedScrollView?)
}
