import Foundation
import UIKit

/// What becomes of a trace when it is played: a screen, and for each event what is posted.
///
/// - A published name is posted as it is.
/// - Without a name, an event that has an end frame is posted as `keyboardWillChangeFrame`.
/// - A name that is no notification (`onMove`, `animation`, `hide`) is shown and not posted: it
///   comes from a framework's own observer.
/// - A frame of which only the height is known lies docked at the bottom of the screen. A frame with
///   other gaps is left out of the notification.
/// - A trace without a screen is played on that of an iPhone 14.
struct TraceResolution: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    case post(HeadlessKeyboardEvent)
    /// Shown, for a reason in a few words.
    case show(String)
  }

  struct Step: Equatable, Sendable {
    /// The source's name for the event, or what it is played as.
    let title: String
    let action: Action
  }

  /// An iPhone 14, in portrait.
  private static let defaultScreen = CGSize(width: 390, height: 844)

  /// The size of the screen in the trace's orientation, in points.
  let screen: CGSize
  let steps: [Step]

  init(_ trace: KeyboardTrace) {
    let screen = Self.screen(of: trace)
    self.screen = screen
    steps = trace.events.map { Self.step(for: $0, on: screen) }
  }

  private static func screen(of trace: KeyboardTrace) -> CGSize {
    let size = trace.screen ?? defaultScreen
    let short = min(size.width, size.height)
    let long = max(size.width, size.height)
    return switch trace.orientation {
    case "portrait": CGSize(width: short, height: long)
    case "landscape": CGSize(width: long, height: short)
    // A rotation is described in words; the published size is that of its start.
    default: size
    }
  }

  private static func step(for event: KeyboardTrace.Event, on screen: CGSize) -> Step {
    let endFrame = event.end.flatMap { rectangle($0, on: screen) }
    guard let published = event.name else {
      guard endFrame != nil else {
        return Step(title: "unnamed", action: .show("no name, no end frame"))
      }
      let notification = notification(.willChangeFrame, event: event, on: screen)
      return Step(title: notification.name.swiftName, action: .post(notification))
    }
    guard let name = HeadlessKeyboardEvent.Name(swiftName: published) else {
      return Step(title: published, action: .show("not a notification"))
    }
    return Step(title: published, action: .post(notification(name, event: event, on: screen)))
  }

  private static func notification(
    _ name: HeadlessKeyboardEvent.Name,
    event: KeyboardTrace.Event,
    on screen: CGSize
  ) -> HeadlessKeyboardEvent {
    HeadlessKeyboardEvent(
      name,
      beginFrame: event.begin.flatMap { rectangle($0, on: screen) },
      endFrame: event.end.flatMap { rectangle($0, on: screen) },
      duration: event.duration,
      curve: event.curve,
      isLocal: event.isLocal
    )
  }

  private static func rectangle(_ frame: KeyboardTrace.Frame, on screen: CGSize) -> CGRect? {
    switch (frame.x, frame.y, frame.width, frame.height) {
    case (let x?, let y?, let width?, let height?):
      CGRect(x: x, y: y, width: width, height: height)
    case (nil, nil, nil, let height?):
      CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    default:
      nil
    }
  }
}

extension HeadlessKeyboardEvent.Name {
  /// UIKit's name for it in Swift, which is what traces have.
  var swiftName: String {
    "keyboard\(rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count))"
  }

  /// Nil for a name that is none of the six notifications'.
  init?(swiftName: String) {
    guard let name = Self.allCases.first(where: { $0.swiftName == swiftName }) else { return nil }
    self = name
  }

  var isHide: Bool { self == .willHide || self == .didHide }
}
