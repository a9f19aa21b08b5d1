/// A date picker; as an input view, its height depends on its style, not on its frame (S258).
@MainActor open class UIDatePicker: UIControl {
  private var storedDate = Date()

  /// Clamped to the minimum and maximum dates, unless these contradict each other.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  open var minimumDate: Date? { didSet { date = storedDate } }
  open var maximumDate: Date? { didSet { date = storedDate } }
  open var minuteInterval = 1
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateSize() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateSize() } }

  /// Sets the date without sending an event.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = date
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
    if let minimumDate { storedDate = max(storedDate, minimumDate) }
    if let maximumDate { storedDate = min(storedDate, maximumDate) }
  }

  /// Chooses a date like a user.
  @_spi(Headless) public func headlessPick(_ date: Date) {
    setDate(date, animated: true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  private func invalidateSize() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Wheels are 216 points high; a calendar needs at least 330 (S258).
  ///
  /// The height of the compact style, and all widths, are assumed.
  override var defaultIntrinsicContentSize: CGSize {
    if datePickerMode == .countDownTimer { return Self.wheels }
    switch preferredDatePickerStyle {
    case .wheels: return Self.wheels
    case .inline where datePickerMode != .time: return CGSize(width: 320, height: 330)
    case .automatic, .compact, .inline: return CGSize(width: 200, height: 34)
    }
  }

  override func defaultSizeThatFits(_ size: CGSize) -> CGSize { defaultIntrinsicContentSize }

  private static var wheels: CGSize { CGSize(width: 320, height: 216) }
}

extension UIDatePicker {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }
}
