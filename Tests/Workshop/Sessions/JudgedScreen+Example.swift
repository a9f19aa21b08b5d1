import ExampleScreens
package import UIKit

extension JudgedScreen {
  /// Describes an example screen, without its bar; the view need not be loaded.
  package init(example name: String, _ controller: UIViewController) {
    self.init()
    switch name {
    case "login":
      companions = { [weak controller] _ in Self.buttons(in: controller?.view) }
    case "checkout":
      // The button has to stay visible only while the user edits one of the last three fields.
      companions = { [weak controller] field in
        Self.textFields(in: controller?.view).suffix(3).contains { $0 === field }
          ? Self.buttons(in: controller?.view) : []
      }
    case "chat", "inverted-chat":
      keepsDistance = { !JudgedScreen.isNested($0) }
    default: break
    }
  }

  private static func buttons(in view: UIView?) -> [UIView] {
    guard let view, !(view is UIButton) else { return view.map { [$0] } ?? [] }
    return view.subviews.flatMap { buttons(in: $0) }
  }

  private static func textFields(in view: UIView?) -> [UITextField] {
    guard let view else { return [] }
    return (view as? UITextField).map { [$0] } ?? view.subviews.flatMap { textFields(in: $0) }
  }
}
