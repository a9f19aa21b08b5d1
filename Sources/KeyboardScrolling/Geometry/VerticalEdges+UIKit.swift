import UIKit

extension UIEdgeInsets {
  subscript(edge: VerticalEdge) -> CGFloat {
    get { edge == .top ? top : bottom }
    set { if edge == .top { top = newValue } else { bottom = newValue } }
  }
}

extension VerticalEdges {
  init(_ insets: UIEdgeInsets) { self.init(top: insets.top, bottom: insets.bottom) }
}
