/// One of the keyboard's six typed messages; they differ only by type.
public protocol _HeadlessKeyboardMessage: NotificationCenter.MainActorMessage
where Subject == UIScreen {
  var _headlessContent: _HeadlessKeyboardMessageContent { get set }

  init(_headlessContent: _HeadlessKeyboardMessageContent)
}

public struct _HeadlessKeyboardMessageContent: Sendable {
  var beginFrame: CGRect
  var endFrame: CGRect
  var animationDuration: TimeInterval
  var animationCurve: UIView.AnimationCurve
  var isLocal: Bool
  var screen: UIScreen
}

extension _HeadlessKeyboardMessage {
  public init(
    beginFrame: CGRect,
    endFrame: CGRect,
    animationDuration: TimeInterval,
    animationCurve: UIView.AnimationCurve,
    isLocal: Bool,
    screen: UIScreen
  ) {
    self.init(
      _headlessContent: _HeadlessKeyboardMessageContent(
        beginFrame: beginFrame,
        endFrame: endFrame,
        animationDuration: animationDuration,
        animationCurve: animationCurve,
        isLocal: isLocal,
        screen: screen
      )
    )
  }

  public var beginFrame: CGRect {
    get { _headlessContent.beginFrame }
    set { _headlessContent.beginFrame = newValue }
  }

  public var endFrame: CGRect {
    get { _headlessContent.endFrame }
    set { _headlessContent.endFrame = newValue }
  }

  public var animationDuration: TimeInterval {
    get { _headlessContent.animationDuration }
    set { _headlessContent.animationDuration = newValue }
  }

  public var animationCurve: UIView.AnimationCurve {
    get { _headlessContent.animationCurve }
    set { _headlessContent.animationCurve = newValue }
  }

  public var isLocal: Bool {
    get { _headlessContent.isLocal }
    set { _headlessContent.isLocal = newValue }
  }

  public var screen: UIScreen {
    get { _headlessContent.screen }
    set { _headlessContent.screen = newValue }
  }
}
