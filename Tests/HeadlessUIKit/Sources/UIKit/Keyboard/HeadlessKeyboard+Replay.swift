extension HeadlessKeyboard {
  /// Posts the will- and did-notifications of a recorded transition that has a notification named
  /// `name`, in the stand-in's order and at its times (S96, S97).
  public func headlessPost(
    _ name: HeadlessKeyboardEvent.Name, beginFrame: CGRect, endFrame: CGRect,
    duration: TimeInterval, curve: Int, isLocal: Bool
  ) {
    let motion: Motion =
      switch name {
      case .willShow, .didShow: .show
      case .willHide, .didHide: .hide
      case .willChangeFrame, .didChangeFrame: .changeFrame
      }
    run(
      motion, from: beginFrame, to: endFrame, duration: duration, curve: curve, isLocal: isLocal
    )
  }
}
