// The typed messages of iOS 26, posted in addition to the untyped notifications, unless a key or
// the screen is missing (S176 to S178). `makeMessage(_:)` is absent, because Foundation on Linux
// has no bridge between notifications and messages.

extension UIResponder {
  public struct KeyboardWillShowMessage: _HeadlessKeyboardMessage {
    public var _headlessContent: _HeadlessKeyboardMessageContent

    public init(_headlessContent: _HeadlessKeyboardMessageContent) {
      self._headlessContent = _headlessContent
    }
  }

  public struct KeyboardDidShowMessage: _HeadlessKeyboardMessage {
    public var _headlessContent: _HeadlessKeyboardMessageContent

    public init(_headlessContent: _HeadlessKeyboardMessageContent) {
      self._headlessContent = _headlessContent
    }
  }

  public struct KeyboardWillHideMessage: _HeadlessKeyboardMessage {
    public var _headlessContent: _HeadlessKeyboardMessageContent

    public init(_headlessContent: _HeadlessKeyboardMessageContent) {
      self._headlessContent = _headlessContent
    }
  }

  public struct KeyboardDidHideMessage: _HeadlessKeyboardMessage {
    public var _headlessContent: _HeadlessKeyboardMessageContent

    public init(_headlessContent: _HeadlessKeyboardMessageContent) {
      self._headlessContent = _headlessContent
    }
  }

  public struct KeyboardWillChangeFrameMessage: _HeadlessKeyboardMessage {
    public var _headlessContent: _HeadlessKeyboardMessageContent

    public init(_headlessContent: _HeadlessKeyboardMessageContent) {
      self._headlessContent = _headlessContent
    }
  }

  public struct KeyboardDidChangeFrameMessage: _HeadlessKeyboardMessage {
    public var _headlessContent: _HeadlessKeyboardMessageContent

    public init(_headlessContent: _HeadlessKeyboardMessageContent) {
      self._headlessContent = _headlessContent
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
  public static var keyboardWillShow:
    NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
  public static var keyboardDidShow:
    NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
  public static var keyboardWillHide:
    NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
  public static var keyboardDidHide:
    NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
  public static var keyboardWillChangeFrame:
    NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
  public static var keyboardDidChangeFrame:
    NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage>
  { .init() }
}
