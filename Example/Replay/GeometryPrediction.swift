import KeyboardScrollingTesting
import UIKit

/// Makes the changes of a recording in the headless UIKit, the stand-in, and reads the results.
@MainActor struct GeometryPrediction {
  /// A scroll view with a safe area from the recording.
  private final class View: UIScrollView {
    var area = UIEdgeInsets.zero
    override var safeAreaInsets: UIEdgeInsets { area }
  }

  let window: UIWindow

  func offset(after step: GeometryStep) -> CGFloat {
    let view = View(frame: CGRect(origin: .zero, size: step.before.bounds.size))
    view.area = step.before.systemInset
    view.contentInsetAdjustmentBehavior = .always
    window.addSubview(view)
    defer { view.removeFromSuperview() }
    view.contentSize = step.before.contentSize
    view.contentInset = UIEdgeInsets(step.before.contentInset)
    view.layoutIfNeeded()
    view.contentOffset = step.before.bounds.origin
    view.layoutIfNeeded()

    view.frame.size = step.after.bounds.size
    view.contentSize = step.after.contentSize
    view.contentInset = UIEdgeInsets(step.after.contentInset)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    return view.contentOffset.y
  }

  /// Compares the top inset that UIKit adds on the device and in the stand-in.
  ///
  /// Nil for `automatic` and `scrollableAxes`, which depend on values that a recording does not have.
  func insetDifference(of geometry: Recording.Geometry, at time: Double) -> ReplayDifference? {
    let behavior = UIScrollView.ContentInsetAdjustmentBehavior(rawValue: geometry.behavior)
    guard geometry.isJudged, behavior == .never || behavior == .always else { return nil }
    let view = View(frame: CGRect(origin: .zero, size: geometry.bounds.size))
    view.area = UIEdgeInsets(geometry.safeArea)
    view.contentInsetAdjustmentBehavior = behavior ?? .never
    view.contentInset = UIEdgeInsets(geometry.contentInset)
    window.addSubview(view)
    defer { view.removeFromSuperview() }
    // Leave out the bottom, where UIKit may add the keyboard's height.
    let top = (geometry.adjustedContentInset.top, view.adjustedContentInset.top)
    guard abs(top.0 - top.1) > 0.5 else { return nil }
    return .numbers(
      "adjusted content inset, top", at: time, device: top.0, standIn: top.1,
      behavior == .never ? .neverAdjusts : .alwaysAdjusts
    )
  }
}

extension UIEdgeInsets {
  init(_ insets: Recording.Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
