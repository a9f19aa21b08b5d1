import Foundation
import UIKit

#if canImport(ObjectiveC)
/// The frames of the display.
@MainActor
final class DisplayFrames: NSObject {
  private let work: Environment.FrameWork

  private init(_ work: @escaping Environment.FrameWork) {
    self.work = work
  }

  /// Runs work before each frame, with the time at which the frame is shown.
  static func observe(_ work: @escaping Environment.FrameWork) -> Environment.Work {
    // The link retains its target until it is invalidated. Its times are on the clock of
    // `DispatchTime`.
    let link = CADisplayLink(target: DisplayFrames(work), selector: #selector(frameCame(_:)))
    link.add(to: .main, forMode: .common)
    return { link.invalidate() }
  }

  @objc private func frameCame(_ link: CADisplayLink) {
    work(link.targetTimestamp)
  }
}
#else
/// Without a display a movement ends with its first step.
@MainActor
enum DisplayFrames {
  static func observe(_ work: @escaping Environment.FrameWork) -> Environment.Work {
    DispatchQueue.main.async { work(.infinity) }
    return {}
  }
}
#endif
