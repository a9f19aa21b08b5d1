import FilmstripKit
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

extension Recording {
  /// The size of the screen; that of an iPhone 14 if the recorded size is missing or invalid.
  var screenToPlay: CGSize {
    guard let size = device.screenSize, (1...10_000).contains(size.width),
      (1...10_000).contains(size.height)
    else { return CGSize(width: 390, height: 844) }
    return size
  }

  /// Creates a script that focuses the last field, posts the recorded notifications, and posts a hide.
  ///
  /// With `repeats`, the script posts each notification again, which must change nothing.
  func script(titled title: String? = nil, repeats: Bool = true) -> Script {
    let size = screenToPlay
    let hidden = CGRect(x: 0, y: size.height, width: size.width, height: 0)
    let hide = HeadlessKeyboardEvent(.willHide, endFrame: hidden, duration: 0.25, curve: 7)
    return Script(
      title: title ?? name ?? "recording",
      prepare: { $0.keyboard.isAutomatic = false },
      steps: [Script.Step("Last field has the focus", delay: 1) { $0.tapLastField() }]
        + (notifications.map { HeadlessKeyboardEvent($0) } + [hide]).map { notification in
          let post: Script.Move = { stage in
            stage.device.keyboard.post(notification)
            stage.advance(by: notification.timeToRest)
          }
          var step = Script.Step(notification.name.swiftName, delay: nil, .isFocusInView, post)
          if repeats { step.again = post }
          return step
        }
    )
  }
}
