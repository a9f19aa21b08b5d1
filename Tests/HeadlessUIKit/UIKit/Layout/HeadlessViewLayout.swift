import CoreGraphics
import Foundation

struct HeadlessViewLayout {
  var translatesAutoresizingMask = true
}

extension UIView {
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { headlessLayout.translatesAutoresizingMask }
    set { headlessLayout.translatesAutoresizingMask = newValue }
  }
  func headlessSolveConstraints() {}
}
