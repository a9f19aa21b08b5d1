import CoreGraphics
import Foundation
import KeyboardStreams
import UIKit

extension KeyboardTrace {
  static func read(path: String) throws(Failure) -> [KeyboardTrace] {
    try Failure.explain("\(path): cannot be read") {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode([KeyboardTrace].self, from: data)
    }
  }

  /// The trace as a script: the last field has the focus, and in the end the keyboard is hidden.
  var script: Script {
    let hidden = CGRect(x: 0, y: size.height, width: size.width, height: 0)
    let hide = HeadlessKeyboardEvent(.willHide, endFrame: hidden, duration: 0.25, curve: 7)
    return Script(
      title: id,
      prepare: { $0.keyboard.isAutomatic = false },
      steps: [Script.Step("Last field has the focus", delay: 1) { $0.tapLastField() }]
        + (notifications + [hide]).map { notification in
          let post: Script.Move = { stage in
            stage.device.keyboard.post(notification)
            // A hide is held for a tenth of a second, and the keyboard's spring takes half a second.
            // Published durations may be wrong; a keyboard's is never longer than ten seconds.
            let duration = notification.duration ?? 0
            stage.advance(by: 0.75 + (duration.isFinite ? min(max(duration, 0), 10) : 0))
          }
          var step = Script.Step(notification.name.swiftName, delay: nil, .isFocusInView, post)
          step.again = post
          return step
        }
    )
  }
}
