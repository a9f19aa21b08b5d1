extension UIView {
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessDevice.current.animator.animate(
      duration: duration, delay: delay, options: options, animations: animations,
      completion: completion
    )
  }

  /// Intermediate values follow the options' curve, because UIKit does not document how a spring
  /// fits the duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion
    )
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion
    )
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Runs an animation of UIKit itself, whose views receive touches (assumed, S278).
  static func animateForSystem(
    withDuration duration: TimeInterval, curve: Int = AnimationCurve.easeInOut.rawValue,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0,
      options: [.allowUserInteraction, AnimationOptions(rawValue: UInt(curve) << 16)],
      animations: animations, completion: completion
    )
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    HeadlessDevice.current.animator.withoutAnimation(actionsWithoutAnimation)
  }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessDevice.current.animator.areAnimationsEnabled = enabled
  }

  public static var areAnimationsEnabled: Bool {
    HeadlessDevice.current.animator.areAnimationsEnabled
  }

  /// Zero outside an animation block (S98).
  public static var inheritedAnimationDuration: TimeInterval {
    HeadlessDevice.current.animator.current?.duration ?? 0
  }
}

extension UIView {
  /// Bits 16 to 19 contain the curve; the keyboard's curve is 7 (S163).
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    public static var overrideInheritedDuration: AnimationOptions {
      AnimationOptions(rawValue: 1 << 5)
    }
    public static var overrideInheritedCurve: AnimationOptions {
      AnimationOptions(rawValue: 1 << 6)
    }
    public static var curveEaseInOut: AnimationOptions { AnimationOptions(rawValue: 0 << 16) }
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

    var curve: Int { Int((rawValue >> 16) & 0xF) }
  }

  /// Accepts raw values that have no case, like an enumeration imported from Objective-C (S88).
  public enum AnimationCurve: RawRepresentable, Hashable, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
    case _undeclared(Int)

    public init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: self = ._undeclared(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .easeInOut: 0
      case .easeIn: 1
      case .easeOut: 2
      case .linear: 3
      case ._undeclared(let rawValue): rawValue
      }
    }
  }
}
