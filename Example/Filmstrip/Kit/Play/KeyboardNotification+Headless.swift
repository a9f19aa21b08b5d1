import UIKit

extension KeyboardNotification {
  /// A notification that the device's keyboard posted.
  init(_ event: HeadlessKeyboardEvent) {
    self.init(
      Name(event.name),
      beginFrame: event.beginFrame,
      endFrame: event.endFrame,
      duration: event.duration,
      curve: event.curve,
      isLocal: event.isLocal
    )
  }

  /// The notification as the device's keyboard takes it.
  var headless: HeadlessKeyboardEvent {
    HeadlessKeyboardEvent(
      name.headless,
      beginFrame: beginFrame,
      endFrame: endFrame,
      duration: duration,
      curve: curve,
      isLocal: isLocal
    )
  }
}

extension KeyboardNotification.Name {
  fileprivate init(_ name: HeadlessKeyboardEvent.Name) {
    self =
      switch name {
      case .willShow: .willShow
      case .didShow: .didShow
      case .willHide: .willHide
      case .didHide: .didHide
      case .willChangeFrame: .willChangeFrame
      case .didChangeFrame: .didChangeFrame
      }
  }

  fileprivate var headless: HeadlessKeyboardEvent.Name {
    switch self {
    case .willShow: .willShow
    case .didShow: .didShow
    case .willHide: .willHide
    case .didHide: .didHide
    case .willChangeFrame: .willChangeFrame
    case .didChangeFrame: .didChangeFrame
    }
  }
}
