import Foundation

/// The last known state of the keyboard on each screen.
struct KeyboardRecords: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    let screen: ScreenID
    var record: KeyboardRecord
  }

  /// From notifications that name no screen, which hold for every screen.
  private var anywhere = KeyboardRecord()
  /// The screens that notifications have named, the last of them.
  private var entries: [Entry] = []
  private static let maximumCount = 8

  /// Returns the record for a screen; nil stands for a screen that no notification has named.
  func record(on screen: ScreenID?) -> KeyboardRecord {
    entries.first { $0.screen == screen }?.record ?? anywhere
  }

  /// The position for a view without a window: a visible keyboard on some screen, if there
  /// is one.
  var positionAnywhere: KeyboardPosition {
    var found = anywhere.position
    for entry in entries {
      if case .visible = found { break }
      if case .unknown = entry.record.position { continue }
      found = entry.record.position
    }
    return found
  }

  /// Records a notification, and returns false for one that changes nothing on any screen.
  mutating func record(_ notification: KeyboardNotification, at time: TimeInterval) -> Bool {
    // A hide is a hide, whichever screen it names.
    guard !notification.kind.isHide, let screen = notification.screen else {
      var isRelevant = anywhere.record(notification, at: time)
      for index in entries.indices where entries[index].record.record(notification, at: time) {
        isRelevant = true
      }
      return isRelevant
    }
    if let index = entries.firstIndex(where: { $0.screen == screen }) {
      return entries[index].record.record(notification, at: time)
    }
    // An external display gets another screen each time it is connected.
    if entries.count == Self.maximumCount { entries.removeFirst() }
    entries.append(Entry(screen: screen, record: anywhere))
    return entries[entries.count - 1].record.record(notification, at: time)
  }
}
