import CoreGraphics
import Foundation

extension HeadlessKeyboard {
  /// A transition that a recording announces.
  package struct HeadlessAnnouncement: Equatable, Sendable {
    package enum Motion: Equatable, Sendable { case show, hide, changeFrame }

    package var motion: Motion
    /// In points, in the screen's coordinate space, as is the end frame.
    package var beginFrame: CGRect
    package var endFrame: CGRect
    /// In seconds.
    package var duration: TimeInterval
    package var curve: Int
    package var isLocal: Bool

    package init(
      _ motion: Motion,
      beginFrame: CGRect,
      endFrame: CGRect,
      duration: TimeInterval,
      curve: Int,
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

  /// Posts both halves of a transition with the numbers of a recording, in the order and at the times
  /// of this keyboard (statements 96 and 97).
  package func headlessPost(_ announcement: HeadlessAnnouncement) {
    let motion: Motion =
      switch announcement.motion {
      case .show: .show
      case .hide: .hide
      case .changeFrame: .changeFrame
      }
    run(
      Transition(
        motion: motion,
        begin: announcement.beginFrame,
        end: announcement.endFrame,
        duration: announcement.duration,
        curve: announcement.curve,
        isLocal: announcement.isLocal
      )
    )
  }
}
