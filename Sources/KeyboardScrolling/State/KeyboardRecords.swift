import Foundation

/// The last known state of the keyboard on each screen.
struct KeyboardRecords: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    var screen: ScreenID
    var record: KeyboardRecord
    /// Grows with each notification; the larger of two is the later.
    var number: Int
  }

  /// From notifications that name no screen, which hold for every screen.
  private var anywhere = KeyboardRecord()
  private var numberOfAnywhere = 0
  private var entries: [Entry] = []
  private var number = 0

  /// Returns the record for a screen; nil stands for a screen that no notification has named.
  func record(on screen: ScreenID?) -> KeyboardRecord {
    guard let screen, let entry = entries.first(where: { $0.screen == screen }),
      entry.number >= numberOfAnywhere
    else { return anywhere }
    return entry.record
  }

  /// The position for a view without a window: a visible keyboard on some screen, if there
  /// is one.
  var positionAnywhere: KeyboardPosition {
    var found = anywhere.position
    for entry in entries {
      if case .visible = found { break }
      if entry.record.position != .unknown { found = entry.record.position }
    }
    return found
  }

  /// Records a notification.
  mutating func record(_ notification: KeyboardNotification, at time: TimeInterval) -> Bool {
    number += 1
    switch notification.kind {
    case .willHide, .didHide:
      // A hide is a hide, whichever screen it names.
      return recordEverywhere(notification, at: time)
    case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
      guard let screen = notification.screen else {
        return recordEverywhere(notification, at: time)
      }
      if let index = entries.firstIndex(where: { $0.screen == screen }) {
        entries[index].number = number
        return entries[index].record.record(notification, at: time)
      }
      var entry = Entry(screen: screen, record: anywhere, number: number)
      defer { entries.append(entry) }
      return entry.record.record(notification, at: time)
    }
  }

  /// Forgets a screen that is gone.
  mutating func forget(_ screen: ScreenID) {
    entries.removeAll { $0.screen == screen }
  }

  private mutating func recordEverywhere(
    _ notification: KeyboardNotification,
    at time: TimeInterval
  ) -> Bool {
    numberOfAnywhere = number
    var isRelevant = anywhere.record(notification, at: time)
    for index in entries.indices {
      entries[index].number = number
      if entries[index].record.record(notification, at: time) { isRelevant = true }
    }
    return isRelevant
  }
}
