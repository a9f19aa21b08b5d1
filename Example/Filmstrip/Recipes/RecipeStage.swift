@_spi(Headless) import UIKit

@MainActor final class RecipeStage {
  private let device: HeadlessDevice
  private let window: UIWindow
  private let fields: ScreenFields
  private let reader: ScreenReader

  /// Plays a script, and returns frames of the screen at rest before and after the move.
  static func play(_ script: RecipeScript) -> [Frame] {
    let device = HeadlessDevice(.iPhone14)
    return device.runScreens {
      let stage = RecipeStage(script.recipe, on: device)
      defer { device.close(stage.window) }
      let before = stage.frame("At rest")
      script.move(stage)
      return [before, stage.frame(script.caption)]
    }
  }

  private init(_ recipe: Recipe, on device: HeadlessDevice) {
    self.device = device
    let root = recipe.makeRootViewController()
    window = device.makeWindow(rootViewController: root)
    device.clock.settle()
    let controller = recipe.open(from: root)
    device.clock.advance(by: 1)
    fields = ScreenFields(of: controller)
    reader = ScreenReader(
      fields, of: controller, in: window, on: device, title: controller.title ?? ""
    )
  }

  private func frame(_ caption: String) -> Frame {
    rest()
    var sample = reader.sample()
    let verdict = sample.focusAboveKeys
    if let accessory = (device.keyboard.focus as? UITextField)?.inputAccessoryView {
      reader.read(accessory: accessory, into: &sample)
    }
    return Frame(caption: caption, sample: sample, verdict: verdict)
  }

  // MARK: Moves

  private func rest() { device.clock.advance(by: 1) }

  func tap(_ index: Int) {
    fields.field(at: index)?.becomeFirstResponder()
    rest()
  }

  func pressReturn() {
    (device.keyboard.focus as? UITextField)?.headlessPressReturn()
    rest()
  }

  func type(_ text: String) {
    for character in text {
      (device.keyboard.focus as? any UIKeyInput)?.insertText(String(character))
      device.clock.turn()
    }
  }

  func pressSend() {
    let levels = sequence(first: [fields.barOnKeyboard].compactMap(\.self)) {
      $0.isEmpty ? nil : $0.flatMap(\.subviews)
    }
    levels.joined().lazy.compactMap { $0 as? UIButton }.first?.headlessTap()
  }
}

extension Sample {
  /// The verdict whether the first responder, or the caret of a text view, is above the keyboard.
  var focusAboveKeys: Frame.Verdict? {
    guard let keyboard, let field = firstResponder else { return nil }
    // The sample has no caret for a text view in a bar.
    let caret = field.isTextView ? focus : nil
    let end = caret ?? field.frame
    let isAbove = end.maxY <= keyboard.minY && end.minY >= statusArea
    let place = isAbove ? "above the keys" : "under the keys"
    return .init(text: "\(caret == nil ? "field" : "caret") \(place)", isGood: isAbove)
  }
}
