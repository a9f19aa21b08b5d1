import Foundation
import UIKit

/// The frames of the display.
@MainActor
final class DisplayFrames: NSObject {
  /// Runs work before each frame, with the time at which the frame is shown.
  static func observe(_ work: @escaping MainRunLoop.FrameWork) -> MainRunLoop.Work {
    #if canImport(ObjectiveC)
    // The link retains its target until it is invalidated. Its times are on the clock of
    // `DispatchTime`.
    let link = CADisplayLink(target: DisplayFrames(work), selector: #selector(frameCame(_:)))
    link.add(to: .main, forMode: .common)
    return { link.invalidate() }
    #else
    // Without a display a movement ends with its first step.
    DispatchQueue.main.async { work(.infinity) }
    return {}
    #endif
  }

  #if canImport(ObjectiveC)
  private let work: MainRunLoop.FrameWork

  private init(_ work: @escaping MainRunLoop.FrameWork) {
    self.work = work
  }

  @objc private func frameCame(_ link: CADisplayLink) {
    work(link.targetTimestamp)
  }
  #endif
}
