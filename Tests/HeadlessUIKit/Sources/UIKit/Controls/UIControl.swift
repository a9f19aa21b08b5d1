@MainActor open class UIControl: UIView {
  private struct ActionEntry {
    let action: UIAction
    var events: Event
  }

  private var entries: [ActionEntry] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open var isEnabled = true { didSet { stateDidChange() } }
  open var isSelected = false { didSet { stateDidChange() } }
  open var isHighlighted = false { didSet { stateDidChange() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Adds an action; replaces an action with the same identifier for the same events.
  /// https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(ActionEntry(action: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in entries.indices
    where entries[index].action.identifier == actionIdentifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  open var allControlEvents: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func sendAction(_ action: UIAction) { action.run(sender: self) }

  /// Runs actions in the order of their addition, even if the control is disabled.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Taps the control, unless it is disabled, hidden or has interaction disabled.
  @_spi(Headless) public func headlessTap() {
    guard isEnabled, isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return }
    window?.makeKeyForTouch()
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    touchUpInside()
  }

  override func handleTap() -> Bool {
    headlessTap()
    return true
  }

  func stateDidChange() {}

  func touchUpInside() { sendActions(for: .touchUpInside) }
}

extension UIControl {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
    public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}

@_documentation(visibility: internal) extension UIControl.State {
  public static var normal: Self { [] }
  public static var highlighted: Self { Self(rawValue: 1 << 0) }
  public static var disabled: Self { Self(rawValue: 1 << 1) }
  public static var selected: Self { Self(rawValue: 1 << 2) }
  public static var focused: Self { Self(rawValue: 1 << 3) }
  public static var application: Self { Self(rawValue: 0x00FF_0000) }
  public static var reserved: Self { Self(rawValue: 0xFF00_0000) }
}
