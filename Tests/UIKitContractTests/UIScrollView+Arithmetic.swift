import UIKit

extension UIScrollView {
  /// The legal range of the vertical offset, in points (statement 27).
  var verticalRange: ClosedRange<CGFloat> {
    let minimum = -adjustedContentInset.top
    let maximum = contentSize.height + adjustedContentInset.bottom - bounds.height
    return minimum...max(minimum, maximum)
  }

  var contribution: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// The height of a keyboard above the view's bottom edge.
  func overlap(withKeyboard frameInScreen: CGRect) -> CGFloat? {
    guard let screen = window?.screen else { return nil }
    return max(0, bounds.maxY - convert(frameInScreen, from: screen.coordinateSpace).minY)
  }
}
