import Foundation

/// The last known state of the keyboard on each screen.
struct KeyboardRecords: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    let screen: ScreenID
    var record: KeyboardRecord
  }

  /// The record of notifications without a screen, which apply to every screen.
  private var anywhere = KeyboardRecord()
  /// The records of the screens that notifications have named, the newest last.
  private var entries: [Entry] = []
  private static let maximumCount = 8

  /// Returns the record for a screen; without a record of its own, the one that applies to every
  /// screen.
  func record(on screen: ScreenID?) -> KeyboardRecord {
    entries.first { $0.screen == screen }?.record ?? anywhere
  }

  /// The position for a view without a window: a visible keyboard on any screen, if there is one.
  var positionAnywhere: KeyboardPosition {
    var found = anywhere.position
    for entry in entries {
      if case .visible = found { break }
      if case .unknown = entry.record.position { continue }
      found = entry.record.position
    }
    return found
  }

  /// Records a notification, and returns whether it is relevant on any screen.
  mutating func record(_ notification: KeyboardNotification, at time: TimeInterval) -> Bool {
    // A hide applies to all screens, whichever screen it names.
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
    // An external display gets a new screen object each time it is connected.
    if entries.count == Self.maximumCount { entries.removeFirst() }
    entries.append(Entry(screen: screen, record: anywhere))
    return entries[entries.count - 1].record.record(notification, at: time)
  }
}
