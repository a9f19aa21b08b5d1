extension HeadlessKeyboard {
  private var isLandscape: Bool { device.screen.bounds.width > device.screen.bounds.height }

  var restingFrame: CGRect { dockedFrame(height: systemHeight(withBar: showsPredictiveBar)) }

  /// A frame at the bottom of the screen, in its coordinate space and orientation (S91).
  func dockedFrame(height: CGFloat) -> CGRect {
    let screen = device.screen.bounds
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }

  /// The docked frame of a responder's keyboard; nil if the responder needs no keyboard.
  func restingFrame(for responder: UIResponder) -> CGRect? {
    let accessory = accessoryHeight(for: responder)
    // A hardware keyboard replaces the system's keys, and not the app's input view (S288).
    if isHardwareKeyboardAttached, inChain(of: responder, \.offeredInputView) == nil {
      guard accessory > 0 else { return nil }
      return pushedDownFrame(visible: accessory, accessory: accessory)
    }
    guard let keys = keysHeight(for: responder) else {
      guard accessory > 0 else { return nil }
      return dockedFrame(height: accessory + marginBelowAccessory(of: responder))
    }
    return dockedFrame(height: device.options.endFrameExcludesAccessory ? keys : keys + accessory)
  }

  /// The frame of a keyboard that shows only its top: the full height, moved down (S111, S112).
  func pushedDownFrame(visible: CGFloat, accessory: CGFloat) -> CGRect {
    var frame = dockedFrame(height: systemHeight(withBar: accessory == 0) + accessory)
    frame.origin.y = device.screen.bounds.maxY - visible
    return frame
  }

  private func keysHeight(for responder: UIResponder) -> CGFloat? {
    if let inputView = inChain(of: responder, \.offeredInputView) {
      let height = inputView.inputHeight
      // An app disables the keyboard with an empty input view (S139). The keyboard of a non-empty
      // input view includes the bottom safe area. On an iPhone X, whose bottom safe area is 34, a
      // 30-point view was reported as a 69-point keyboard (trace apple-forum-668644-69).
      return height > 0 ? height + bottomSafeArea : nil
    }
    if let height = heightForResponder?(responder) { return height > 0 ? height : nil }
    guard responder is any UIKeyInput else { return nil }
    if let owner = responder as? any _HeadlessTextOwner, !owner._headlessText.isEditable {
      return nil
    }
    return systemHeight(withBar: showsPredictiveBar && responder.wantsPredictiveBar)
  }

  /// The height between an accessory view without a keyboard and the edge of the screen (S244).
  private func marginBelowAccessory(of responder: UIResponder) -> CGFloat {
    let view = inChain(of: responder, \.offeredAccessoryView)
    // A view that sizes itself may keep its own safe area (S245).
    let standsOnSafeArea =
      device.options.accessoryStandsOnSafeArea && view?.sizesItselfAsInput == false
    return standsOnSafeArea ? bottomSafeArea : 0
  }

  func accessoryHeight(for responder: UIResponder) -> CGFloat {
    inChain(of: responder, \.offeredAccessoryView)?.inputHeight ?? 0
  }

  func holdInputViews(for responder: UIResponder) {
    let chain = sequence(first: responder, next: { $0.next })
    // A field in an accessory view may have its own input view; the accessory view keeps its owner.
    let barOwner =
      inputHost.contains(responder) ? chain.first { $0.offeredAccessoryView != nil } : nil
    inputHost.hold(
      accessoryView: inChain(of: responder, \.offeredAccessoryView),
      inputView: inChain(of: responder, \.offeredInputView),
      of: barOwner
        ?? chain.first { $0.offeredAccessoryView != nil || $0.offeredInputView != nil },
      for: responder
    )
  }

  /// Replaces accessory views by a find bar before the bar's field becomes first responder.
  func holdFindBar(_ bar: FindBar) {
    inputHost.hold(accessoryView: bar, inputView: nil, of: bar.field, for: bar.field)
  }

  /// The nearest input or accessory view up the responder chain.
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  private func inChain(of responder: UIResponder, _ view: (UIResponder) -> UIView?) -> UIView? {
    for link in sequence(first: responder, next: { $0.next }) {
      if let found = view(link) { return found }
    }
    return nil
  }

  func systemHeight(withBar: Bool) -> CGFloat {
    let model = device.model
    let height =
      if isLandscape {
        model.landscapeKeyboardHeight
      } else if device.pose == .partiallyOpen {
        // On a half open device (S266).
        model.halfOpenKeyboardHeight ?? model.keyboardHeight
      } else {
        model.keyboardHeight
      }
    guard !withBar else { return height }
    let bar = isLandscape ? model.landscapePredictiveBarHeight : model.predictiveBarHeight
    return max(0, height - bar)
  }

  var bottomSafeArea: CGFloat {
    isLandscape ? device.model.landscapeSafeArea.bottom : device.model.safeArea.bottom
  }
}

extension UIResponder {
  fileprivate var offeredAccessoryView: UIView? {
    inputAccessoryView ?? inputAccessoryViewController?.view
  }

  /// Nil for an input view controller, whose `inputView` is its own view.
  fileprivate var offeredInputView: UIView? {
    guard !(self is UIInputViewController) else { return nil }
    return inputView ?? inputViewController?.view
  }

  /// False on a phone for passwords and numbers, which have no suggestions (secure fields: 336
  /// becomes 291).
  ///
  /// An iPad's bar also contains the shortcuts, and stays.
  fileprivate var wantsPredictiveBar: Bool {
    guard HeadlessDevice.current.model.idiom == .phone else { return true }
    guard let traits = (self as? any _HeadlessTextOwner)?._headlessText.traits else { return true }
    switch traits.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return false
    default: return !traits.isSecureTextEntry
    }
  }
}

extension UIView {
  var sizesItselfAsInput: Bool {
    (self as? UIInputView)?.allowsSelfSizing == true || autoresizingMask.contains(.flexibleHeight)
  }

  /// The height of the frame, or of the contents if the frame has none.
  ///
  /// If the view sizes itself, its constraints decide (S245).
  var inputHeight: CGFloat {
    if self is UIDatePicker { return intrinsicContentSize.height }
    if sizesItselfAsInput {
      let fitting = systemLayoutSizeFitting(
        CGSize(width: HeadlessDevice.current.screen.bounds.width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      )
      if fitting.height > 0, fitting.height.isFinite { return fitting.height }
    }
    if bounds.height > 0 { return bounds.height }
    let height = intrinsicContentSize.height
    return height > 0 && height.isFinite ? height : 0
  }
}
