extension HeadlessKeyboard {
  /// A recorded transition of the keyboard.
  public struct HeadlessAnnouncement: Equatable, Sendable {
    public enum Motion: Equatable, Sendable { case show, hide, changeFrame }

    public var motion: Motion
    /// The begin frame in points, in the screen's coordinate space, like the end frame.
    public var beginFrame: CGRect
    public var endFrame: CGRect
    /// In seconds.
    public var duration: TimeInterval
    public var curve: Int
    public var isLocal: Bool

    public init(
      _ motion: Motion, beginFrame: CGRect, endFrame: CGRect, duration: TimeInterval, curve: Int,
      isLocal: Bool
    ) {
      self.motion = motion
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.duration = duration
      self.curve = curve
      self.isLocal = isLocal
    }
  }

  /// Posts the will- and did-notifications of a recorded transition, in the stand-in's order and at
  /// its times (S96, S97).
  public func headlessPost(_ announcement: HeadlessAnnouncement) {
    let motion: Motion =
      switch announcement.motion {
      case .show: .show
      case .hide: .hide
      case .changeFrame: .changeFrame
      }
    run(
      motion, from: announcement.beginFrame, to: announcement.endFrame,
      duration: announcement.duration, curve: announcement.curve, isLocal: announcement.isLocal
    )
  }
}
