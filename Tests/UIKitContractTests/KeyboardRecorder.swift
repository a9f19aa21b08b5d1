import Testing
import UIKit

/// Records the notifications of the keyboard and of text views in order of arrival.
@MainActor final class KeyboardRecorder {
  /// The values of a notification, because the notification itself is not Sendable.
  struct Entry: Sendable {
    let name: Notification.Name
    let sender: ObjectIdentifier?
    let beginFrame: CGRect?
    let endFrame: CGRect?
    let duration: Double?
    let curve: Int?
    let isLocal: Bool?

    init(_ notification: Notification) {
      let info = notification.userInfo
      name = notification.name
      sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
      beginFrame = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
      endFrame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      duration = (info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
      curve = (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue
      isLocal = (info?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue
    }
  }

  static let keyboardNames: [Notification.Name] = [
    .willShow, .didShow, .willHide, .didHide, .willChangeFrame, .didChangeFrame,
  ]

  static let announcementNames: [Notification.Name] = [.willShow, .willHide, .willChangeFrame]

  static let textNames: [Notification.Name] = [
    UITextField.textDidBeginEditingNotification,
    UITextField.textDidEndEditingNotification,
    UITextView.textDidBeginEditingNotification,
    UITextView.textDidEndEditingNotification,
  ]

  private(set) var entries: [Entry] = []
  /// Runs inside the delivery, before the call that caused the notification returns.
  var onDelivery: ((Entry) -> Void)?
  private let tokens = Tokens()

  init() {
    for name in Self.keyboardNames + Self.textNames {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let entry = Entry(notification)
        // Stops the test if the notification arrives off the main thread (statement 95).
        MainActor.assumeIsolated { self?.record(entry) }
      }
      tokens.all.append(token)
    }
  }

  var names: [Notification.Name] { entries.map(\.name) }

  var announcements: [Notification.Name] { names.filter(Self.announcementNames.contains) }

  func first(_ name: Notification.Name) -> Entry? { entries.first { $0.name == name } }

  /// Expects the first notification of each name, in this order.
  func expectOrder(_ names: Notification.Name..., sourceLocation: SourceLocation = #_sourceLocation)
  {
    let order = self.names.reduce(into: [Notification.Name]()) { found, name in
      if names.contains(name), !found.contains(name) { found.append(name) }
    }
    #expect(order == names, sourceLocation: sourceLocation)
  }

  /// Returns the first notification with a name, waiting for it if necessary.
  func next(
    _ name: Notification.Name, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Entry {
    _ = await wait { first(name) != nil }
    return try #require(first(name), sourceLocation: sourceLocation)
  }

  func forget() { entries = [] }

  private func record(_ entry: Entry) {
    entries.append(entry)
    onDelivery?(entry)
  }

  private final class Tokens {
    var all: [any NSObjectProtocol] = []

    deinit {
      for token in all { NotificationCenter.default.removeObserver(token) }
    }
  }
}

extension Notification.Name {
  static let willShow = UIResponder.keyboardWillShowNotification
  static let willHide = UIResponder.keyboardWillHideNotification
  static let willChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  static let didShow = UIResponder.keyboardDidShowNotification
  static let didHide = UIResponder.keyboardDidHideNotification
  static let didChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}
