// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

// The typed messages of iOS 26 (behaviour H3 to H9). The keyboard posts them beside the untyped
// notifications from that version on, and not where a key or the screen is missing (statements 176
// and 177). Foundation on Linux has no bridge between the two: `makeMessage(_:)` is absent.

extension UIResponder {
  public struct KeyboardWillShowMessage: NotificationCenter.MainActorMessage {
    @_documentation(visibility: internal)
    public typealias Subject = UIScreen

    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen

    public init(
      beginFrame: CGRect,
      endFrame: CGRect,
      animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve,
      isLocal: Bool,
      screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  public struct KeyboardDidShowMessage: NotificationCenter.MainActorMessage {
    @_documentation(visibility: internal)
    public typealias Subject = UIScreen

    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen

    public init(
      beginFrame: CGRect,
      endFrame: CGRect,
      animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve,
      isLocal: Bool,
      screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  public struct KeyboardWillHideMessage: NotificationCenter.MainActorMessage {
    @_documentation(visibility: internal)
    public typealias Subject = UIScreen

    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen

    public init(
      beginFrame: CGRect,
      endFrame: CGRect,
      animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve,
      isLocal: Bool,
      screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  public struct KeyboardDidHideMessage: NotificationCenter.MainActorMessage {
    @_documentation(visibility: internal)
    public typealias Subject = UIScreen

    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen

    public init(
      beginFrame: CGRect,
      endFrame: CGRect,
      animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve,
      isLocal: Bool,
      screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  public struct KeyboardWillChangeFrameMessage: NotificationCenter.MainActorMessage {
    @_documentation(visibility: internal)
    public typealias Subject = UIScreen

    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen

    public init(
      beginFrame: CGRect,
      endFrame: CGRect,
      animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve,
      isLocal: Bool,
      screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  public struct KeyboardDidChangeFrameMessage: NotificationCenter.MainActorMessage {
    @_documentation(visibility: internal)
    public typealias Subject = UIScreen

    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen

    public init(
      beginFrame: CGRect,
      endFrame: CGRect,
      animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve,
      isLocal: Bool,
      screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
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
