import CoreGraphics
import Foundation

@testable import KeyboardScrollingTesting

extension Recording {
  /// A show and a hide of a phone's keyboard, with the numbers of an iPhone 14.
  static var showAndHide: Recording {
    let hidden = CGRect(x: 0, y: 844, width: 390, height: 336)
    let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
    func event(_ name: KeyboardEvent.Name, from begin: CGRect, to end: CGRect) -> KeyboardEvent {
      KeyboardEvent(name, beginFrame: begin, endFrame: end)
    }
    var rest = Geometry()
    rest.bounds = CGRect(x: 0, y: -47, width: 390, height: 844)
    rest.frameInWindow = CGRect(x: 0, y: 0, width: 390, height: 844)
    rest.windowInScreen = CGRect(x: 0, y: 0, width: 390, height: 844)
    rest.contentSize = CGSize(width: 390, height: 1200)
    rest.safeArea = Insets(top: 47, bottom: 34)
    rest.adjustedContentInset = rest.safeArea
    rest.behavior = 2
    var covered = rest
    covered.contentInset.bottom = 302
    covered.adjustedContentInset.bottom = 336
    covered.responder = Responder(
      number: 1, kind: .textField, frame: CGRect(x: 16, y: 700, width: 358, height: 44)
    )
    return Recording(
      name: "form",
      device: Device(
        model: "iPhone14,7", system: "iOS", systemVersion: "18.2",
        screenSize: CGSize(width: 390, height: 844)
      ),
      entries: [
        Entry(time: 0, turn: 1, geometry: rest),
        Entry(time: 1, turn: 7, notification: event(.willChangeFrame, from: hidden, to: docked)),
        Entry(time: 1, turn: 7, notification: event(.willShow, from: hidden, to: docked)),
        Entry(time: 1, turn: 7, note: "covered, 336 - 34 = 302"),
        Entry(time: 1, turn: 7, geometry: covered),
        Entry(time: 1.25, turn: 9, notification: event(.didChangeFrame, from: hidden, to: docked)),
        Entry(time: 1.25, turn: 9, notification: event(.didShow, from: hidden, to: docked)),
        Entry(time: 3, turn: 12, notification: event(.willChangeFrame, from: docked, to: hidden)),
        Entry(time: 3, turn: 12, notification: event(.willHide, from: docked, to: hidden)),
        Entry(time: 3, turn: 12, geometry: rest),
        Entry(time: 3.25, turn: 14, notification: event(.didChangeFrame, from: docked, to: hidden)),
        Entry(time: 3.25, turn: 14, notification: event(.didHide, from: docked, to: hidden)),
      ]
    )
  }

  init(json: String) throws(Failure) { try self.init(Data(json.utf8), file: "r.json") }
}
