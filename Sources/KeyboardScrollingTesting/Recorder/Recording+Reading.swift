import CoreGraphics
import Foundation
import UIKit

extension Recording.Geometry {
  @MainActor init(
    _ scrollView: UIScrollView, bar: UIView?, responder: Recording.Responder?,
    display: Recording.Display?
  ) {
    self.init()
    bounds = scrollView.bounds
    contentSize = scrollView.contentSize
    contentInset = Recording.Insets(scrollView.contentInset)
    adjustedContentInset = Recording.Insets(scrollView.adjustedContentInset)
    indicatorInset = Recording.Insets(scrollView.verticalScrollIndicatorInsets)
    safeArea = Recording.Insets(scrollView.safeAreaInsets)
    behavior = scrollView.contentInsetAdjustmentBehavior.rawValue
    isTracking = scrollView.isTracking
    isDecelerating = scrollView.isDecelerating
    self.responder = responder
    self.display = display
    guard let window = scrollView.window else { return }
    frameInWindow = scrollView.convert(bounds, to: nil)
    windowInScreen = window.convert(window.bounds, to: window.screen.coordinateSpace)
    if let bar, bar.window === window { self.bar = bar.convert(bar.bounds, to: nil) }
  }
}

extension Recording.Insets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension Recording.Device {
  @MainActor static func current(screen: UIScreen?) -> Recording.Device {
    let device = UIDevice.current
    // A simulator reports the model that it simulates.
    let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
    return Recording.Device(
      model: simulated ?? device.model, system: device.systemName,
      systemVersion: device.systemVersion, screenSize: screen?.bounds.size
    )
  }
}
