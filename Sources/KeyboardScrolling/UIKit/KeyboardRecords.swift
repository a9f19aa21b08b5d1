import UIKit

/// The last word on the keyboard, screen by screen.
struct KeyboardRecords {
  private struct Record {
    weak var screen: UIScreen?
    var state: KeyboardState
    /// Grows with each notification, to tell which of two records is the later.
    var number: Int
  }

  /// What was said without naming a screen.
  private var anywhere = Record(state: KeyboardState(), number: 0)
  private var records: [Record] = []
  private var number = 0

  /// Returns what is known of the keyboard on a screen.
  @MainActor
  func state(on screen: UIScreen) -> KeyboardState {
    guard let record = records.first(where: { $0.screen === screen }) else { return anywhere.state }
    return record.number >= anywhere.number ? record.state : anywhere.state
  }

  /// What a view without a window has to reckon with: a keyboard that rests on some screen, if there
  /// is one.
  var restSomewhere: KeyboardState.Rest {
    let rests = records.map(\.state.rest) + [anywhere.state.rest]
    let resting = rests.first { rest in
      if case .resting = rest { true } else { false }
    }
    return resting ?? (rests.contains(.hidden) ? .hidden : .unknown)
  }

  /// Takes a notification in.
  ///
  /// - Returns: False for one that says nothing about any screen.
  @MainActor
  mutating func take(_ transition: KeyboardTransition) -> Bool {
    number += 1
    records.removeAll { $0.screen == nil }
    switch transition.event.kind {
    case .willHide, .didHide:
      // A hide is a hide, whichever screen it names.
      return takeEverywhere(transition.event)
    case .willShow, .didShow, .willChangeFrame, .didChangeFrame:
      // Unnamed, it holds for every screen; what a screen's own record remembers goes on from it.
      guard let screen = transition.screen else { return takeEverywhere(transition.event) }
      return take(transition.event, on: screen)
    }
  }

  private mutating func takeEverywhere(_ event: KeyboardEvent) -> Bool {
    var isNews = update(&anywhere, event)
    for index in records.indices where update(&records[index], event) { isNews = true }
    return isNews
  }

  @MainActor
  private mutating func take(_ event: KeyboardEvent, on screen: UIScreen) -> Bool {
    if let index = records.firstIndex(where: { $0.screen === screen }) {
      return update(&records[index], event)
    }
    var record = Record(screen: screen, state: anywhere.state, number: number)
    defer { records.append(record) }
    return record.state.handle(event)
  }

  private func update(_ record: inout Record, _ event: KeyboardEvent) -> Bool {
    record.number = number
    return record.state.handle(event)
  }
}
