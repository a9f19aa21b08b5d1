package import UIKit

extension JudgedScreen {
  /// Describes an example screen, without its bar; the view need not be loaded.
  package init(example name: String, _ controller: UIViewController) {
    self.init()
    switch name {
    case "login":
      companionsOfResponder = { [weak controller] _ in
        controller?.view.inside(UIButton.self) ?? []
      }
    case "checkout":
      // The button has to stay visible only while the user edits one of the last three fields.
      companionsOfResponder = { [weak controller] field in
        guard let view = controller?.view else { return [] }
        let isLast = view.inside(UITextField.self).suffix(3).contains { $0 === field }
        return isLast ? view.inside(UIButton.self) : []
      }
    case "chat", "inverted-chat":
      isChat = { !JudgedScreen.isNested($0) }
    default: break
    }
  }
}

extension UIView {
  /// Returns the views of a type, without those inside a view of the type.
  fileprivate func inside<View: UIView>(_ type: View.Type) -> [View] {
    (self as? View).map { [$0] } ?? subviews.flatMap { $0.inside(type) }
  }
}
