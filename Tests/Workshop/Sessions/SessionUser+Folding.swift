@_spi(Headless) import UIKit

extension SessionUser {
  func perform(folding action: Session.Action) -> String? {
    guard device.model.display != nil else { return nil }
    switch action {
    case .fold(let share): return fold(share)
    case .share(let share): return divide(share)
    default: return letNeighborType()
    }
  }

  private func fold(_ share: Double) -> String? {
    let others = HeadlessPose.allCases.filter { $0 != device.pose }
    let pose = others[Int((share * Double(others.count - 1)).rounded())]
    device.fold(to: pose)
    return "make the device \(pose)"
  }

  /// Moves the app to a half of the display, as in Split View, or to the whole display.
  private func divide(_ share: Double) -> String? {
    let choices: [HeadlessHalf?] = [.left, .right, nil].filter { $0 != device.half }
    let before = device.half
    device.share(choices[Int((share * Double(choices.count - 1)).rounded())])
    guard device.half != before else { return nil }
    return device.half.map { "use the \($0) half" } ?? "use the whole display"
  }

  private func letNeighborType() -> String? {
    let keyboard = device.keyboard
    guard device.half != nil, keyboard.focus == nil else { return nil }
    keyboard.perform(keyboard.frameInScreen == nil ? .otherAppShows : .otherAppHides)
    return "the other app's keyboard"
  }

  var rightEdge: CGFloat {
    guard device.half != nil else { return device.screen.bounds.maxX }
    let space = device.scene.coordinateSpace
    return space.convert(space.bounds, to: device.screen.coordinateSpace).maxX
  }

  /// Shows the keyboard again, as a tap on the edited field does after a fold has hidden the keyboard.
  func bringBackKeyboard() {
    let keyboard = device.keyboard
    guard device.model.display != nil, keyboard.focus != nil, keyboard.frameInScreen == nil
    else { return }
    keyboard.perform(.show)
  }
}
