@MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?

  /// Sets the state without sending an event; only a tap sends `.valueChanged`.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func touchUpInside() {
    isOn.toggle()
    super.touchUpInside()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// The only size of a switch from iOS 7 to 18.
  override var defaultIntrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  override func defaultSizeThatFits(_ size: CGSize) -> CGSize { defaultIntrinsicContentSize }
}
